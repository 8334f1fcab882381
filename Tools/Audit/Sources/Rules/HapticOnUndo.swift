import SwiftSyntax

enum HapticOnUndo: Rule {
    static let about = RuleDescription(
        id: "haptic-on-undo",
        title: "Haptic when something is undone",
        level: .question,
        weight: 4,
        whom: "everyone who feels haptics",
        rationale: """
            A Boolean changes twice: when a task is completed and when it is reopened. A success haptic triggered by it says “done” both \
            times, and one triggered by `enabled && isCompleted` also plays when somebody switches the setting. Asking for the new value \
            leaves the one that means something.
            """,
        source: "Human Interface Guidelines, Playing haptics",
        blindSpots:
            "Values whose type another file declares. `.selection` and `.impact` at any change, counters and ids are fine.",
        harm: "Undoing it feels like success again",
        change:
            "play it only when the new value says done, as in sensoryFeedback(trigger: isCompleted) { _, done in done ? .success : nil }",
        platforms: [.ios, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for haptic in ChangeHaptic.all(in: file) where !haptic.asksForValue && haptic.saysSuccess {
            let trigger = haptic.trigger
            guard file.isBoolean(trigger) else { continue }
            let isPulse =
                file.index.assignments.filter { $0.path == trigger.path }.allSatisfy { $0.value == nil }
                && file.index.assignments.contains { $0.path == trigger.path }
            // A value that is only toggled may be a trigger, which undoes nothing.
            if isPulse {
                report.ask(at: haptic.call.nameToken, "Does each change of it mean success?")
            } else {
                report.finding(at: haptic.call.nameToken, fix: haptic.fix(naming: "isOn"))
            }
        }
    }
}

extension SourceFile {
    /// A Boolean by its operators or its declaration: `isDone`, `a && b`, `status == .done`.
    fileprivate func isBoolean(_ trigger: ExprSyntax) -> Bool {
        if let parts = trigger.as(SequenceExprSyntax.self)?.elements {
            return parts.contains { ["&&", "||", "=="].contains($0.trimmedDescription) }
                && parts.last?.is(BooleanLiteralExprSyntax.self) != true
        }
        let declared = variables(named: trigger.path ?? "").flatMap { Array($0.bindings) }
        return !declared.isEmpty
            && declared.allSatisfy {
                $0.typeAnnotation?.type.trimmedDescription == "Bool"
                    || $0.typeAnnotation == nil && $0.initializer?.value.is(BooleanLiteralExprSyntax.self) == true
            }
    }
}
