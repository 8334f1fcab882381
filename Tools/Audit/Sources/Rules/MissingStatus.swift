import SwiftSyntax

enum MissingStatus: Rule {
    static let about = RuleDescription(
        id: "missing-status",
        title: "Failure without a word",
        whom: "everyone, offline or in a bad network first",
        rationale: """
            An error thrown out of a Task that nothing waits for is gone: what was to follow it is skipped, and people think that what they \
            asked for was done. When a load fails in silence they take an old or an empty list for the truth. Show what failed with a way to try again.
            """,
        source: "Human Interface Guidelines, Loading",
        blindSpots: """
            Failures that a closure given elsewhere shows. What try? or an empty catch drops on purpose is dropped-failure's question.
            """,
        harm: "People are not told when this fails, and what follows is skipped",
        doubt: "Nobody is told when this fails. Do people take what they then see for the truth?",
        change: "catch the error here, and say in plain words what was not done and how to try again"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for function in file.index.functions where function.tellsFailures {
            report.fact(.tellsFailures, function.name.text)
        }
        for task in file.calls("Task") where task.startsTask && task.isForgotten {
            guard let body = task.closure(nil) ?? task.closure("operation") else { continue }
            for attempt in Search.all(TryExprSyntax.self, in: body) where attempt.escapes(from: body) {
                let unless = attempt.called.map { [Fact(.tellsFailures, $0)] } ?? []
                let isSeen = task.node.enclosingType?.inherited.contains("View") == true
                if isSeen || attempt.skipsMore {
                    report.finding(at: attempt, unless: unless)
                } else {
                    report.ask(at: attempt, unless: unless)
                }
            }
        }
    }
}

extension Call {
    /// A statement whose value is dropped, and isn't the result of its function.
    fileprivate var isForgotten: Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let returned = item.ancestor(FunctionDeclSyntax.self)?.signature.returnClause
        return list.count > 1 || returned?.type.trimmedDescription.contains("Task") != true
    }
}

extension TryExprSyntax {
    /// Whether it throws out of `body`, not caught by a `do` or inside another closure or function.
    fileprivate func escapes(from body: ClosureExprSyntax) -> Bool {
        guard questionOrExclamationMark == nil, !onlyWaits else { return false }
        return !ancestors.prefix { $0.id != Syntax(body).id }.contains { node in
            if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return true }
            guard let statement = node.as(DoStmtSyntax.self), isInside(statement.body) else { return false }
            // `catch let failure` also catches everything.
            return statement.catchClauses.contains { !$0.catchItems.contains(token: ["as", "is", "where", "."]) }
        }
    }
}

extension TryExprSyntax {
    fileprivate var skipsMore: Bool { statementsAfter.contains { !$0.item.is(ReturnStmtSyntax.self) } }

    fileprivate var called: String? { Call(expression.as(AwaitExprSyntax.self)?.expression ?? expression)?.name }

    /// Throws only when the task is cancelled.
    var onlyWaits: Bool { ["sleep", "checkCancellation"].contains(called) }
}

extension FunctionDeclSyntax {
    /// Whether it handles the failure before rethrowing: `catch { message = "Could not save."; throw error }`.
    fileprivate var tellsFailures: Bool {
        guard let body, signature.effectSpecifiers?.throwsClause != nil else { return false }
        return Search.all(CatchClauseSyntax.self, in: body).contains { clause in
            !clause.isSilent && clause.body.statements.contains { !$0.item.is(ThrowStmtSyntax.self) }
        }
    }
}
