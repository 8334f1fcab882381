import SwiftSyntax

enum MissingStatus: Rule {
    static let about = RuleDescription(
        id: "missing-status",
        title: "Error lost in a Task",
        level: .question,
        weight: 6,
        whom: "everyone, especially offline or on a bad network",
        rationale: """
            An error thrown in a Task that nothing awaits is lost: the statements after it are skipped, and people \
            think their request succeeded. After a load that failed silently, they take an old or empty list for the \
            latest. Say what failed, and offer a retry.
            """,
        source: "Human Interface Guidelines, Loading",
        blindSpots: """
            Failures that a closure from elsewhere shows. Errors that try? or an empty catch drops are questions of \
            dropped-failure.
            """,
        harm: "If this fails, the app shows nothing and skips what follows",
        doubt: "If this fails, the app shows nothing. Does what people see then look up to date?",
        change: "catch the error here, say in plain words what failed, and offer a retry"
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
