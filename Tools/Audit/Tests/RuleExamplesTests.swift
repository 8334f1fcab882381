import Testing

@testable import Audit

/// Every rule proves itself by its own examples.
@Suite("Rules")
struct RuleExamplesTests {
    static let ids = Catalog.rules.map { $0.about.id }

    @Test("A rule finds what its triggering examples mark, and nothing else", arguments: ids)
    func triggering(id: String) {
        let rule = Catalog.rule(id)!
        for example in rule.about.triggering {
            let marked = MarkedCode(example.code)
            #expect(marked.places.isEmpty == false, "an example of \(id) marks nothing:\n\(example.code)")
            #expect(outcomes(of: rule, in: example, marked) == marked.places, "\(id) in\n\(example.code)")
        }
    }

    @Test("A rule is silent about its other examples", arguments: ids)
    func nonTriggering(id: String) {
        let rule = Catalog.rule(id)!
        for example in rule.about.nonTriggering {
            let marked = MarkedCode(example.code)
            #expect(outcomes(of: rule, in: example, marked) == marked.places, "\(id) in\n\(example.code)")
            #expect(!marked.places.values.contains(.finding), "a non-triggering example of \(id) marks a finding")
        }
    }

    @Test(
        "A rule mends a triggering example exactly as it says, soundly where it says nothing, and no other",
        arguments: ids
    )
    func fixes(id: String) {
        let rule = Catalog.rule(id)!
        for example in rule.about.triggering {
            let marked = MarkedCode(example.code)
            let result = Fixer.mend(marked.code, findings(of: rule, in: example, marked))
            if let fixed = example.fixed { #expect(result.text == fixed.asFile, "\(id) mends\n\(example.code)") }
            #expect(result.left.isEmpty, "\(id) leaves a fix in\n\(example.code)")
        }
        for example in rule.about.nonTriggering {
            let marked = MarkedCode(example.code)
            #expect(
                findings(of: rule, in: example, marked).allSatisfy { $0.fix.isEmpty },
                "\(id) mends\n\(example.code)"
            )
        }
    }

    private func outcomes(of rule: any Rule.Type, in example: Example, _ marked: MarkedCode) -> [Int: Outcome] {
        Dictionary(
            findings(of: rule, in: example, marked).map { ($0.place.start, $0.outcome) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private func findings(of rule: any Rule.Type, in example: Example, _ marked: MarkedCode) -> [Finding] {
        var settings = Settings()
        settings.profile = example.profile
        settings.platform = example.platform
        settings.deploymentTarget = example.deploymentTarget
        let auditor = Auditor(settings: settings, rules: [rule])
        let others = example.others.enumerated().map { auditor.read(path: "Other\($0).swift", text: $1) }
        let findings = auditor.settle([auditor.read(path: "Example.swift", text: marked.code)] + others)
        return findings.filter { $0.path == "Example.swift" }
    }
}
