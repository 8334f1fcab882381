import Testing

@testable import Audit

/// Every rule proves itself by its own examples.
@Suite("Rules")
struct RuleExamplesTests {
    static let ids = Catalog.rules.map { $0.about.id }

    @Test("A rule finds what its triggering examples mark, and nothing else", arguments: ids)
    func triggering(id: String) {
        let rule = Catalog.rule(id)!
        for example in rule.about.triggering.all {
            let marked = MarkedCode(example.code)
            #expect(marked.places.isEmpty == false, "an example of \(id) marks nothing:\n\(example.code)")
            #expect(outcomes(of: rule, in: example) == marked.places, "\(id) in\n\(example.code)")
        }
    }

    @Test("A rule is silent about its other examples", arguments: ids)
    func nonTriggering(id: String) {
        let rule = Catalog.rule(id)!
        for example in rule.about.nonTriggering.all {
            let marked = MarkedCode(example.code)
            #expect(outcomes(of: rule, in: example) == marked.places, "\(id) in\n\(example.code)")
            #expect(!marked.places.values.contains(.finding), "a non-triggering example of \(id) marks a finding")
        }
    }

    @Test(
        "A rule mends a triggering example exactly as it says, soundly where it says nothing, and no other",
        arguments: ids
    )
    func fixes(id: String) {
        let rule = Catalog.rule(id)!
        for example in rule.about.triggering.all {
            let result = Fixer.mend(MarkedCode(example.code).code, example.findings(of: rule))
            if let fixed = example.fixed { #expect(result.text == fixed.asFile, "\(id) mends\n\(example.code)") }
            #expect(result.left.isEmpty, "\(id) leaves a fix in\n\(example.code)")
        }
        for example in rule.about.nonTriggering.all {
            #expect(example.findings(of: rule).allSatisfy { $0.fix.isEmpty }, "\(id) mends\n\(example.code)")
        }
    }

    @Test("A small target's message has its size and the size that is needed")
    func smallTargetMessage() {
        let auditor = Auditor(settings: Settings(), rules: [SmallTarget.self])
        let code = "Circle().frame(width: 24, height: 24).onTapGesture { pick() }"
        let messages = auditor.settle([auditor.read(path: "A.swift", text: code)]).map(\.message)
        let message = """
            People miss this control with their finger: 24 × 24 points, and 44 points are needed, 28 at the very least; \
            give the label .frame(minWidth: 44, minHeight: 44) and a .contentShape.
            """
        #expect(messages == [message])
    }

    private func outcomes(of rule: any Rule.Type, in example: Example) -> [Int: Outcome] {
        Dictionary(
            example.findings(of: rule).map { ($0.place.start, $0.outcome) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
