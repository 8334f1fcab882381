import Testing

@testable import Audit

@Suite("Suppression")
struct SuppressionTests {
    private func lines(_ text: String) -> [Int] { findings(text).map(\.place.line) }

    @Test("disable:next lets the next line of code pass, also below other comments")
    func next() {
        #expect(
            lines(
                """
                // nod:disable:next tap-gesture the crowd is loud
                // as every Sunday
                shout()
                shout()
                """
            ) == [4]
        )
    }

    @Test("disable:this lets its own line pass")
    func this() {
        #expect(lines("shout()  // nod:disable:this tap-gesture a fire\nshout()") == [2])
    }

    @Test("disable reaches to enable, or to the end")
    func region() {
        #expect(
            lines(
                """
                shout()
                // nod:disable tap-gesture rehearsal
                shout()
                // nod:enable tap-gesture
                shout()
                // nod:disable tap-gesture concert
                shout()
                """
            ) == [1, 5]
        )
    }

    @Test("A comment for one rule leaves the others")
    func otherRule() {
        #expect(lines("// nod:disable suppression because\nshout()") == [2])
    }

    @Test("Several rules stand with commas")
    func several() {
        #expect(lines("// nod:disable:next suppression,tap-gesture because\nshout()") == [])
    }

    @Test("A comment in a text is none")
    func inText() {
        #expect(lines("let a = \"// nod:disable tap-gesture because\"\nshout()") == [2])
    }

    @Test("A comment in the middle of a chain speaks for the next link")
    func inChain() {
        #expect(
            lines(
                """
                a
                    // nod:disable:next tap-gesture because
                    .shout()
                    .shout()
                """
            ) == [4]
        )
    }

    @Test("What silences nothing is reported, if its rule ran")
    func unused() {
        let text = "// nod:disable:next tap-gesture because\nspeak()\n// nod:enable tap-gesture"
        let rules: [any Rule.Type] = [ShoutRule.self, SuppressionComments.self]
        let found = findings(["A.swift": text], rules: rules)
        #expect(
            found.map(\.message) == [
                "This comment is unused, as tap-gesture finds nothing here: delete it.",
                "Nothing before this comment disables tap-gesture: delete it.",
            ]
        )
        #expect(found.map { [$0.place.line, $0.place.column] } == [[1, 4], [3, 4]])
        #expect(findings(["A.swift": text], rules: [SuppressionComments.self]).isEmpty)
    }

    @Test("An unknown rule is reported with the nearest name, one of an earlier version as removed")
    func names() {
        let text = "// nod:disable tap-gestur because\n// nod:disable:next long-animation because"
        #expect(
            findings(["A.swift": text], rules: [SuppressionComments.self]).map(\.message) == [
                "There is no rule ‘tap-gestur’: did you mean ‘tap-gesture’?",
                "The rule ‘long-animation’ was removed: delete it from this comment.",
            ]
        )
    }

    @Test("How many were suppressed is known")
    func count() {
        let auditor = Auditor(rules: [ShoutRule.self])
        let result = auditor.read(path: "A.swift", text: "// nod:disable tap-gesture because\nshout()\nshout()")
        #expect(auditor.judge([result]).suppressed == 2)
    }
}
