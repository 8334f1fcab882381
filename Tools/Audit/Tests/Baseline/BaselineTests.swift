import Testing

@testable import Audit

@Suite("Baseline")
struct BaselineTests {
    private let old = "struct Room {\n    func enter() { shout(1) }\n}"

    private func compare(_ before: String, _ now: String) -> Baseline.Comparison {
        Baseline(of: findings(before), path: { $0 }).compare(findings(now), path: { $0 })
    }

    @Test("What is known is not new, wherever its lines moved and however they are laid out")
    func moved() {
        let now =
            "\n\n// a comment\nstruct Room {\n  func leave() {}\n  func enter() {\n    shout( /* loud */\n 1)\n  }\n}"
        #expect(compare(old, now) == Baseline.Comparison(new: [], known: 1, gone: [:]))
    }

    @Test("A second one of the same kind in an old file is new")
    func second() {
        let now = "struct Room {\n    func enter() { shout(1) }\n    func leave() { shout(1) }\n}"
        let comparison = compare(old, now)
        #expect(comparison.new.map(\.place.line) == [3])
        #expect(comparison.known == 1)
    }

    @Test("Other code, another type and another file are new")
    func others() {
        #expect(compare(old, "struct Room {\n    func enter() { shout(2) }\n}").new.count == 1)
        #expect(compare(old, "struct Hall {\n    func enter() { shout(1) }\n}").new.count == 1)
        let elsewhere = Baseline(of: findings(old), path: { $0 }).compare(findings(["B.swift": old]), path: { $0 })
        #expect(elsewhere.new.count == 1)
    }

    @Test("What is gone is said, unless this run could not have found it")
    func gone() {
        #expect(compare(old, "").gone.values.reduce(0, +) == 1)
        let baseline = Baseline(of: findings(old), path: { $0 })
        #expect(baseline.compare([], path: { $0 }, isInScope: { _ in false }).gone.isEmpty)
    }

    @Test("A question is never in it")
    func question() {
        #expect(Baseline(of: findings("mutter()"), path: { $0 }).counts.isEmpty)
        #expect(compare("mutter()", "mutter()").new.count == 1)
    }

    @Test("An update keeps what the run could not have found")
    func update() {
        let baseline = Baseline(of: findings(["A.swift": old, "B.swift": old]), path: { $0 })
        let updated = baseline.updated(by: [], path: { $0 }, isInScope: { $0.path == "A.swift" })
        #expect(updated.counts.keys.map(\.path) == ["B.swift"])
    }

    @Test("It survives its file, and says what is no baseline")
    func file() throws {
        let baseline = Baseline(of: findings(old), path: { $0 })
        #expect(try Baseline(json: baseline.json) == baseline)
        #expect(throws: Baseline.Unreadable.self) { try Baseline(json: .init("[]".utf8)) }
        let newer = #"{"format": "nod-baseline", "version": 2, "findings": []}"#
        #expect(throws: Baseline.Unreadable.self) { try Baseline(json: .init(newer.utf8)) }
    }
}
