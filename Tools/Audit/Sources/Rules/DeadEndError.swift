import SwiftSyntax

enum DeadEndError: Rule {
    static let about = RuleDescription(
        id: "dead-end-error",
        title: "Error without a next step",
        level: .question,
        weight: 3,
        whom: "everyone",
        rationale: """
            An alert that says what failed and only offers OK is a dead end: people have to find their way back, and \
            may have to type it again. Offer a button that tries again, or opens the setting that is wrong.
            """,
        source: "Human Interface Guidelines, Alerts; WCAG 3.3.3",
        blindSpots: "Automatic retries; another way to try again on the screen below.",
        harm: "This error can only be closed",
        change: "add a button that tries again, or opens what has to be changed"
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
