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
        checkBranches(file, &report)
        for alert in file.calls("Alert") where alert.base == nil && isOfError(alert) {
            if !alert.hasArgument("primaryButton") { report.finding(at: alert.nameToken) }
        }
    }

    /// `if let error { Text(error) } else { list }`, without a button.
    private static func checkBranches(_ file: SourceFile, _ report: inout Report) {
        for branch in file.index.branches {
            let isPart = branch.elseBody != nil || branch.parent?.is(IfExprSyntax.self) == true
            let code = branch.conditions.normalisedCode.lowercased()
            guard isPart, code.contains("error") || code.contains("fail"), !code.contains("== nil"),
                let type = branch.enclosingType, type.inherited.contains("View"),
                !type.contains(token: ["refreshable", "searchable", "onSubmit"]), branch.body.statements.count == 1,
                let view = branch.body.statements.views.first.map({ ViewChain(of: $0) }),
                ["VStack", "ContentUnavailableView", "Text", "Label"].contains(view.name)
                    || view.rootCall?.isInitializer == true,
                !SwiftUIViews.text.contains(view.name) || branch.parent?.is(IfExprSyntax.self) == true,
                Search.all(ClosureExprSyntax.self, in: branch.body).allSatisfy({
                    ["VStack", "HStack", "Group", "ZStack", "label", "description"].contains($0.receiver?.name ?? "")
                }), !branch.body.contains(token: ["Button", "action", "actions", "onRetry", "retry"])
            else { continue }
            report.finding(at: branch.conditions, "After this error, nothing on the screen tries again")
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
