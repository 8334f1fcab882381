import SwiftSyntax

/// Two haptics for the same change.
extension RepeatedHaptic {
    static func checkChanges(
        _ file: SourceFile,
        _ haptics: [HapticCall],
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        for use in file.modifiers("sensoryFeedback") {
            guard let trigger = use.modifier.call.argument("trigger") else { continue }
            let text = trigger.trimmedDescription
            for (position, other) in use.chain.modifiers.enumerated() where position != use.position {
                if other.name == "sensoryFeedback", position > use.position,
                    other.call.argument("trigger")?.trimmedDescription == text, !hasClosure(other),
                    !hasClosure(use.modifier)
                {
                    report.finding(at: other.call.nameToken, message("The same change already plays one"))
                }
                let isChange = other.name == "onChange" && other.call.argument("of")?.trimmedDescription == text
                let isTap = ["onTapGesture", "onLongPressGesture"].contains(other.name)
                guard isChange || isTap, let closure = other.call.closures.first?.closure else { continue }
                if isTap, !file.assignments(inside: closure).contains(where: { $0.path == text }) { continue }
                for haptic in haptics where haptic.playsAtOnce(in: closure) && told.insert(haptic.node.id).inserted {
                    report.finding(
                        at: haptic.call.nameToken,
                        message("sensoryFeedback already plays one for this change")
                    )
                }
            }
        }
    }

    /// Two closures may answer different values.
    private static func hasClosure(_ modifier: Modifier) -> Bool { !modifier.call.closures.isEmpty }
}

/// Two haptics in one function or closure.
extension RepeatedHaptic {
    static func checkPairs(
        _ haptics: [HapticCall],
        _ file: SourceFile,
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        let known = haptics.sorted { $0.node.position < $1.node.position }
        let all = (known + unknown(beside: known, in: file)).sorted { $0.node.position < $1.node.position }
        for (index, second) in all.enumerated() where !told.contains(second.node.id) {
            guard let body = second.node.runBody else { continue }
            for first in all[..<index] {
                guard first.when.isEmpty || second.when.isEmpty, first.node.position >= body.position,
                    first.node.endPosition <= second.node.position,
                    first.node.relation(to: second.node, in: body) == .together
                else { continue }
                told.insert(second.node.id)
                report.finding(
                    at: second.call.nameToken,
                    message("Another haptic plays just before it"),
                    when: first.when + second.when
                )
                break
            }
        }
    }

    /// Calls of other files' types in the functions that play, which may play too: `Vibration.strong()`.
    private static func unknown(beside known: [HapticCall], in file: SourceFile) -> [HapticCall] {
        let bodies = Set(known.compactMap { $0.node.runBody })
        let ids = Set(known.map(\.node.id))
        var found: [HapticCall] = []
        for body in bodies {
            for node in Search.all(FunctionCallExprSyntax.self, in: body) where !ids.contains(node.id) {
                guard let call = Call(node), let owner = call.ownerName, !HapticPlayers.systemTypes.contains(owner)
                else { continue }
                found.append(HapticCall(call: call, when: [Fact(.playsHaptic, owner + "." + call.name)]))
            }
        }
        return found
    }
}

extension HapticCall {
    /// It plays when `closure` runs, before anything in it waits.
    func playsAtOnce(in closure: ClosureExprSyntax) -> Bool {
        guard node.isInside(closure), !node.conditions(upTo: closure).isInKeptClosure else { return false }
        return !Search.contains(in: closure) { $0.is(AwaitExprSyntax.self) && $0.endPosition <= node.position }
    }
}
