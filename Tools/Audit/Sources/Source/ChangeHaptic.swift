import SwiftSyntax

/// A haptic on a change of a value: `.sensoryFeedback(_:trigger:)`, or a generator in `.onChange(of:)`.
struct ChangeHaptic {
    let call: Call
    let trigger: ExprSyntax
    /// A closure or condition reads the new value.
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

    var saysSuccess: Bool { call.node.contains(token: ["success"]) }

    /// Rewrites `(F, trigger: T)` as `(trigger: T) { _, name in name ? F : nil }`.
    func fix(naming name: String) -> [Edit] {
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
    /// Plays a haptic at its top level, without a statement that reads `names`.
    func playsAlways(without names: [String]) -> Bool {
        statements.contains { Call($0.item)?.playsGenerator == true } && !statements.contains(token: Set(names))
    }
}

extension ExprSyntax {
    fileprivate var names: [String] { lastName.map { [$0] } ?? [] }
}
