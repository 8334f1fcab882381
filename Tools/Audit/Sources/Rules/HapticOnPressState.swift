import SwiftSyntax

/// A haptic tied to the state of a press plays when the finger comes down and again when it lifts.
enum HapticOnPressState: Rule {
    static let about = RuleDescription(
        id: "haptic-on-press-state",
        title: "Haptic at press and at release",
        rationale: """
            A press is two changes of its state: down and up. A haptic triggered by the state alone plays at both, so that each tap is \
            felt twice, and even a press that slid away and did nothing is felt as if it had. Asking for the new value leaves one.
            """,
        source: "Human Interface Guidelines, Playing haptics",
        blindSpots: "Press states that the app keeps itself, and helpers of other files that play a haptic.",
        message:
            "Each tap is felt twice, at the press and at the release: play it only when the new value is true, as in sensoryFeedback(trigger:) { _, isPressed in isPressed ? … : nil }",
        platforms: [.ios, .macos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for haptic in ChangeHaptic.all(in: file) where !haptic.asksForValue && isPress(haptic.trigger, in: file) {
            report.finding(at: haptic.call.nameToken, fix: haptic.fix(naming: "isPressed"))
        }
        for call in file.calls("onLongPressGesture") {
            guard let closure = call.closure("onPressingChanged") ?? call.closure("pressing") else { continue }
            if closure.playsAlways(without: closure.parameterNames) { report.finding(at: call.nameToken) }
        }
    }

    /// `configuration.isPressed`, a constant that holds it, or a gesture's state.
    private static func isPress(_ trigger: ExprSyntax, in file: SourceFile) -> Bool {
        if trigger.path == "configuration.isPressed" { return true }
        return file.index.variables.contains { variable in
            variable.name == trigger.path
                && (variable.bindings.first?.initializer?.value.path == "configuration.isPressed"
                    || variable.attributes.names.contains("GestureState")
                        && variable.bindings.first?.initializer?.value.is(BooleanLiteralExprSyntax.self) == true)
        }
    }
}

/// A success that is felt when something is undone.
enum HapticOnUndo: Rule {
    static let about = RuleDescription(
        id: "haptic-on-undo",
        title: "Haptic when something is undone",
        standing: .optIn,
        rationale: """
            A Boolean changes twice: when a task is completed and when it is reopened. A success haptic triggered by it says “done” both \
            times, and one triggered by `enabled && isCompleted` also plays when somebody switches the setting. Asking for the new value \
            leaves the one that means something.
            """,
        source: "Human Interface Guidelines, Playing haptics",
        blindSpots:
            "Values whose type another file declares. `.selection` and `.impact` at any change, counters and ids are fine.",
        message:
            "Undoing it feels like success again: play it only when the new value says done, as in sensoryFeedback(trigger: isCompleted) { _, done in done ? .success : nil }",
        platforms: [.ios, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for haptic in ChangeHaptic.all(in: file) where !haptic.asksForValue && haptic.saysSuccess {
            let trigger = haptic.trigger
            guard file.isBoolean(trigger) else { continue }
            let isPulse =
                file.index.assignments.filter { $0.path == trigger.path }.allSatisfy { $0.value == nil }
                && file.index.assignments.contains { $0.path == trigger.path }
            // Toggled and never set, it may be a pulse: nothing is undone.
            if isPulse {
                report.cannotTell(at: haptic.call.nameToken, "Whether each change of it means success")
            } else {
                report.finding(at: haptic.call.nameToken, fix: haptic.fix(naming: "isOn"))
            }
        }
    }
}

extension SourceFile {
    /// `isDone`, `a && b`, `status == .done`: a Boolean by its operators, or by its declaration in this file.
    fileprivate func isBoolean(_ trigger: ExprSyntax) -> Bool {
        if let parts = trigger.as(SequenceExprSyntax.self)?.elements {
            return parts.contains { ["&&", "||", "=="].contains($0.trimmedDescription) }
                && parts.last?.is(BooleanLiteralExprSyntax.self) != true
        }
        let declared = index.variables.flatMap { Array($0.bindings) }.filter { $0.name == trigger.path }
        return !declared.isEmpty
            && declared.allSatisfy {
                $0.typeAnnotation?.type.trimmedDescription == "Bool"
                    || $0.typeAnnotation == nil && $0.initializer?.value.is(BooleanLiteralExprSyntax.self) == true
            }
    }
}

/// A haptic at a change of a value: `.sensoryFeedback(_:trigger:)`, or a haptic in `.onChange(of:)`.
struct ChangeHaptic {
    /// `sensoryFeedback` or `onChange`.
    let call: Call
    let trigger: ExprSyntax
    /// A closure or condition decides by the new value whether it plays.
    let asksForValue: Bool

    static func all(in file: SourceFile) -> [ChangeHaptic] {
        let feedback = file.calls("sensoryFeedback").compactMap { call in
            call.argument("trigger").map { trigger in
                let asks = call.closures.contains {
                    $0.closure.contains(token: Set($0.closure.parameterNames + trigger.names))
                }
                return ChangeHaptic(call: call, trigger: trigger, asksForValue: asks || call.hasArgument("condition"))
            }
        }
        let changes = file.calls("onChange").compactMap { call -> ChangeHaptic? in
            guard let trigger = call.argument("of"), let closure = call.closures.last?.closure,
                Search.calls(in: closure).contains(where: \.playsGenerator)
            else { return nil }
            let isAlways = closure.playsAlways(without: closure.parameterNames + trigger.names)
            return ChangeHaptic(call: call, trigger: trigger, asksForValue: !isAlways)
        }
        return feedback + changes
    }

    fileprivate var saysSuccess: Bool { call.node.contains(token: ["success"]) }

    /// `(F, trigger: T)` becomes `(trigger: T) { _, name in name ? F : nil }`: the same view, felt once.
    fileprivate func fix(naming name: String) -> [Edit] {
        let node = call.node
        guard call.name == "sensoryFeedback", let feedback = call.firstUnlabelled?.trimmedDescription,
            node.arguments.count == 2,
            call.closures.isEmpty, let open = node.leftParen, let close = node.rightParen, feedback.hasPrefix("."),
            !trigger.is(PrefixOperatorExprSyntax.self), call.firstUnlabelled?.contains(token: [name]) == false,
            !node.arguments.description.contains("/")
        else { return [] }
        let text = "(trigger: \(trigger.trimmedDescription)) { _, \(name) in \(name) ? \(feedback) : nil }"
        let start = open.positionAfterSkippingLeadingTrivia.utf8Offset
        return [Edit(start: start, end: close.endPositionBeforeTrailingTrivia.utf8Offset, text: text)]
    }
}

extension ClosureExprSyntax {
    /// A haptic is played at the top of it, whatever the value is: no statement asks for one of `names`.
    fileprivate func playsAlways(without names: [String]) -> Bool {
        statements.contains { Call($0.item)?.playsGenerator == true } && !statements.contains(token: Set(names))
    }
}

extension ExprSyntax {
    fileprivate var names: [String] { lastName.map { [$0] } ?? [] }
}
