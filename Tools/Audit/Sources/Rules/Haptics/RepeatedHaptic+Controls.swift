import SwiftSyntax

/// A control that plays, and its action that plays again.
extension RepeatedHaptic.Pairs {
    mutating func check(button: ViewChain) {
        guard let action = button.rootCall?.buttonAction,
            let haptic = haptics.first(where: { $0.playsAtOnce(in: action) && !$0.isConditional(in: action) })
        else { return }
        if let style = button.styleName {
            let isKnown = players.names.contains(style)
            let facts = isKnown ? [] : [Fact(.playsHaptic, style)]
            tell(haptic.call, "The button style already plays one at the press", when: facts)
            if isKnown { return }
        }
        if answersChange(of: action, on: button) { tell(haptic.call, "The change it makes already plays one") }
    }

    /// A modifier of the button plays when something changes that the action changes, or that the check shows.
    private func answersChange(of action: ClosureExprSyntax, on button: ViewChain) -> Bool {
        let changed = Set(file.assignments(inside: action).map(\.name))
        let completions: Set<String> = ["isCompleted", "isComplete", "isDone", "isChecked", "isFinished"]
        let names = button.modifiers.flatMap(triggers).flatMap(\.operands).compactMap(\.lastName)
        return names.contains { changed.contains($0) || completions.contains($0) }
    }

    private func triggers(of modifier: Modifier) -> [ExprSyntax] {
        if modifier.name == "sensoryFeedback" { return modifier.call.argument("trigger").map { [$0] } ?? [] }
        guard modifier.name == "modifier", let inner = Call(modifier.call.firstUnlabelled),
            players.changeModifiers.contains(inner.name)
        else { return [] }
        return inner.node.arguments.map(\.expression)
    }

    /// A view that plays at its own tap, around a closure that plays again.
    mutating func check(viewAround haptic: HapticCall) {
        guard let enclosure = haptic.node.enclosures.first, enclosure.call.base == nil,
            let first = enclosure.call.name.first, first.isUppercase,
            !HapticPlayers.systemViews.contains(enclosure.call.name),
            haptic.playsAtOnce(in: enclosure.closure), !haptic.isConditional(in: enclosure.closure),
            enclosure.label == nil || enclosure.label == "action" || enclosure.label?.hasPrefix("on") == true
        else { return }
        let name = enclosure.label.map { enclosure.call.name + "." + $0 } ?? enclosure.call.name
        let facts = players.names.contains(name) ? [] : [Fact(.playsHaptic, name)]
        tell(haptic.call, "\(enclosure.call.name) already plays one at the tap", when: facts)
    }
}

extension ViewChain {
    /// The style of this button: its own, or the one of the nearest container that sets one.
    fileprivate var styleName: String? {
        if let own = modifiers("buttonStyle").first { return own.call.firstUnlabelled?.styleName }
        for enclosure in node.enclosures {
            let chain = enclosure.call.wholeChain
            if let style = chain.modifiers("buttonStyle").first { return style.call.firstUnlabelled?.styleName }
        }
        return nil
    }
}

extension ExprSyntax {
    /// `pop` of `.pop` and `.pop(…)`, `PopStyle` of `PopStyle(…)`.
    fileprivate var styleName: String? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calleeName }
        return lastName
    }
}
