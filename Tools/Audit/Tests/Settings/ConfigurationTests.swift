import Testing

@testable import Audit

@Suite(".nod.yml")
struct ConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration.read(text, path: ".nod.yml", folder: "/app")
    }

    private func error(_ text: String) -> String {
        do {
            _ = try read(text)
            return "none"
        } catch { return "\(error)" }
    }

    @Test("Everything can be said")
    func whole() throws {
        let configuration = try read(
            """
            profile: child
            platform: macos
            include: [Sources/**]
            exclude:
              - Sources/Legacy
            rules:
              tap-gesture: error
              suppression: off
            wrappers:
              gates-motion: [withElementAnimation]
              icon-views: SymbolView
              labels-controls: [named]
            baseline: .nod-baseline.json
            """
        )
        #expect(configuration.profile == .child)
        #expect(configuration.platform == .macos)
        #expect(configuration.selection.include == [Glob("Sources/**")])
        #expect(configuration.selection.exclude == [Glob("Sources/Legacy")])
        #expect(configuration.levels == ["tap-gesture": .error] && configuration.off == ["suppression"])
        #expect(
            configuration.wrappers == [
                Fact(.gatesMotion, "withElementAnimation"), Fact(.iconView, "SymbolView"),
                Fact(.labelsControl, "named"),
            ]
        )
        #expect(configuration.baseline == ".nod-baseline.json")
    }

    @Test("An empty file says nothing")
    func empty() throws {
        #expect(try read("") == Configuration(folder: "/app"))
        #expect(try read("# nothing yet\nrules:\n") == Configuration(folder: "/app"))
    }

    @Test("Mistakes are named with their line and what to write")
    func mistakes() {
        #expect(error("profile: child\nruls: {}") == ".nod.yml:2: there is no setting ‘ruls’\n  Did you mean ‘rules’?")
        #expect(
            error("rules:\n  tap-gestures: off")
                == ".nod.yml:2: there is no rule ‘tap-gestures’\n  Did you mean ‘tap-gesture’?"
        )
        #expect(
            error("rules:\n  unstable-body: off")
                == ".nod.yml:2: the rule ‘unstable-body’ was removed\n  Delete this line."
        )
        #expect(
            error("rules:\n  tap-gesture: maybe")
                == ".nod.yml:2: ‘tap-gesture’ cannot be ‘maybe’\n  Write off, on, error, warning or question."
        )
        #expect(
            error("profile: adult") == ".nod.yml:1: ‘profile’ cannot be ‘adult’\n  Write one of: standard, child."
        )
        #expect(
            error("wrappers:\n  gate-motion: [a]")
                == ".nod.yml:2: there is no kind of wrapper ‘gate-motion’\n  Did you mean ‘gates-motion’?"
        )
        #expect(
            error("platform: [ios, macos]")
                == ".nod.yml:1: ‘platform’ cannot be a list\n  Write one of: ios, macos, watchos, tvos, visionos."
        )
        #expect(error("platforms:\n  Watch: watchos").contains("Did you mean ‘platform’?"))
        #expect(error("- a\n- b").hasPrefix(".nod.yml:1: the file is not a list of settings"))
        #expect(error("include: {a: b}").hasPrefix(".nod.yml:1: ‘include’ is not a list"))
    }

    @Test("Broken YAML is named with its line")
    func broken() {
        #expect(error("profile: child\nrules: [a").hasPrefix(".nod.yml: the YAML is broken: 3:"))
        #expect(error("profile: child\n\tplatform: ios").hasPrefix(".nod.yml: the YAML is broken: 2:"))
        #expect(error("profile: child\nprofile: standard").hasPrefix(".nod.yml: the YAML is broken: "))
    }

    @Test("Every kind of wrapper has its own name")
    func wrapperNames() {
        let names = Fact.Kind.allCases.map(\.configurationName)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test("Rules run unless the team switches them off; a question that is on is reported")
    func rules() throws {
        let configuration = try read(
            "rules:\n  tap-gesture: off\n  raw-error: on\n  icon-without-label: on\n  low-contrast: question"
        )
        let off = Catalog.ids.filter { id in !configuration.selectedRules.contains { $0.about.id == id } }
        #expect(off == ["tap-gesture"])
        #expect(
            configuration.levels
                == ["raw-error": .warning, "icon-without-label": .error, "low-contrast": .question]
        )
    }
}
