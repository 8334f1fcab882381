import SwiftSyntax

/// The assignments that put a state back.
extension UncancelledReset {
    /// Returns the assignments that the closure makes without a check first.
    static func resets(in closure: ClosureExprSyntax, after start: FunctionCallExprSyntax?, _ file: SourceFile)
        -> [Assignment]
    {
        file.assignments(inside: closure).filter { assignment in
            guard start.map({ $0.endPosition <= assignment.node.position }) ?? true else { return false }
            let around = assignment.node.conditions(upTo: closure)
            if around.isInKeptClosure
                || around.texts.contains(where: { !$0.contains("Task.isCancelled") && !$0.contains("let self") })
            {
                return false
            }
            return !Search.all(GuardStmtSyntax.self, in: closure).contains { check in
                let text = check.conditions.trimmedDescription
                return check.position < assignment.node.position && !text.contains("self")
                    && !text.contains("isCancelled")
            }
        }
    }

    /// The later value is another one.
    static func isUndone(_ set: Assignment, by reset: Assignment) -> Bool {
        guard let before = set.value, let after = reset.value else { return true }
        return before.trimmedDescription != after.trimmedDescription
    }

    /// Nothing but this sleep is waited for between what was set and the reset.
    static func isOnlySleep(_ call: Call, in closure: ClosureExprSyntax) -> Bool {
        Search.all(AwaitExprSyntax.self, in: closure).allSatisfy { wait in
            let text = wait.trimmedDescription
            return text.contains("sleep(") || text.contains("MainActor.run")
        }
    }
}
