import SwiftSyntax

/// A control that plays, and its action that plays again.
extension RepeatedHaptic {
    static func checkButton(
        _ button: ViewChain,
        _ haptics: [HapticCall],
        _ players: HapticPlayers,
        _ file: SourceFile,
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        guard let action = button.rootCall?.buttonAction,
            let haptic = haptics.first(where: { $0.playsAtOnce(in: action) })
        else { return }
        if let style = button.styleName {
            if players.names.contains(style) {
                told.insert(haptic.node.id)
                return report.finding(
                    at: haptic.call.nameToken,
                    message("The button style already plays one at the press")
                )
            }
            report.finding(
                at: haptic.call.nameToken,
                message("The button style already plays one at the press"),
                when: [Fact(.playsHaptic, style)]
            )
        }
        if answersChange(of: action, on: button, players, file) {
            told.insert(haptic.node.id)
            report.finding(at: haptic.call.nameToken, message("The change it makes already plays one"))
        }
    }

    /// A modifier of the button plays when something changes that the action changes, or that the check shows.
    private static func answersChange(
        of action: ClosureExprSyntax,
        on button: ViewChain,
        _ players: HapticPlayers,
        _ file: SourceFile
    ) -> Bool {
        let changed = Set(file.assignments(inside: action).map(\.name))
        for modifier in button.modifiers {
            var triggers: [ExprSyntax] = []
            if modifier.name == "sensoryFeedback", let trigger = modifier.call.argument("trigger") {
                triggers = [trigger]
            }
            if modifier.name == "modifier", let inner = modifier.call.firstUnlabelled?.as(FunctionCallExprSyntax.self),
                let name = inner.calleeName, players.changeModifiers.contains(name)
            {
                triggers = inner.arguments.map(\.expression)
            }
            let names = triggers.flatMap(\.operands).compactMap(\.lastName)
            if names.contains(where: { changed.contains($0) || completions.contains($0) }) { return true }
        }
        return false
    }

    private static let completions: Set<String> = ["isCompleted", "isComplete", "isDone", "isChecked", "isFinished"]

    /// A view that plays at its own tap, around a closure that plays again.
    static func checkView(
        _ haptic: HapticCall,
        _ players: HapticPlayers,
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        guard let enclosure = haptic.node.enclosures.first, enclosure.call.base == nil,
            let first = enclosure.call.name.first, first.isUppercase,
            !HapticPlayers.systemViews.contains(enclosure.call.name),
            enclosure.label == nil || enclosure.label == "action" || enclosure.label?.hasPrefix("on") == true
        else { return }
        let name = enclosure.label.map { enclosure.call.name + "." + $0 } ?? enclosure.call.name
        let text = message("\(enclosure.call.name) already plays one at the tap")
        if players.names.contains(name) {
            told.insert(haptic.node.id)
            report.finding(at: haptic.call.nameToken, text)
        } else {
            report.finding(at: haptic.call.nameToken, text, when: [Fact(.playsHaptic, name)])
        }
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
