import Testing

@testable import Audit

@Suite("Baseline")
struct BaselineTests {
    private let old = "struct Room {\n    func enter() { shout(1) }\n}"

    private func baseline(_ findings: [Finding]) -> Baseline {
        var baseline = Baseline()
        baseline.update(by: findings, path: { $0 }, isInScope: { _ in true })
        return baseline
    }

    private func isKnown(_ now: [Finding]) -> Bool {
        let comparison = baseline(findings(old)).compare(now, path: { $0 })
        return comparison.new.isEmpty && comparison.known.count == 1 && comparison.gone.isEmpty
    }

    @Test("What is known is not new, wherever its lines moved and however they are laid out")
    func moved() {
        let now =
            "\n\n// a comment\nstruct Room {\n  func leave() {}\n  func enter() {\n    shout( /* loud */\n 1)\n  }\n}"
        #expect(isKnown(findings(now)))
    }

    @Test("Other code, another type and another file are new")
    func others() {
        #expect(!isKnown(findings(old.replacing("(1)", with: "(2)"))))
        #expect(!isKnown(findings(old.replacing("Room", with: "Hall"))))
        #expect(!isKnown(findings(["B.swift": old])))
    }

    @Test("A question is never in it")
    func question() {
        #expect(baseline(findings("mutter()")).entries.isEmpty)
        #expect(baseline(findings("mutter()")).compare(findings("mutter()"), path: { $0 }).new.count == 1)
    }

    @Test("It survives its file, and says what is no baseline")
    func file() throws {
        let baseline = baseline(findings(old))
        #expect(try Baseline(json: baseline.json) == baseline)
        #expect(throws: Baseline.Unreadable.self) { try Baseline(json: .init("[]".utf8)) }
        let other = #"{"format": "nod-baseline", "version": 1, "findings": []}"#
        #expect(throws: Baseline.Unreadable.self) { try Baseline(json: .init(other.utf8)) }
    }
}
