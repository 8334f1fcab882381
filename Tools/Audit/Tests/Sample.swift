import SwiftSyntax

@testable import Audit

/// A rule that finds every call of `shout`, independent of the real rules.
enum ShoutRule: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Shouting",
        whom: "everyone",
        rationale: "Nobody likes it.",
        source: "WCAG 2.1.1",
        blindSpots: "Whispers."
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for call in file.calls("shout") {
            let fix = call.hasArgument("wrong") ? [] : [file.edit(call.nameToken, to: "speak")]
            report.finding(at: call.nameToken, "somebody is shouted at", change: "speak", fix: fix)
        }
        for call in file.calls("mutter") { report.ask(at: call.nameToken, "It cannot be heard") }
    }
}

extension SourceFile {
    func edit(_ node: some SyntaxProtocol, to text: String) -> Edit {
        let place = place(of: node)
        return Edit(start: place.start, end: place.end, text: text)
    }
}

func findings(_ files: [String: String], rules: [any Rule.Type] = [ShoutRule.self]) -> [Finding] {
    let auditor = Auditor(rules: rules)
    return auditor.settle(files.sorted { $0.key < $1.key }.map { auditor.read(path: $0.key, text: $0.value) })
}

func findings(_ text: String) -> [Finding] { findings(["A.swift": text]) }
