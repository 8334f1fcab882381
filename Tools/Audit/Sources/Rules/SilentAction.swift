import SwiftSyntax

enum SilentAction: Rule {
    static let about = RuleDescription(
        id: "silent-action",
        title: "Action without a visible result",
        level: .question,
        weight: 6,
        whom: "everyone, especially people who use VoiceOver, and on a bad network",
        rationale: """
            After a tap, people look for what changed. Without a sign they tap again, send twice, or leave before it is \
            done; a screen that closes says that all went well.
            """,
        source: "Human Interface Guidelines, Feedback; WCAG 4.1.3",
        blindSpots: "Signs that another file shows; work that always takes less than a moment.",
        harm: "Nothing says that this was copied",
        change: "say “Copied” in a toast or on the button for a while, and announce it"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let views = Set(file.views.map(\.typeName))
        checkCopies(file, views, &report)
        let dismissals = file.calls("dismiss").filter {
            $0.node.arguments.isEmpty && $0.node.parent?.is(CodeBlockItemSyntax.self) == true
        }
        for dismissal in dismissals where dismissal.statementBefore?.mayFailUnseen == true {
            report.ask(
                at: dismissal.nameToken,
                "This closes the screen even if what it waits for fails",
                change: "close it after success only; otherwise say what failed and keep what was typed"
            )
        }
        for button in file.calls("Button") where button.base == nil {
            guard let action = button.buttonAction, !button.wholeChain.has("disabled"),
                !file.around(button.node).has("disabled")
            else { continue }
            checkButton(button, action, in: file, &report)
        }
    }

    private static func checkButton(
        _ button: Call,
        _ action: ClosureExprSyntax,
        in file: SourceFile,
        _ report: inout Report
    ) {
        var bodies = [action.statements]
        if action.statements.count == 1, let call = Call(action.statements.first?.item),
            call.node.calledExpression.isOwnMember
        {
            bodies += file.ownBodies(of: call.name, around: action)
        }
        let tasks = bodies.flatMap { Search.calls(in: $0) }.filter { $0.name == "Task" }
        let isOfSystem = file.around(button.node).isSizedBySystem
        guard let task = tasks.first?.closure(nil), !isOfSystem, !task.contains(token: ["sleep"]),
            !Search.all(AwaitExprSyntax.self, in: task).isEmpty, file.calls("ProgressView").isEmpty,
            bodies.allSatisfy({ Search.all(SequenceExprSyntax.self, in: $0).allSatisfy { Assignment($0) == nil } }),
            !file.tree.contains(token: ["redacted", "disabled"])
        else { return }
        report.ask(
            at: button.nameToken,
            "While this runs, nothing says so, and a second tap starts it again",
            change: "show a ProgressView in the button and disable it until it is done"
        )
    }

    private static func checkCopies(_ file: SourceFile, _ views: Set<String>, _ report: inout Report) {
        let copies = file.index.assignments.filter { $0.target.trimmedDescription.hasPrefix("UIPasteboard.general.") }
        for copy in copies where views.contains(copy.node.enclosingTypeName) {
            var lists = [copy.node.ancestor(CodeBlockItemListSyntax.self)]
            if let function = copy.node.ancestor(FunctionDeclSyntax.self),
                copy.node.ancestor(ClosureExprSyntax.self) == nil
            {
                lists += file.calls(function.name.text).map { $0.node.ancestor(CodeBlockItemListSyntax.self) }
            }
            let answers = lists.compactMap(\.self).joined().contains { item in
                guard !item.item.is(DeclSyntax.self), item.item.id != Syntax(copy.node).id else { return false }
                let isSame = Search.all(SequenceExprSyntax.self, in: item).contains { $0.id == copy.node.id }
                let call = Call(item.item)
                return !isSame && call?.playsGenerator != true
                    && call.map { file.ownBodies(of: $0.name, around: copy.node).contains { copy.node.isInside($0) } }
                        != true
            }
            guard !answers, !file.around(copy.node).isSizedBySystem else { continue }
            report.finding(at: copy.node)
        }
    }
}

extension Call {
    fileprivate var statementBefore: CodeBlockItemSyntax? {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return nil }
        return item.parent?.as(CodeBlockItemListSyntax.self)?.last { $0.position < item.position }
    }
}

extension CodeBlockItemSyntax {
    /// `await model.save()`, `Task { await model.save() }`: an error is neither thrown nor looked at here.
    fileprivate var mayFailUnseen: Bool {
        if let task = Call(item), task.name == "Task", let body = task.closure(nil) {
            return !Search.all(AwaitExprSyntax.self, in: body).isEmpty && !body.contains(token: ["catch", "sleep"])
        }
        guard let awaiting = item.as(AwaitExprSyntax.self), let call = Call(awaiting.expression) else { return false }
        return call.name != "sleep" && call.base != nil
    }
}
