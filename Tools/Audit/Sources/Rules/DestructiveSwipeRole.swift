import SwiftSyntax

enum DestructiveSwipeRole: Rule {
    static let about = RuleDescription(
        id: "destructive-swipe-role",
        title: "Destructive swipe action that only asks",
        whom: "everyone",
        rationale: """
            A swipe action with the destructive role removes its row at once, before the action runs. If the action \
            only asks “Delete?”, the row disappears behind the question and comes back on Cancel.
            """,
        source: "Apple: ButtonRole.destructive, swipeActions",
        blindSpots: "Questions asked by a sheet or in another file.",
        harm: "The row disappears although the swipe only asks, and comes back on Cancel",
        change: "leave out the role and use .tint(.red); keep the role on the dialog's button",
        platforms: [.ios, .visionos, .watchos, .macos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.calls("swipeActions").isEmpty else { return }
        let questions = ["confirmationDialog", "alert", "actionSheet"].flatMap(file.calls)
        let asked = Set(
            questions.flatMap { call in ["isPresented", "item", "presenting"].compactMap(call.argument) }
                .flatMap { Search.all(ExprSyntax.self, in: $0).compactMap(\.path) }
        )
        for button in file.calls("Button") where button.base == nil {
            guard button.argument("role")?.lastName == "destructive",
                file.around(button.node).isGiven(to: ["swipeActions"]),
                let action = button.buttonAction?.statements ?? file.named(button.argument("action")),
                onlyAsks(action, asked, in: file) == true
            else { continue }
            report.finding(at: button.node.calledExpression)
        }
    }

    /// Whether the statements only ask for confirmation; nil if they do something else.
    private static func onlyAsks(
        _ statements: CodeBlockItemListSyntax,
        _ asked: Set<String>,
        in file: SourceFile,
        depth: Int = 2
    ) -> Bool? {
        var asks = false
        for statement in statements {
            if let set = file.assignment(statement) {
                guard set.value?.trimmedDescription != "false" else { return nil }
                asks = asks || asked.contains(set.path)
                continue
            }
            guard let call = Call(statement.item), depth > 0 else { return nil }
            if call.playsGenerator { continue }
            let inner =
                ["withAnimation", "Task"].contains(call.name)
                ? call.closures.last?.closure.statements : file.named(call.node.calledExpression)
            guard let inner, let isAsking = onlyAsks(inner, asked, in: file, depth: depth - 1) else { return nil }
            asks = asks || isAsking
        }
        return asks
    }
}

extension SourceFile {
    /// The only function of the type with this name: `action: ask`.
    fileprivate func named(_ expression: ExprSyntax?) -> CodeBlockItemListSyntax? {
        guard let expression, expression.isOwnMember, let name = expression.lastName else { return nil }
        let bodies = ownBodies(of: name, around: expression)
        return bodies.count == 1 ? bodies[0] : nil
    }
}
