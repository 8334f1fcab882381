import SwiftSyntax

/// A haptic at a change of a value: `.sensoryFeedback(_:trigger:)`, or a haptic in `.onChange(of:)`.
struct ChangeHaptic {
    /// `sensoryFeedback` or `onChange`.
    let call: Call
    let trigger: ExprSyntax
    /// `.success` in `.sensoryFeedback(.success, trigger:)`; the haptic played in `onChange`.
    let feedback: ExprSyntax?
    /// A closure decides by the new value whether it plays.
    let asksForValue: Bool

    static func all(in file: SourceFile) -> [ChangeHaptic] {
        file.calls("sensoryFeedback").compactMap(ChangeHaptic.init(sensory:))
            + file.calls("onChange").compactMap { ChangeHaptic(change: $0, in: file) }
    }

    private init?(sensory call: Call) {
        guard let trigger = call.argument("trigger") else { return nil }
        self.call = call
        self.trigger = trigger
        self.feedback = call.firstUnlabelled
        let closure = call.closures.first?.closure
        let isGivenByName = call.hasArgument("condition") && closure == nil
        self.asksForValue = isGivenByName || closure.map { $0.mentions($0.parameterNames + trigger.names) } == true
    }

    private init?(change call: Call, in file: SourceFile) {
        guard let trigger = call.argument("of"), let closure = call.closures.last?.closure else { return nil }
        let names = closure.parameterNames + trigger.names
        let haptics = file.haptics.inside(closure).filter { !$0.node.conditions(upTo: closure).isInKeptClosure }
        guard let haptic = haptics.first(where: { !$0.isAsked(by: names, in: closure) }) ?? haptics.first else {
            return nil
        }
        self.call = call
        self.trigger = trigger
        self.feedback = ExprSyntax(haptic.node)
        self.asksForValue = haptic.isAsked(by: names, in: closure)
    }
}

extension ChangeHaptic {
    /// `(F, trigger: T)` becomes `(trigger: T) { _, name in name ? F : nil }`: the same view, felt once.
    func fix(naming name: String) -> [Edit] {
        let node = call.node
        guard call.name == "sensoryFeedback", let feedback = feedback?.written, node.arguments.count == 2,
            call.closures.isEmpty, let open = node.leftParen, let close = node.rightParen,
            !trigger.is(PrefixOperatorExprSyntax.self), feedback.hasPrefix("."), !feedback.mentions(name),
            !node.arguments.description.contains("/")
        else { return [] }
        let text = "(trigger: \(trigger.written)) { _, \(name) in \(name) ? \(feedback) : nil }"
        return [
            Edit(
                start: open.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: close.endPositionBeforeTrailingTrivia.utf8Offset,
                text: text
            )
        ]
    }
}

extension HapticCall {
    /// A condition around it, one that leaves before it, or its own argument looks at one of `names`.
    func isAsked(by names: [String], in closure: ClosureExprSyntax) -> Bool {
        let around = node.conditions(upTo: closure).texts + node.exits(before: closure)
        let texts = around + conditions + [node.arguments.written]
        return texts.contains { text in names.contains { text.mentions($0) } }
    }
}

extension ExprSyntax {
    /// The name a closure may ask for instead of its parameter.
    fileprivate var names: [String] { lastName.map { [$0] } ?? [] }
}
