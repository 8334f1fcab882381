import SwiftSyntax

extension CodeBlockItemSyntax {
    var returnsNothing: Bool { item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false }

    /// `isLoading = false`, `return nil`: nothing that people see as a failure.
    fileprivate var onlyResets: Bool {
        let value =
            item.as(ReturnStmtSyntax.self)?.expression
            ?? item.as(SequenceExprSyntax.self).flatMap(Assignment.init)?.value
        return returnsNothing || ["false", "nil", "[ ]"].contains(value?.normalisedCode)
    }

    /// `print(error)`, `logger.error(…)`.
    fileprivate var onlyLogs: Bool {
        guard let call = Call(item) else { return false }
        let names =
            ([call.name] + (call.base?.path ?? call.base?.lastName ?? "").split(separator: ".").map(String.init))
        return ["print", "debugPrint", "dump"].contains(call.name)
            || names.contains { ["log", "logger"].contains(where: $0.lowercased().hasSuffix) }
    }
}

extension CatchClauseSyntax {
    var isSilent: Bool { body.statements.allSatisfy { $0.onlyLogs || $0.onlyResets } }

    /// Follows an await or a save; a cancelled task or a pause doesn't count as a failure.
    var isOfWaiting: Bool {
        guard !catchItems.contains(token: ["CancellationError"]),
            let body = ancestor(DoStmtSyntax.self)?.body.statements
        else { return false }
        return body.contains(token: ["await", "save"])
            && Search.all(TryExprSyntax.self, in: body).contains {
                $0.questionOrExclamationMark == nil && !$0.onlyWaits
            }
    }

    /// `errorMessage = "Could not load"`: what a view may show.
    var onlyKeepsFailure: Bool {
        var keeps = false
        for item in body.statements where !item.onlyLogs && !item.onlyResets {
            let name = item.item.as(SequenceExprSyntax.self).flatMap(Assignment.init)?.name ?? ""
            guard name.namesFailure else { return false }
            keeps = true
        }
        return keeps
    }
}

extension String {
    var namesFailure: Bool { ["error", "fail"].contains(where: lowercased().contains) }
}

extension TryExprSyntax {
    /// A statement alone, `_ = try? …`, or `(try? …) ?? []`.
    var isDropped: Bool {
        guard questionOrExclamationMark?.text == "?", !onlyWaits else { return false }
        let parts = ancestor(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        // In the action of a button `shared = try? …` means that nothing happens.
        if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), !parts[0].is(DiscardAssignmentExprSyntax.self),
            ancestor(ClosureExprSyntax.self)?.receiver?.name == "Button"
        {
            return true
        }
        guard expression.is(AwaitExprSyntax.self) || Call(expression)?.name == "save" else { return false }
        if parent?.is(CodeBlockItemSyntax.self) == true || isSkipped { return true }
        return parts.first?.is(DiscardAssignmentExprSyntax.self) == true
            || parts.contains { $0.trimmedDescription == "??" }
    }

    /// `guard let a = try? … else { return }`, and `if let a = try? … { }` without `else`.
    private var isSkipped: Bool {
        guard let list = ancestor(OptionalBindingConditionSyntax.self)?.parent?.parent, isInside(list) else {
            return false
        }
        if let guarding = list.parent?.as(GuardStmtSyntax.self) {
            return guarding.body.statements.allSatisfy(\.returnsNothing)
        }
        return list.parent?.as(IfExprSyntax.self).map { $0.elseBody == nil } ?? false
    }

    /// Throws only when the task is cancelled.
    var onlyWaits: Bool { ["sleep", "checkCancellation"].contains(called) }

    var called: String? { Call(expression.as(AwaitExprSyntax.self)?.expression ?? expression)?.name }
}

extension SyntaxProtocol {
    /// Explained by a comment, cleaning up after other work, or in a function that shows or throws other failures.
    var isMinorFailure: Bool {
        let item = ancestor(CodeBlockItemSyntax.self)
        let catches = Syntax(self).as(CatchClauseSyntax.self)
        // Not the comment behind the line before.
        let before = item?.leadingTrivia.drop { !$0.isNewline }.map { "\($0)" }.joined() ?? ""
        if (before + (catches?.trimmedDescription ?? "")).contains("//") { return true }
        if ancestors.contains(where: { $0.is(DeferStmtSyntax.self) || $0.is(DeinitializerDeclSyntax.self) }) {
            return true
        }
        let task = ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self)?.receiver }.first { $0.name == "Task" }
        if let priority = task?.argument("priority")?.lastName, ["background", "utility"].contains(priority) {
            return true
        }
        // Aside from what the function does: `shorten(to: minutes); Task { try? await save(minutes) }`.
        let aside = catches == nil ? task?.node.parent?.parent?.as(CodeBlockItemListSyntax.self) : nil
        if aside?.parent?.parent?.is(FunctionDeclSyntax.self) == true,
            aside?.contains(where: { Call($0.item).map { $0.name != "Task" } == true }) == true
        {
            return true
        }
        let list = Array(item?.parent?.as(CodeBlockItemListSyntax.self) ?? [])
        let works = list.prefix { $0.id != item?.id }.filter {
            ["await", "try", "let"].contains($0.firstToken(viewMode: .sourceAccurate)?.text)
        }
        if works.contains(where: { $0.contains(token: ["await"]) && !$0.contains(token: ["sleep"]) }) { return true }
        guard let function = ancestor(FunctionDeclSyntax.self) else { return false }
        return function.signature.effectSpecifiers?.throwsClause != nil
            || catches == nil && Search.all(CatchClauseSyntax.self, in: function).contains { !$0.isSilent }
    }
}

extension SourceFile {
    /// The methods around `places`, and those of the same type that call them: `Model.load`. In a reducer, the actions.
    func methods(with places: [some SyntaxProtocol]) -> Set<String> {
        var found: Set<String> = []
        let dropping = Set(places.compactMap { $0.ancestor(FunctionDeclSyntax.self)?.id })
        for place in places {
            guard let type = place.enclosingType else { continue }
            if let function = place.ancestor(FunctionDeclSyntax.self), function.isMember,
                overloads(of: function).allSatisfy({ dropping.contains($0.id) })
            {
                found.formUnion(callers(of: function).map { type.typeName + "." + $0 })
            }
            let label = place.ancestor(SwitchCaseSyntax.self)?.label.tokens(viewMode: .sourceAccurate)
            let actions = label?.filter { $0.previousToken(viewMode: .sourceAccurate)?.text == "." } ?? []
            found.formUnion(actions.map { type.typeName + "." + $0.text })
        }
        return found
    }

    private func overloads(of function: FunctionDeclSyntax) -> [FunctionDeclSyntax] {
        functions(named: function.name.text).filter { $0.enclosingTypeName == function.enclosingTypeName }
    }

    /// The names of `function` and of those that call it in a statement.
    private func callers(of function: FunctionDeclSyntax) -> Set<String> {
        let direct = directCallers(of: function.name.text, in: function)
        return Set([function.name.text] + direct + direct.flatMap { directCallers(of: $0, in: function) })
    }

    private func directCallers(of name: String, in function: FunctionDeclSyntax) -> [String] {
        calls(name).filter { call in
            call.node.calledExpression.isOwnMember && call.isStatement && !call.node.isMinorFailure
                && call.node.enclosingTypeName == function.enclosingTypeName
        }.compactMap { $0.node.ancestor(FunctionDeclSyntax.self) }.filter { overloads(of: $0).count == 1 }.map(
            \.name.text
        )
    }
}

extension Call {
    /// A statement, also after `await` or `_ =`.
    var isStatement: Bool {
        let outer = node.parent?.is(AwaitExprSyntax.self) == true ? node.parent?.parent : node.parent
        return outer?.is(CodeBlockItemSyntax.self) == true
            || outer?.parent?.as(SequenceExprSyntax.self)?.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    }
}
