import SwiftSyntax

/// A modifier that moves, scales or turns a view when a value changes.
struct MotionEffect {
    let modifier: Modifier
    let chain: ViewChain
    let type: String
    /// The values it follows: of its arguments, or of the condition that brings and takes a view with a transition.
    let reads: Set<String>
    /// `moves`, `scales`, `turns`: for the message.
    let verb: String
    /// It asks for Reduce Motion itself.
    let isGated: Bool
}

extension SourceFile {
    /// All of the file's effects that move something as state changes.
    func findMotionEffects() -> [MotionEffect] {
        let geometry = MotionEffect.verbs.keys.sorted().flatMap { name in
            modifiers(name).compactMap { effect($0.modifier, in: $0.chain) }
        }
        return geometry + modifiers("transition").compactMap { transition($0.modifier, in: $0.chain) }
    }

    private func effect(_ modifier: Modifier, in chain: ViewChain) -> MotionEffect? {
        let call = modifier.call
        // Only what the arguments say moves; a view builder's content moves by itself.
        guard call.node.trailingClosure == nil, !call.node.arguments.isEmpty else { return nil }
        var reads = reads(call.node.arguments)
        if modifier.name == "matchedGeometryEffect" {
            // Two views that are one: it moves when one takes the other's place.
            reads = call.node.presenceConditions.reduce(into: []) { $0.formUnion(self.reads($1)) }
        }
        guard !reads.isEmpty else { return nil }
        return MotionEffect(
            modifier: modifier,
            chain: chain,
            type: call.node.enclosingTypeName,
            reads: reads,
            verb: MotionEffect.verbs[modifier.name]!,
            isGated: MotionGate.gates(call.node.arguments, in: self) || MotionGate.guards(call.nameToken, in: self)
        )
    }

    private func transition(_ modifier: Modifier, in chain: ViewChain) -> MotionEffect? {
        let call = modifier.call
        guard let value = call.firstUnlabelled, let verb = transitionVerb(value) else { return nil }
        let conditions = call.node.presenceConditions
        let reads = conditions.reduce(into: Set<String>()) { $0.formUnion(self.reads($1)) }
        guard !reads.isEmpty else { return nil }
        return MotionEffect(
            modifier: modifier,
            chain: chain,
            type: call.node.enclosingTypeName,
            reads: reads,
            verb: verb,
            isGated: MotionGate.gates(value, in: self) || MotionGate.guards(call.nameToken, in: self)
        )
    }

    /// `.move(edge: .top)`, `.scale.combined(with: .opacity)`, or a name of this file for one.
    func transitionVerb(_ value: ExprSyntax, depth: Int = 0) -> String? {
        for token in value.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if let verb = MotionEffect.transitions[name], token.previousToken(viewMode: .sourceAccurate)?.text == "." {
                return verb
            }
            guard depth < 2 else { continue }
            for body in transitionTokens[name] ?? [] {
                if let verb = transitionVerb(body, depth: depth + 1) { return verb }
            }
        }
        return nil
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
    static let verbs: [String: String] = [
        "offset": "moves", "position": "moves", "scaleEffect": "scales", "rotationEffect": "turns",
        "rotation3DEffect": "turns", "transformEffect": "moves", "matchedGeometryEffect": "moves",
    ]
    static let transitions: [String: String] = [
        "move": "moves", "slide": "moves", "push": "moves", "offset": "moves", "scale": "scales",
    ]

    /// A press that gives way by a tenth or less.
    var isSmallPress: Bool {
        guard modifier.name == "scaleEffect",
            reads.contains(where: { $0.lowercased().hasSuffix("pressed") || $0.lowercased().hasSuffix("pressing") })
        else {
            return false
        }
        let numbers = modifier.call.node.arguments.tokens(viewMode: .sourceAccurate).compactMap { Double($0.text) }
        return !numbers.isEmpty && numbers.allSatisfy { (0.9...1.1).contains($0) }
    }
}

extension SyntaxProtocol {
    /// What decides whether a view is there: conditions, subjects and collections around it.
    fileprivate var presenceConditions: [Syntax] {
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
