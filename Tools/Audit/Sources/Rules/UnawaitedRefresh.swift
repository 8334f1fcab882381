import SwiftSyntax

enum UnawaitedRefresh: Rule {
    static let about = RuleDescription(
        id: "unawaited-refresh",
        title: "Refresh that does not wait for the load",
        whom: "everyone",
        rationale: """
            SwiftUI shows the refresh indicator until the action of .refreshable returns. An action that only starts a \
            Task returns at once: the indicator disappears while the load goes on, and people take the old content for \
            the latest.
            """,
        source: "Human Interface Guidelines, Loading; Apple: View.refreshable(action:)",
        blindSpots: "Functions of other files that start a task and return.",
        harm: "The refresh indicator disappears before anything is loaded",
        change: "await the load in the action itself, without a Task"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for refresh in file.calls("refreshable") {
            guard let action = refresh.closure("action") ?? refresh.closure(nil) else { continue }
            for body in [action.statements] + bodies(calledIn: action, in: file) {
                guard let task = body.lazy.compactMap({ Call($0.item) }).first(where: \.startsTask),
                    !waits(body, outside: task.node)
                else { continue }
                report.finding(at: task.node.calledExpression)
            }
        }
    }

    /// Bodies of the function if the action calls nothing else.
    private static func bodies(calledIn action: ClosureExprSyntax, in file: SourceFile) -> [CodeBlockItemListSyntax] {
        guard action.statements.count == 1, let only = action.statements.first?.item else { return [] }
        let called = Call(only.as(AwaitExprSyntax.self)?.expression) ?? Call(only)
        guard let called, called.node.calledExpression.isOwnMember else { return [] }
        return file.ownBodies(of: called.name, around: action)
    }

    private static func waits(_ body: CodeBlockItemListSyntax, outside task: FunctionCallExprSyntax) -> Bool {
        Search.all(AwaitExprSyntax.self, in: body).contains { !$0.isInside(task) }
    }
}

extension Call {
    var startsTask: Bool {
        name == "Task" && base == nil || name == "detached" && base?.trimmedDescription == "Task"
    }
}
