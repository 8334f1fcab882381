import Foundation
import Testing

@testable import Audit

/// Dead code is left out.
@Suite("Shown")
struct ShownTests {
    private static let app = "@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }"
    private static let home = "struct Home: View { var body: some View { Text(\"a\") } }"

    private func heard(_ files: [String: String], isWhole: Bool = true) -> [String] {
        var auditor = Auditor(rules: [ShoutRule.self])
        auditor.elsewhere = isWhole ? NameUses() : nil
        let all = files.merging(["Main.swift": Self.app]) { own, _ in own }
        let results = all.sorted { $0.key < $1.key }.map { auditor.read(path: $0.key, text: $0.value) }
        return auditor.settle(results).map(\.path)
    }

    private func heard(_ text: String) -> Bool {
        let files = text.components(separatedBy: "// other file\n")
        let named = files.enumerated().map { ($0.offset == 0 ? "A.swift" : "B\($0.offset).swift", $0.element) }
        return heard(["Home.swift": Self.home].merging(named) { $1 }).contains("A.swift")
    }

    @Test(
        "Code that nothing in the program uses is left out",
        arguments: [
            "struct Old: View { var body: some View { shout() } }",
            "struct Old: View { var body: some View { Text(\"a\") } }\nextension Old { func call() { shout() } }",
            "struct Old: View { var body: some View { shout() } }\n#Preview { Old() }",
            "struct Old: View { var body: some View { shout() } }\nstruct Old_Previews: PreviewProvider { static var previews: some View { Old() } }",
            "struct Old: View { var body: some View { shout() } }\n#if DEBUG\nlet a = Old()\n#endif",
            "struct Old: View { var body: some View { shout() } }\n// Old()",
            "struct Old: View { var body: some View { shout() } }\nstruct Older: View { var body: some View { Old() } }",
            "struct Old: ViewModifier { func body(content: Content) -> some View { shout() } }\nextension View { func old() -> some View { modifier(Old()) } }",
            "extension View { func old() -> some View { shout() } }",
            "final class Old: ObservableObject { func call() { shout() } }",
            "extension Home { private func old() { shout() } }",
            "extension Home { private var old: some View { shout() } }",
            "struct Old: View { var body: some View { shout() } }\n#if os(macOS)\nlet a = Old()\n#endif",
        ]
    )
    func hidden(text: String) {
        #expect(!heard(text))
    }

    @Test(
        "Reachable code is not",
        arguments: [
            "struct Old: View { var body: some View { shout() } }\nlet a = Old()",
            "struct Old: View { var body: some View { shout() } }\nextension Home { func a() { Old() } }",
            "public struct Old: View { public var body: some View { shout() } }",
            "struct Old: Widget { var body: some WidgetConfiguration { shout() } }",
            "class Old: UIViewController { func call() { shout() } }",
            "extension Home { @objc private func old() { shout() } }",
            "extension Home { private func old() { shout() }\n func call() { old() } }",
            "extension View { func old() -> some View { shout() } }\nlet a = Text(\"\").old()",
            "extension View { public func old() -> some View { shout() } }",
            "extension ButtonStyle where Self == Old { static var old: Old { Old() } }\nstruct Old: ButtonStyle { func makeBody(configuration: Configuration) -> some View { shout() } }",
            "extension Home { func old() -> some View { shout() } }\nextension Home { func call() { old() } }",
            "extension Home { func old() -> some View { shout() } }\nlet a = home.old()",
            "extension Home { func old() -> some View { shout() } }\nlet a = \\Home.old",
            "extension Home: Titled { func old() -> some View { shout() } }\nprotocol Titled { associatedtype Title; func old() -> Title }",
            "extension Home { func old() -> some View { shout() } }\nprotocol Titled { associatedtype Title; func old() -> Title }",
            """
            extension Home { func old() -> some View { shout() } }
            let a = Text("a")
                #if os(iOS)
                .old()
                #endif
            """,
            "fileprivate struct Old: View { var body: some View { shout() } }\nlet a = Old()",
        ]
    )
    func shown(text: String) {
        #expect(heard(text))
    }

    @Test("A view that another file uses is shown, one that only a hidden view of another file uses is not")
    func acrossFiles() {
        let row = "struct Row: View { var body: some View { shout() } }"
        let list = "struct List: View { var body: some View { Row() } }"
        #expect(heard(["Home.swift": Self.home, "Row.swift": row, "List.swift": list]).isEmpty)
        let home = "struct Home: View { var body: some View { List() } }"
        #expect(heard(["Home.swift": home, "Row.swift": row, "List.swift": list]) == ["Row.swift"])
    }

    @Test("For a part of a project, or files without an entry point, hidden code is unknown")
    func part() {
        let old = "struct Old: View { var body: some View { shout() } }"
        #expect(heard(["Old.swift": old]).isEmpty)
        #expect(heard(["Old.swift": old], isWhole: false) == ["Old.swift"])
        #expect(heard(["Old.swift": old, "Main.swift": Self.home]) == ["Old.swift"])
    }

    @Test("A name in a file that is left out counts as used")
    func elsewhere() {
        var auditor = Auditor(rules: [ShoutRule.self])
        auditor.elsewhere = NameUses(wordsIn: Array("let views = [Old.self]".utf8))
        let old = "struct Old: View { var body: some View { shout() } }"
        let files = ["Main.swift": Self.app, "Old.swift": old]
        #expect(auditor.settle(files.map { auditor.read(path: $0.key, text: $0.value) }).map(\.path) == ["Old.swift"])
    }
}
