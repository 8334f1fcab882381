import SwiftSyntax

enum DelayedReset: Rule {
    static let about = RuleDescription(
        id: "delayed-reset",
        title: "Message or effect removed by a timer",
        level: .question,
        weight: 5,
        whom: "slow readers, people who use VoiceOver, and everyone who taps twice",
        rationale: """
            “Copied!” for a second disappears before some people have read it, and VoiceOver never reads it. The timer \
            of the first tap also removes the message of the second, and fires even if the screen is closed.
            """,
        source: "WCAG 2.2.1, 4.1.3",
        blindSpots: "Timers of other files; announcements made elsewhere.",
        harm: "This disappears before slow readers have read it, is not announced, and a second tap's is cut short",
        change: """
            use NodUI's ToastManager or .celebrationOverlay(style:isActive:), which end on their own; or cancel the \
            earlier task and post an AccessibilityNotification.Announcement
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for delay in file.calls("asyncAfter") + file.calls("sleep") {
            let closure = delay.name == "asyncAfter" ? delay.closures.last?.closure.statements : nil
            let later = closure.map { Array($0) } ?? (delay.name == "sleep" ? delay.node.statementsAfter : [])
            // Only up to the next await.
            for item in later.prefix(while: { Search.all(AwaitExprSyntax.self, in: $0).isEmpty }) {
                let animated = ["withAnimation", "run"].contains(Call(item.item)?.name)
                let items = animated ? Search.all(CodeBlockItemSyntax.self, in: item) : [item]
                let resets = items.compactMap(file.assignment).filter {
                    ["false", "nil"].contains($0.value?.trimmedDescription)
                        && isShown($0, after: delay, animated, in: file)
                }
                guard !resets.isEmpty else { continue }
                report.finding(at: delay.nameToken)
                break
            }
        }
    }

    /// Whether the same function sets it, and a view reads it.
    private static func isShown(_ reset: Assignment, after delay: Call, _ animated: Bool, in file: SourceFile) -> Bool {
        let scope = reset.node.ancestorsInType.last { $0.isMember }
        let isSet = file.index.assignments.contains { set in
            set.path == reset.path && set.node.isInside(scope) && set.node.position < delay.node.position
                && !["false", "nil", nil].contains(set.value?.trimmedDescription)
        }
        let uses = file.index.references[reset.name] ?? []
        let hides = file.index.branches.contains { branch in
            branch.conditions.contains(token: [reset.name])
                && branch.body.statements.views.contains { view in
                    let name = ViewChain(of: view).name
                    return name.first?.isUppercase == true && name != "Image" && !SwiftUIViews.decoration.contains(name)
                }
        }
        if animated || reset.value?.trimmedDescription == "nil" { return isSet && hides }
        return isSet
            && uses.contains { use in
                let around = use.ancestorsInType
                return around.contains { $0.is(ConditionElementListSyntax.self) }
                    || around.first { $0.is(SequenceExprSyntax.self) }?.as(SequenceExprSyntax.self)
                        .flatMap { Ternary(ExprSyntax($0)) } != nil
            }
    }
}
