import Foundation
import Testing

@Suite("nod audit")
struct AuditCommandTests {
    static let tap =
        "import SwiftUI\n\nstruct Row: View {\n    var body: some View { Card(\"a\").onTapGesture { open() } }\n}\n"
    static let clean = "import SwiftUI\n\nstruct Row: View {\n    var body: some View { Text(\"a\") }\n}\n"

    private func audited(_ files: [String: String], _ configuration: String = "") throws -> [String] {
        let project = try Project(files.merging(configuration.isEmpty ? [:] : [".nod.yml": configuration]) { $1 })
        return try project.nod("audit", "--format", "github", "--rule", "tap-gesture").annotated.map(\.path)
    }

    // MARK: - Exits

    @Test("Findings exit 1, with no progress and no colour in a pipe")
    func findings() throws {
        let run = try Project(["Row.swift": "let a = 1\n// nod:disable\n"]).nod("audit", "--rule", "suppression")
        #expect(run.status == 1)
        #expect(
            run.output == """
                suppression  1 warning  Suppression without a reason, a rule or a use  Nod
                  This comment names no rule: write the rule's id and a reason after it.
                    Row.swift:2:4  // nod:disable

                1 warning in 1 file
                Reasons and examples: --explain RULE.

                """
        )
        #expect(run.errors == "")
    }

    @Test(
        "Wrong usage exits 2 and says what to do",
        arguments: [
            (["--rule", "tap-gestur"], "nod: there is no rule ‘tap-gestur’: did you mean ‘tap-gesture’?\n"),
            (["--rule", "spring-range"], "nod: the rule ‘spring-range’ was removed.\n"),
            (["Sorces"], "nod: there is no file or folder ‘Sorces’.\n"),
            (
                ["--config", "none.yml"],
                "nod: the settings ‘none.yml’ cannot be read. Check the path and its permissions.\n"
            ),
            (
                ["--baseline", "none.json"],
                "nod: there is no baseline ‘none.json’ to read. Write it with --update-baseline.\n"
            ),
            (["--explain", "tap"], "nod: there is no rule ‘tap’; see nod rules."),
            (["--format", "xml"], "Please provide one of ‘text’, ‘xcode’, ‘sarif’ or ‘github’."),
            (["--config", "broken.yml"], "nod: broken.yml:2: there is no setting ‘rulse’\n  Did you mean ‘rules’?\n"),
            (["--dry-run"], "--dry-run shows what --fix would change: give both."),
            (["--changed-since", "main", "--update-baseline"], "--update-baseline writes every finding"),
            (["--colour"], "nod: Unknown option ‘--colour’"),
        ]
    )
    func wrongUsage(arguments: [String], says: String) throws {
        let project = try Project(["Row.swift": Self.clean, "broken.yml": "profile: child\nrulse: {}\n"])
        let run = try project.nod(["audit"] + arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(says))
    }

    // MARK: - What is audited

    @Test("Tests, previews, generated and fetched code and hidden folders are left out")
    func leftOut() throws {
        let files = [
            "App/Row.swift", "AppTests/A.swift", "AppUITests/B.swift", "Tests/C.swift", "Pods/D.swift",
            "Carthage/E.swift", "DerivedData/F.swift", "checkouts/G.swift", ".build/H.swift",
            "App/Preview Content/I.swift", "App/Strings.generated.swift", "App/Guide.docc/Resources/Step.swift",
        ]
        var texts = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.tap) })
        texts["App/Assets.swift"] = "// Generated using SwiftGen\n\n" + Self.tap
        texts["App/Preview.swift"] = "#Preview { Text(\"a\").onTapGesture {} }"
        #expect(try audited(texts) == ["App/Row.swift"])
    }

    @Test("A named file or folder is audited anywhere")
    func named() throws {
        let project = try Project(["Tests/C.swift": Self.tap])
        #expect(try project.nod("audit", "--rule", "tap-gesture", "Tests/C.swift").status == 1)
        #expect(try project.nod("audit", "--rule", "tap-gesture", "Tests").status == 1)
        #expect(try project.nod("audit", "--rule", "tap-gesture").status == 0)
    }

    @Test("The settings choose files, rules and severities")
    func settings() throws {
        let files = ["A/Row.swift": Self.tap, "B/Row.swift": Self.tap, "B/Old/Row.swift": Self.tap]
        #expect(try audited(files, "include: [B]\nexclude: [B/Old/**]") == ["B/Row.swift"])
        let off = try Project(["Row.swift": Self.tap, ".nod.yml": "rules:\n  tap-gesture: off"])
        #expect(try off.nod("audit").output == "Nothing found in 1 file\n")
        let error = try Project(["Row.swift": Self.tap, ".nod.yml": "rules:\n  tap-gesture: error"])
        #expect(try error.nod("audit").output.contains("tap-gesture  1 error  "))
    }

    @Test("The settings are found upwards; paths in them are relative to their folder")
    func settingsUpwards() throws {
        let project = try Project(["App/Sources/Row.swift": Self.tap, ".nod.yml": "exclude: [App/Sources]"])
        let sub = project.folder + "/App"
        #expect(try project.run(["audit", "--rule", "tap-gesture"], in: sub).status == 0)
        #expect(try project.run(["audit", "--config", "../none.yml"], in: sub).status == 2)
    }

    @Test("Several rules may be given with commas or by several options; a path after them is a path")
    func rules() throws {
        let project = try Project(["A/Row.swift": Self.tap, "B/Row.swift": Self.tap])
        let both = ["--rule", "suppression", "--rule", "tap-gesture", "A"]
        #expect(try project.nod(["audit", "--format", "github"] + both).annotated.map(\.path) == ["A/Row.swift"])
        #expect(try project.nod("audit", "--rule", "suppression,tap-gesture").status == 1)
        #expect(try project.nod("audit", "--rule", "suppression").status == 0)
    }

    @Test("A question is counted, and reported if it is asked for by name or switched on")
    func questions() throws {
        let project = try Project(["Row.swift": Self.tap])
        let run = try project.nod("audit")
        #expect(run.status == 0)
        #expect(run.output == "No errors in 1 file\n1 more to look at on 1 screen: nod review\n")
        for format in ["xcode", "sarif", "github"] {
            #expect(try project.nod("audit", "--format", format).output.contains("tap-gesture:") == false)
        }
        #expect(try project.nod("audit", "--rule", "tap-gesture").status == 1)
        try project.write(".nod.yml", "rules:\n  tap-gesture: on")
        #expect(try project.nod("audit").status == 1)
    }

    @Test("--explain prints the section of a rule")
    func explains() throws {
        let page = try Project().nod("audit", "--explain", "tap-gesture")
        #expect(page.status == 0)
        #expect(page.output.hasPrefix("## tap-gesture\n\n**Tap gesture where a button belongs** (question, "))
        var rest = page.output[...]
        for part in ["VoiceOver", "Source: ", "Not detected: ", "Found:\n", "onTapGesture", "Fine:\n", "Button("] {
            let place = try #require(rest.firstRange(of: part), "‘\(part)’ is missing or too early")
            rest = rest[place.upperBound...]
        }
    }

    // MARK: - Formats

    @Test(
        "Paths are the working directory's in text, the repository's in SARIF and for GitHub, absolute for Xcode"
    )
    func pathForms() throws {
        let project = try Project(["ios/Row.swift": Self.tap, ".git/HEAD": ""])
        func output(_ format: String) throws -> String {
            try project.run(["audit", "--rule", "tap-gesture", "--format", format], in: project.folder + "/ios").output
        }
        #expect(try output("text").contains("\n    Row.swift:4:37  "))
        #expect(try output("sarif").contains("\"uri\" : \"ios/Row.swift\""))
        #expect(try output("github").hasPrefix("::warning file=ios/Row.swift,"))
        #expect(try output("xcode").hasPrefix("/"))
        #expect(try output("xcode").contains("/ios/Row.swift:4:37: warning: "))
    }

    // MARK: - Baseline

    @Test("A baseline hides old findings, but no second one of the same kind")
    func baseline() throws {
        let slider = Self.clean.replacing("Text(\"a\")", with: "Slider(value: $volume)")
        let project = try Project([
            "Row.swift": slider, ".nod.yml": "baseline: known.json\nrules: {suppression: off}",
        ])
        let update = try project.nod("audit", "--update-baseline", "--rule", "unlabelled-slider")
        #expect(update == Run(status: 0, output: "", errors: "nod: the baseline known.json now has 1 finding.\n"))
        try project.write("Row.swift", "\n\n\n" + slider)
        #expect(try project.nod("audit", "--rule", "unlabelled-slider").status == 0)
        try project.write("Row.swift", slider + slider)
        let second = try project.nod("audit", "--rule", "unlabelled-slider")
        #expect(second.status == 1)
        #expect(second.output.contains("    Row.swift:9:27  "))
        #expect(second.output.contains("1 in the baseline"))
    }

    @Test("Fixed findings of the baseline are reported, and an update removes them")
    func goneFromBaseline() throws {
        let project = try Project(["A.swift": Self.tap, "B.swift": Self.tap])
        func audit(_ options: String...) throws -> Run {
            try project.nod(["audit", "--rule", "tap-gesture", "--baseline", "known.json"] + options)
        }
        #expect(try audit("--update-baseline").status == 0)
        try project.write("A.swift", Self.clean)
        let run = try audit()
        #expect(run.status == 0)
        #expect(run.errors.contains("A.swift tap-gesture\n"))
        #expect(try audit("B.swift").errors == "")
        #expect(try audit("--update-baseline").status == 0)
        #expect(try project.text("known.json").contains("A.swift") == false)
    }

    // MARK: - Fixes

    private static let fixable =
        "// a row\r\nstruct Row: View {\r\n    var body: some View { Text(\"Open\").onTapGesture { open() } }\r\n}\r\n"

    @Test(
        "--fix --dry-run prints a diff and writes nothing; --fix writes, keeping CRLF, the byte order mark and permissions"
    )
    func fix() throws {
        let project = try Project(["Row.swift": "\u{FEFF}" + Self.fixable])
        let before = try project.data("Row.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: project.folder + "/Row.swift")
        let dry = try project.nod("audit", "--fix", "--dry-run", "--rule", "tap-gesture")
        #expect(dry.status == 1)
        #expect(dry.output.hasPrefix("--- a/Row.swift\n+++ b/Row.swift\n@@ "))
        #expect(try project.data("Row.swift") == before)

        let run = try project.nod("audit", "--fix", "--rule", "tap-gesture")
        #expect(run == Run(status: 0, output: "Nothing found in 1 file\n", errors: "nod: 1 fixed in 1 file.\n"))
        let after = try project.data("Row.swift")
        #expect(after != before)
        #expect(after.starts(with: [0xEF, 0xBB, 0xBF]))
        let text = String(decoding: after, as: UTF8.self)
        #expect(text.split(separator: "\r\n", omittingEmptySubsequences: false).joined().utf8.contains(0x0A) == false)
        let mode =
            try FileManager.default.attributesOfItem(atPath: project.folder + "/Row.swift")[.posixPermissions] as? Int
        #expect(mode == 0o640)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.folder).contains { $0.hasSuffix(".tmp") }
                == false
        )
    }
}

extension Project {
    func nod(_ arguments: [String]) throws -> Run { try run(arguments, in: folder) }
}
