import SwiftSyntax

enum HapticOnUndo: Rule {
    static let about = RuleDescription(
        id: "haptic-on-undo",
        title: "Success haptic on undo",
        level: .question,
        weight: 4,
        whom: "everyone who feels haptics",
        rationale: """
            A Boolean changes twice: when a task is completed and when it is reopened. A success haptic with this trigger plays both times, \
            and one triggered by `enabled && isCompleted` also plays when the setting changes. Check the new value, so that it plays once.
            """,
        source: "Human Interface Guidelines, Playing haptics",
        blindSpots:
            "Values whose type is declared in another file. `.selection` and `.impact` on any change, counters and ids are fine.",
        harm: "Undoing this feels like success again",
        change:
            "play it only for the new value, as in sensoryFeedback(trigger: isCompleted) { _, done in done ? .success : nil }",
        platforms: [.ios, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for call in file.calls("sensoryFeedback") {
            guard let trigger = call.argument("trigger"), !call.hasArgument("condition") else { continue }
            let read = call.closures.contains {
                $0.closure.contains(token: Set($0.closure.parameterNames + [trigger.lastName ?? ""]))
            }
            if !read { check(call, trigger, in: file, &report) }
        }
        for call in file.calls("onChange") {
            guard let trigger = call.argument("of"), let closure = call.closures.last?.closure,
                closure.statements.contains(where: { Call($0.item)?.playsGenerator == true }),
                !closure.statements.contains(token: Set(closure.parameterNames + [trigger.lastName ?? ""]))
            else { continue }
            check(call, trigger, in: file, &report)
        }
    }

    private static func check(_ call: Call, _ trigger: ExprSyntax, in file: SourceFile, _ report: inout Report) {
        guard call.node.contains(token: ["success"]), file.isBoolean(trigger) else { return }
        let changes = file.index.assignments.filter { $0.path == trigger.path }
        // A value that is only toggled may be a pulse, which undoes nothing.
        if !changes.isEmpty, changes.allSatisfy({ $0.value == nil }) {
            report.ask(at: call.nameToken, "Does every change of it mean success?")
        } else {
            report.finding(at: call.nameToken, fix: fix(call, trigger))
        }
    }

    /// Rewrites `(F, trigger: T)` as `(trigger: T) { _, isOn in isOn ? F : nil }`.
    private static func fix(_ call: Call, _ trigger: ExprSyntax) -> [Edit] {
        let node = call.node
        guard call.name == "sensoryFeedback", let feedback = call.firstUnlabelled?.trimmedDescription,
            node.arguments.count == 2, call.closures.isEmpty, let open = node.leftParen, let close = node.rightParen,
            feedback.hasPrefix("."), !trigger.is(PrefixOperatorExprSyntax.self),
            call.firstUnlabelled?.contains(token: ["isOn"]) == false, !node.arguments.description.contains("/")
        else { return [] }
        let text = "(trigger: \(trigger.trimmedDescription)) { _, isOn in isOn ? \(feedback) : nil }"
        let start = open.positionAfterSkippingLeadingTrivia.utf8Offset
        return [Edit(start: start, end: close.endPositionBeforeTrailingTrivia.utf8Offset, text: text)]
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
