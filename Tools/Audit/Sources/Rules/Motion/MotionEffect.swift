import SwiftSyntax

/// A modifier that moves, scales or turns a view when a value changes.
struct MotionEffect {
    let modifier: Modifier
    let chain: ViewChain
    let type: String
    /// The values it follows: of its arguments, or of the condition that brings and takes a view with a transition.
    let reads: Set<String>
    /// It asks for Reduce Motion itself.
    let isGated: Bool
}

extension SourceFile {
    /// All of the file's effects that move something as state changes.
    func findMotionEffects() -> [MotionEffect] {
        let geometry = MotionEffect.modifiers.sorted().flatMap(modifiers).compactMap { use -> MotionEffect? in
            let node = use.modifier.call.node
            // Only what the arguments say moves; a view builder's content moves by itself.
            guard node.trailingClosure == nil, !node.arguments.isEmpty else { return nil }
            // Two views that are one: it moves when one takes the other's place.
            let isPlace = use.modifier.name == "matchedGeometryEffect"
            let followed = isPlace ? node.presenceConditions : [Syntax(node.arguments)]
            return effect(use.modifier, in: use.chain, with: node.arguments, following: followed)
        }
        let transitions = modifiers("transition").compactMap { use -> MotionEffect? in
            guard let value = use.modifier.call.firstUnlabelled, moves(value) else { return nil }
            let followed = use.modifier.call.node.presenceConditions
            return effect(use.modifier, in: use.chain, with: value, following: followed)
        }
        return geometry + transitions
    }

    private func effect(
        _ modifier: Modifier,
        in chain: ViewChain,
        with value: some SyntaxProtocol,
        following nodes: [Syntax]
    ) -> MotionEffect? {
        let reads = nodes.reduce(into: Set<String>()) { $0.formUnion(self.reads($1)) }
        guard !reads.isEmpty else { return nil }
        let call = modifier.call
        let isGated = MotionGate.gates(value, in: self) || MotionGate.guards(call.nameToken, in: self)
        let type = call.node.enclosingTypeName
        return MotionEffect(modifier: modifier, chain: chain, type: type, reads: reads, isGated: isGated)
    }

    /// `.move(edge: .top)`, `.scale.combined(with: .opacity)`, or a name of this file for one.
    private func moves(_ value: ExprSyntax, depth: Int = 0) -> Bool {
        value.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            let isMember = token.previousToken(viewMode: .sourceAccurate)?.text == "."
            if isMember, MotionEffect.transitions.contains(name) { return true }
            return depth < 2 && transitionTokens[name]?.contains { moves($0, depth: depth + 1) } == true
        }
    }

    private var transitionTokens: [String: [ExprSyntax]] {
        var found: [String: [ExprSyntax]] = [:]
        for variable in variables where variable.modifiers.contains(where: { $0.name.text == "static" }) {
            for binding in variable.bindings {
                guard let name = binding.name,
                    binding.typeAnnotation?.type.trimmedDescription == "AnyTransition"
                        || binding.initializer?.value.trimmedDescription.hasPrefix("AnyTransition") == true
                else { continue }
                if let value = binding.initializer?.value { found[name, default: []].append(value) }
                if case .getter(let items)? = binding.accessorBlock?.accessors {
                    found[name, default: []] += items.compactMap { $0.item.as(ExprSyntax.self) }
                }
            }
        }
        return found
    }
}

extension MotionEffect {
    static let modifiers: Set<String> = [
        "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
        "matchedGeometryEffect",
    ]
    fileprivate static let transitions: Set<String> = ["move", "slide", "push", "offset", "scale"]

    /// A press that gives way by a tenth or less.
    var isSmallPress: Bool {
        guard modifier.name == "scaleEffect",
            reads.contains(where: { $0.lowercased().hasSuffix("pressed") || $0.lowercased().hasSuffix("pressing") })
        else { return false }
        let numbers = modifier.call.node.arguments.tokens(viewMode: .sourceAccurate).compactMap { Double($0.text) }
        return !numbers.isEmpty && numbers.allSatisfy { (0.9...1.1).contains($0) }
    }
}

extension SyntaxProtocol {
    /// The conditions, subjects and collections around a view that decide whether it is present.
    var presenceConditions: [Syntax] {
        var found: [Syntax] = []
        for current in ancestorsInType {
            if let choice = current.as(IfExprSyntax.self) { found.append(Syntax(choice.conditions)) }
            if let choice = current.as(SwitchExprSyntax.self) { found.append(Syntax(choice.subject)) }
            if let call = current.as(FunctionCallExprSyntax.self), call.calleeName == "ForEach" {
                found.append(Syntax(call.arguments))
            }
        }
        return found
    }
}
