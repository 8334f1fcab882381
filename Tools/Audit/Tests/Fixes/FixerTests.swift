import Testing

@testable import Audit

@Suite("Fixes")
struct FixerTests {
    private func finding(_ edits: [Edit]) -> Finding {
        var finding = findings("shout(wrong: 1)")[0]
        finding.fix = edits
        return finding
    }

    @Test("Only the found code changes; layout and comments stay")
    func onlyFound() {
        let text = "// before\nshout( 1 ) // after\n\n\tshout(wrong: 2)\r\n"
        let result = Fixer.fix(text, findings(text))
        #expect(result.text == "// before\nspeak( 1 ) // after\n\n\tshout(wrong: 2)\r\n")
        #expect(result.fixed.count == 1)
        #expect(result.left.isEmpty)
    }

    @Test("Where two want the same code, the first is applied")
    func overlap() {
        let (first, second) = (
            finding([Edit(start: 0, end: 5, text: "a")]), finding([Edit(start: 3, end: 8, text: "b")])
        )
        let result = Fixer.fix("shout(1)", [first, second])
        #expect(result.text == "a(1)")
        #expect(result.left.map(\.finding) == [second])
    }

    @Test("All edits of a finding are made, or none")
    func allOrNone() {
        let whole = finding([Edit(start: 0, end: 1, text: "S"), Edit(start: 3, end: 8, text: "b")])
        let other = finding([Edit(start: 2, end: 4, text: "x")])
        #expect(Fixer.fix("shout(1)", [other, whole]).text == "shxt(1)")
    }

    @Test("A result that is no Swift is not kept; what is sound beside it is")
    func broken() {
        let bad = finding([Edit(start: 0, end: 5, text: "shout((")])
        let good = finding([Edit(start: 9, end: 14, text: "speak")])
        let result = Fixer.fix("shout(1)\nshout(2)", [bad, good])
        #expect(result.text == "shout(1)\nspeak(2)")
        #expect(result.left.map(\.finding) == [bad])
    }

    @Test("A comment is never lost")
    func comment() {
        let bad = finding([Edit(start: 5, end: 15, text: "()")])
        let result = Fixer.fix("shout(/* a */1)", [bad])
        #expect(result.text == "shout(/* a */1)")
        #expect(result.left.count == 1)
    }

    @Test("An edit outside the file changes nothing")
    func outside() {
        #expect(Fixer.fix("a", [finding([Edit(start: 4, end: 9, text: "b")])]).text == "a")
    }
}
