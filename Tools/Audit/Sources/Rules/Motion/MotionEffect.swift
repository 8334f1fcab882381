import SwiftSyntax

/// A modifier that moves, scales or turns a view when a value changes.
struct MotionEffect {
    let call: Call
    let chain: ViewChain
    let type: String
    /// The values it follows.
    let reads: Set<String>
    /// It asks for Reduce Motion itself.
    let isGated: Bool

    static let modifiers: Set<String> = [
        "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
    ]
}

extension SourceFile {
    /// All of the file's effects that move something as state changes.
    func findMotionEffects() -> [MotionEffect] {
        MotionEffect.modifiers.sorted().flatMap(modifiers).compactMap { use in
            let call = use.modifier.call
            // Only what the arguments say moves; a view builder's content moves by itself.
            guard call.node.trailingClosure == nil else { return nil }
            let reads = reads(Syntax(call.node.arguments))
            guard !reads.isEmpty else { return nil }
            let isGated = MotionGate.gates(call.node.arguments, in: self) || MotionGate.guards(call.nameToken, in: self)
            let type = call.node.enclosingTypeName
            return MotionEffect(call: call, chain: use.chain, type: type, reads: reads, isGated: isGated)
        }
    }
}
