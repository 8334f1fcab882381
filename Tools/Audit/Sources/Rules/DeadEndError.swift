import SwiftSyntax

enum DeadEndError: Rule {
    static let about = RuleDescription(
        id: "dead-end-error",
        title: "Error without a way on",
        level: .question,
        weight: 3,
        whom: "everyone",
        rationale: """
            An alert that says what failed and offers OK ends there: people must find the way back to what they wanted, and may have to type it \
            again. A button that tries again, or leads to the setting that is wrong, saves both.
            """,
        source: "Human Interface Guidelines, Alerts; WCAG 3.3.3",
        blindSpots: "What is retried by itself; another way to try again on the screen beneath.",
        harm: "People who read this error can only close it",
        change: "add a button that tries again, or that leads to what has to be changed"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for alert in file.calls("alert") where alert.base != nil && isOfError(alert) {
            let buttons = alert.closures.flatMap { Search.calls(in: $0.closure) }.filter { $0.name == "Button" }
            if !buttons.isEmpty, buttons.allSatisfy(\.onlyCloses) { report.finding(at: alert.nameToken) }
        }
        for alert in file.calls("Alert") where alert.base == nil && isOfError(alert) {
            if !alert.hasArgument("primaryButton") { report.finding(at: alert.nameToken) }
        }
    }

    /// The title or the binding mentions an error.
    private static func isOfError(_ alert: Call) -> Bool {
        let code = alert.node.arguments.normalisedCode.lowercased()
        return code.contains("error") || code.contains("fail")
    }
}

extension Call {
    /// Does nothing, or only dismisses.
    fileprivate var onlyCloses: Bool {
        guard let action = buttonAction else { return !hasArgument("action") }
        return action.statements.allSatisfy { item in
            let words = Set(item.tokens(viewMode: .sourceAccurate).map(\.text))
            return !words.isDisjoint(with: ["false", "nil", "dismiss"])
        }
    }
}
