import SwiftSyntax

/// Two haptics for the same change.
extension RepeatedHaptic.Pairs {
    mutating func checkChanges() {
        for use in file.modifiers("sensoryFeedback") {
            guard let trigger = use.modifier.call.argument("trigger")?.trimmedDescription else { continue }
            for (position, other) in use.chain.modifiers.enumerated() where position != use.position {
                // Two closures may answer different values.
                if other.name == "sensoryFeedback", position > use.position,
                    other.call.argument("trigger")?.trimmedDescription == trigger, other.call.alwaysPlays,
                    use.modifier.call.alwaysPlays
                {
                    tell(other.call, "The same change already plays one")
                }
                check(other.call, beside: trigger, isAlways: use.modifier.call.alwaysPlays)
            }
        }
    }

    /// An `onChange` of the trigger, or a tap that changes it.
    private mutating func check(_ call: Call, beside trigger: String, isAlways: Bool) {
        let isChange = call.name == "onChange" && call.argument("of")?.trimmedDescription == trigger
        let isTap = ["onTapGesture", "onLongPressGesture"].contains(call.name)
        guard isChange || isTap, let closure = call.closures.first?.closure else { return }
        if isTap, !file.assignments(inside: closure).contains(where: { $0.path == trigger }) { return }
        for haptic in haptics where haptic.playsAtOnce(in: closure) && !told.contains(haptic.node.id) {
            // Two conditions may be about two different values.
            guard isAlways || !haptic.isConditional(in: closure) else { continue }
            tell(haptic.call, "sensoryFeedback already plays one for this change")
        }
    }
}

/// Two haptics in one function or closure.
extension RepeatedHaptic.Pairs {
    mutating func checkPairs() {
        let all = (haptics + unknown).sorted { $0.node.position < $1.node.position }
        for (index, second) in all.enumerated() where !told.contains(second.node.id) {
            guard let body = second.node.runBody else { continue }
            let first = all[..<index].first { first in
                (first.when.isEmpty || second.when.isEmpty) && first.node.position >= body.position
                    && first.node.endPosition <= second.node.position
                    && first.node.relation(to: second.node, in: body) == .together
            }
            guard let first else { continue }
            tell(second.call, "Another haptic plays just before it", when: first.when + second.when)
            told.insert(second.node.id)
        }
    }

    /// Calls of other files' types in the functions that play, which may play too: `Vibration.strong()`.
    private var unknown: [HapticCall] {
        let ids = Set(haptics.map(\.node.id))
        let calls = Set(haptics.compactMap { $0.node.runBody })
            .flatMap { Search.all(FunctionCallExprSyntax.self, in: $0) }
        return calls.filter { !ids.contains($0.id) }.compactMap(Call.init).compactMap { call in
            guard let owner = call.ownerName, !HapticPlayers.systemTypes.contains(owner) else { return nil }
            return HapticCall(call: call, when: [Fact(.playsHaptic, owner + "." + call.name)])
        }
    }
}

extension Call {
    /// A `sensoryFeedback` that plays at each change.
    fileprivate var alwaysPlays: Bool { closures.isEmpty && !hasArgument("condition") }
}

extension HapticCall {
    func isConditional(in closure: ClosureExprSyntax) -> Bool {
        isSometimes || !node.conditions(upTo: closure).texts.isEmpty || !node.exits(before: closure).isEmpty
    }

    /// It plays when `closure` runs, before anything in it waits.
    func playsAtOnce(in closure: ClosureExprSyntax) -> Bool {
        guard node.isInside(closure), !node.conditions(upTo: closure).isInKeptClosure else { return false }
        return !Search.contains(in: closure) { $0.is(AwaitExprSyntax.self) && $0.endPosition <= node.position }
    }
}
