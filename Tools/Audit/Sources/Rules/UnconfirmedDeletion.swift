import SwiftSyntax

enum UnconfirmedDeletion: Rule {
    static let about = RuleDescription(
        id: "unconfirmed-deletion",
        title: "Deletion with one tap",
        level: .question,
        weight: 6,
        whom: "everyone, especially people with unsteady fingers",
        rationale: """
            One wrong tap deletes something that cannot be restored. A question before it or an Undo after it makes \
            the tap safe; Undo interrupts less. A full swipe is one movement, too.
            """,
        source: "Human Interface Guidelines, Undo and redo; WCAG 3.3.4",
        blindSpots: "Questions that the called function asks in another file; things that are quickly made again.",
        harm: "One wrong tap deletes this, unless the called function asks first",
        change: "ask with a .confirmationDialog, or delete and offer Undo in a toast"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.tree.contains(token: ["undoManager", "UndoManager", "undo"]) else { return }
        let own = file.index.callsByName.values.joined().filter {
            $0.isInitializer && $0.argument("role")?.lastName == "destructive"
        }
        for button in file.calls("Button").filter({ $0.base == nil && isDestructive($0) }) + own
        where button.base == nil {
            let around = file.around(button.node)
            guard !around.isGiven(to: ["swipeActions", "alert", "confirmationDialog", "actionSheet", "onDelete"]),
                button.buttonAction.map({ deletes($0, in: file) }) ?? button.hasArgument("action")
            else { continue }
            report.finding(at: button.nameToken)
        }
        for swipe in file.calls("swipeActions") where swipe.argument("allowsFullSwipe")?.trimmedDescription != "false" {
            let first = swipe.closure(nil)?.views.first.flatMap { ViewChain(of: $0).rootCall }
            guard let first, first.name == "Button", isDestructive(first), let action = first.buttonAction,
                deletes(action, in: file)
            else { continue }
            report.finding(
                at: first.nameToken,
                "A long swipe deletes this at once",
                change: "add allowsFullSwipe: false, ask first, or offer Undo in a toast"
            )
        }
    }

    private static func isDestructive(_ button: Call) -> Bool {
        button.argument("role")?.lastName == "destructive"
            || Search.calls(in: button.node).contains { $0.symbol?.hasPrefix("trash") == true }
    }

    /// Whether it calls something, and sets nothing that could present a confirmation.
    private static func deletes(_ action: ClosureExprSyntax, in file: SourceFile) -> Bool {
        let own = Search.calls(in: action).filter { $0.node.calledExpression.isOwnMember }
            .flatMap { file.ownBodies(of: $0.name, around: action) }
        // A message about an error asks nothing.
        let sets = ([action.statements] + own).flatMap { Search.all(CodeBlockItemSyntax.self, in: $0) }
            .filter { $0.ancestor(CatchClauseSyntax.self) == nil }
            .compactMap(file.assignment)
        let asks = sets.contains { set in
            set.value == nil || !["false", "nil", "[ ]"].contains(set.value?.normalisedCode ?? "")
        }
        return !asks && Search.calls(in: action).contains { !["withAnimation", "Task", "dismiss"].contains($0.name) }
    }
}
