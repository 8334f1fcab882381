import Foundation
import Testing

@Suite("nod review")
struct ReviewCommandTests {
    private static let screen = """
        struct Profile: View {
            @State private var isOpen = false
            var body: some View {
                Image("avatar").onTapGesture { isOpen = true }
                Image("cover").onTapGesture { isOpen = true }
                Button { isOpen.toggle() } label: { Image(systemName: isOpen ? "checkmark.circle.fill" : "circle") }
                Text("Open").font(.system(size: 11)).animation(.default, value: isOpen)
            }
        }

        """

    private func json(_ project: Project, _ arguments: String...) throws -> [String: Any] {
        let run = try project.nod(["review", "--format", "json"] + arguments)
        #expect(run.status == 0 && run.errors == "")
        return try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    }

    private func screens(_ json: [String: Any]) -> [[String: Any]] { json["screens"] as? [[String: Any]] ?? [] }

    private func rules(_ screen: [String: Any]) -> [String] {
        (screen["items"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    }

    @Test("A sheet has the place, what to look at, whom it may hurt and the change, and exits 0")
    func markdown() throws {
        let run = try Project(["Profile.swift": Self.screen]).nod("review")
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.hasPrefix("# 4 things to look at on 1 screen\n\n| the project | |\n|---|---|\n"))
        // The demo's UI test, which `make apple-check` compiles.
        let path = "../../../../Tasks/Tests/TasksUITests/AccessibilityTests.swift"
        let demo = try String(contentsOf: URL(fileURLWithPath: #filePath + "/" + path).standardized, encoding: .utf8)
        let filter = try #require(demo.firstRange(of: "@available(iOS 17, *)\nextension"))
        var rest = run.output[...]
        for part in [
            "| Reduce Motion | never checked, with 1 animation; write @Environment", "| Dynamic Type | 1 of 1 font",
            "| Labels | 0 accessibility labels for 1 control |", "no test calls performAccessibilityAudit",
            "\n## Profile.swift\n",
            "\n1. **Tap gesture where a button belongs** (tap-gesture, question), may hurt people who use VoiceOver",
            "   - line 4: `Image(\"avatar\").onTapGesture { isOpen = true }`\n   - line 5: ",
            "*Change:* Use a Button",
            "```diff\n   --- a/Profile.swift", "\n2. **Checkbox made of two symbols**", "CompletionCheck",
            "try app.audit()", String(demo[filter.lowerBound...]),
        ] {
            let place = try #require(rest.firstRange(of: part), "‘\(part)’ is missing or too early in \(run.output)")
            rest = rest[place.upperBound...]
        }
    }

    @Test("The worst screen comes first, errors before questions, and never more than six at once")
    func order() throws {
        let many = """
            struct Many: View {
                var body: some View {
                    Image("a").onTapGesture { open() }
                    Button { close() } label: { Image("close-2") }
                    Slider(value: $volume)
                    Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.circle" : "circle") }
                    Text("a").font(.system(size: 11))
                    Button("Delete", role: .destructive) { removeAll() }
                    Image("cover")
                    Text(name).frame(height: 20)
                }
            }
            """
        let all = screens(try json(try Project(["A.swift": Self.screen, "B.swift": many])))
        #expect(all.map { $0["path"] as? String } == ["B.swift", "A.swift"])
        #expect(
            rules(all[0]) == [
                "icon-without-label", "unlabelled-slider", "tap-gesture", "hand-made-check", "unconfirmed-deletion",
                "fixed-font-size",
            ]
        )
        #expect(all[0]["left"] as? Int == 3)
    }

    @Test("Programs get each place with its code, and a diff where one is certain")
    func diff() throws {
        let items = screens(try json(try Project(["Profile.swift": Self.screen])))[0]["items"] as? [[String: Any]]
        let tap = try #require(items?.first)
        let places = try #require(tap["places"] as? [[String: Any]])
        #expect(places.map { $0["line"] as? Int } == [4, 5])
        #expect(places[0]["code"] as? String == "Image(\"avatar\").onTapGesture { isOpen = true }")
        #expect(
            (tap["diff"] as? String)?.contains("+        Button { isOpen = true } label: { Image(\"cover\") }") == true
        )
        #expect(tap["whom"] as? String == "people who use VoiceOver or a keyboard")
    }

    @Test("A hand-made check becomes NodUI's, where that is imported")
    func completionCheck() throws {
        let project = try Project(["Profile.swift": "import NodUI\n" + Self.screen])
        let run = try project.nod("review", "--fix", "--dry-run", "--rule", "hand-made-check")
        #expect(run.output.contains("+        CompletionCheck(isCompleted: isOpen, action: { isOpen.toggle() })\n"))
        #expect(try project.nod("review", "--fix", "--rule", "hand-made-check").errors == "nod: 1 fixed in 1 file.\n")
        #expect(rules(screens(try json(project))[0]).contains("hand-made-check") == false)
    }

    @Test("No advice for a project that checks Reduce Motion and audits itself; a comment suppresses a question")
    func facts() throws {
        let comment = "// nod:disable:next unnamed-picture the cover is described by the text beside it\n"
        let project = try Project([
            "Card.swift":
                "struct Card: View {\n    @Environment(\\.accessibilityReduceMotion) var calm\n    var body: some View {\n"
                + comment + "Image(\"cover\").offset(y: up).animation(.default, value: up)\n    }\n}\n",
            "AppUITests/Audit.swift": "func testAll() throws { try app.performAccessibilityAudit() }",
        ])
        let all = try json(project)
        #expect(screens(all).isEmpty && all["test"] == nil)
        let states = (all["facts"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
        #expect(states.first == "checked, with 1 animation")
        #expect(states.last == "a test calls performAccessibilityAudit")
        #expect(try project.nod("review").output.hasPrefix("# Nothing to look at on 0 screens\n"))
    }

    @Test("Motion is asked about once for an app")
    func oncePerApp() throws {
        let card = "struct %: View { var body: some View { Circle().offset(y: up).animation(.default, value: up) } }"
        let files = ["A", "B"].map { ("\($0).swift", card.replacing("%", with: $0)) }
        let all = screens(try json(try Project(Dictionary(uniqueKeysWithValues: files))))
        #expect(all.map { $0["path"] as? String } == ["A.swift"])
        #expect(rules(all[0]) == ["ungated-motion"])
    }
}
