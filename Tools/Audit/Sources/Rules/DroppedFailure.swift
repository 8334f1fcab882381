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
        for function in file.index.functions where function.enclosingType?.showsItsState == true {
            if let body = function.body { check(body.statements, &report) }
        }
        for call in ["Button", "refreshable", "task", "onTapGesture", "onSubmit"].flatMap(file.calls) {
            let action = call.closure("action") ?? call.closure("perform") ?? call.closure(nil)
            if let action { check(action.statements, &report) }
        }
    }

    private static func check(_ body: CodeBlockItemListSyntax, _ report: inout Report) {
        for choice in Search.all(SwitchCaseSyntax.self, in: body) where choice.dropsFailure {
            report.finding(at: choice.label)
        }
        for attempt in Search.all(TryExprSyntax.self, in: body) where attempt.isDropped { report.finding(at: attempt) }
        for clause in Search.all(CatchClauseSyntax.self, in: body) where clause.isSilent && clause.isOfWaiting {
            report.finding(at: clause)
        }
    }
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
        guard expression.is(AwaitExprSyntax.self) else { return false }
        if parent?.is(CodeBlockItemSyntax.self) == true { return true }
        return parts.first?.is(DiscardAssignmentExprSyntax.self) == true
            || parts.contains { $0.trimmedDescription == "??" }
    }
}

extension CatchClauseSyntax {
    var isSilent: Bool {
        body.statements.allSatisfy { item in
            guard let call = Call(item.item) else { return false }
            return ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(call.name)
                || call.base?.normalisedCode.lowercased().contains("log") == true
        }
    }

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
