import SwiftSyntax

enum DroppedFailure: Rule {
    static let about = RuleDescription(
        id: "dropped-failure",
        title: "Failure that the app never shows",
        level: .question,
        weight: 5,
        whom: "everyone, especially offline or on a bad network",
        rationale: """
            After a load that failed silently, people take an old or empty list for the latest; after a save that \
            failed silently, they think it is saved. Only developers read a log.
            """,
        source: "Human Interface Guidelines, Loading; WCAG 3.3.1, 4.1.3",
        blindSpots: "Failures that do not matter, and those that something else shows.",
        harm: "If this fails, the app shows nothing. Does what people see then look up to date?",
        change: "say in plain words what failed and offer a retry, or say in a comment why it does not matter"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for view in file.calls("EmptyView") {
            let list = view.node.parent?.parent?.as(CodeBlockItemListSyntax.self)
            if let choice = list?.parent?.as(SwitchCaseSyntax.self), list?.count == 1, choice.isOfFailure {
                report.finding(at: choice.label)
            }
        }
        let types = Set(file.index.types.filter(\.showsItsState).map(\.typeName))
        func isShown(_ node: some SyntaxProtocol) -> Bool {
            types.contains(node.enclosingTypeName)
                || node.ancestorsInType.contains {
                    actions.contains($0.as(ClosureExprSyntax.self)?.receiver?.name ?? "")
                }
        }
        for choice in Search.all(SwitchCaseSyntax.self, in: file.tree) where choice.dropsFailure && isShown(choice) {
            report.finding(at: choice.label)
        }
        for attempt in file.index.tries where attempt.isDropped && isShown(attempt) { report.finding(at: attempt) }
        for clause in file.index.catches where clause.isSilent && clause.isOfWaiting && isShown(clause) {
            // A caller may show that the result is false or nil.
            let function = clause.ancestor(FunctionDeclSyntax.self)
            let isAnswer =
                clause.body.contains(token: ["return"]) && !clause.body.statements.allSatisfy(\.returnsNothing)
            report.finding(
                at: clause,
                when: isAnswer ? function.map { [Fact(.resultIgnored, $0.name.text)] } ?? [] : []
            )
        }
        for call in file.index.callsByName.values.joined() {
            let awaiting = call.node.parent?.as(AwaitExprSyntax.self)
            if awaiting?.parent?.is(CodeBlockItemSyntax.self) == true { report.fact(.resultIgnored, call.name) }
        }
    }

    private static let actions: Set<String> = ["Button", "refreshable", "task", "onTapGesture", "onSubmit", "onAppear"]
}

extension SwitchCaseSyntax {
    /// `case .failure: break`
    fileprivate var dropsFailure: Bool {
        isOfFailure && statements.allSatisfy { $0.item.is(BreakStmtSyntax.self) || Call($0.item)?.name == "print" }
    }

    fileprivate var isOfFailure: Bool {
        label.as(SwitchCaseLabelSyntax.self)?.contains(token: ["failure", "error", "failed"]) == true
    }
}

extension TryExprSyntax {
    /// A statement alone, `_ = try? …`, or `(try? …) ?? []`.
    fileprivate var isDropped: Bool {
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
}

extension CatchClauseSyntax {
    /// Follows an await or a save; a cancelled task or a pause doesn't count as a failure.
    fileprivate var isOfWaiting: Bool {
        guard !catchItems.contains(token: ["CancellationError"]),
            let body = ancestor(DoStmtSyntax.self)?.body.statements
        else { return false }
        return body.contains(token: ["await", "save"]) && !body.allSatisfy { $0.contains(token: ["sleep"]) }
    }
}

extension DeclGroupSyntax {
    fileprivate var showsItsState: Bool {
        inherited.contains { ["View", "ObservableObject"].contains($0) } || attributes.names.contains("Observable")
    }
}
