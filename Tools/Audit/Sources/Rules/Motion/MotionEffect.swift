import SwiftSyntax

/// A modifier that moves, scales or turns a view when a value changes.
struct MotionEffect {
    let call: Call
    let type: String
    /// The values it follows: of its arguments, or of the condition that brings and takes a view with a transition.
    let reads: Set<String>
    /// The choice that brings and takes its view: only what animates around this moves it.
    var scene: Syntax?
    /// It asks for Reduce Motion itself.
    let isGated: Bool
    /// It certainly moves much, and by itself.
    var isLarge = false
    /// It moves much if the project says so of a transition or a view of its own: any of these groups.
    var conditions: [[Fact]] = []

    var name: String { call.name }
    /// Pages that slide when the selection is set; a swipe is the person's own movement.
    var isPaging: Bool { name == "tabViewStyle" }
}

extension SourceFile {
    /// All of the file's effects that move something as state changes.
    func findMotionEffects() -> [MotionEffect] {
        let geometry = MotionEffect.modifiers.sorted().flatMap(modifiers).compactMap { use -> MotionEffect? in
            let call = use.modifier.call
            // Only what the arguments say moves; a view builder's content moves by itself.
            guard call.node.trailingClosure == nil, !call.node.arguments.isEmpty else { return nil }
            // Two views that are one: it moves when one takes the other's place.
            let isPlace = call.name == "matchedGeometryEffect"
            let followed = isPlace ? call.node.presenceConditions : [Syntax(call.node.arguments)]
            var found = effect(call, with: call.node.arguments, following: followed)
            found?.isLarge = MotionSize.isLarge(call, of: use.chain, in: self)
            return found
        }
        var followed: [String: Set<String>] = [:]
        return (geometry + transitionEffects + pages).map { effect in
            guard effect.isLarge, !effect.isPaging else { return effect }
            let values = followed[effect.type] ?? self.followed(in: effect.type)
            followed[effect.type] = values
            var effect = effect
            // Under a finger it gives way or follows, and settles when it is let go.
            effect.isLarge = !effect.isPress && !effect.reads.speaksOf(values)
            return effect
        }
    }

    private var transitionEffects: [MotionEffect] {
        modifiers("transition").compactMap { use -> MotionEffect? in
            guard let value = use.modifier.call.firstUnlabelled else { return nil }
            let presence = Presence(of: use.modifier.call.node, in: self)
            let identity = use.chain.modifiers[..<use.position].filter { $0.name == "id" }
                .map { Syntax($0.call.node.arguments) }
            var found = effect(use.modifier.call, with: value, following: presence.conditions + identity)
            let moves = MotionSize.moves(transition: value, in: self)
            let ways = moves ? [[]] : MotionSize.ownTransitions(in: value).map { [Fact(.movesByTransition, $0)] }
            let conditions = ways.flatMap { way in sizes(of: use.chain, upTo: use.position).map { way + $0 } }
            found?.conditions = conditions
            found?.isLarge = conditions.contains([])
            found?.scene = identity.isEmpty ? presence.scene : nil
            return found.flatMap { moves || !$0.conditions.isEmpty ? $0 : nil }
        }
    }

    /// The facts by which a view is large: none are needed, a view of the project's own must be, or it cannot be.
    private func sizes(of chain: ViewChain, upTo position: Int) -> [[Fact]] {
        if MotionSize.isSmall(chain, in: self) { return [] }
        if fillsScreen(chain, upTo: position) { return [[]] }
        return chain.name.first?.isUppercase == true ? [[Fact(.fillsScreen, chain.name)]] : []
    }

    private var pages: [MotionEffect] {
        modifiers("tabViewStyle").compactMap { use in
            guard use.chain.name == "TabView", let selection = use.chain.rootCall?.argument("selection"),
                use.modifier.call.node.arguments.written.lowercased().contains("page")
            else { return nil }
            var found = effect(use.modifier.call, with: selection, following: [Syntax(selection)])
            found?.isLarge = true
            return found
        }
    }

    private func effect(_ call: Call, with value: some SyntaxProtocol, following nodes: [Syntax]) -> MotionEffect? {
        let reads = nodes.reduce(into: Set<String>()) { $0.formUnion(self.reads($1)) }
        guard !reads.isEmpty else { return nil }
        let isGated = MotionGate.gates(value, in: self) || MotionGate.guards(call.nameToken, in: self)
        return MotionEffect(call: call, type: call.node.enclosingTypeName, reads: reads, isGated: isGated)
    }
}

extension MotionEffect {
    static let modifiers: Set<String> = [
        "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
        "matchedGeometryEffect",
    ]

    /// It gives way under the finger.
    var isPress: Bool {
        reads.contains { $0.lowercased().hasSuffix("pressed") || $0.lowercased().hasSuffix("pressing") }
    }
}

extension SourceFile {
    /// The values that a gesture changes while it goes on.
    private func followed(in type: String) -> Set<String> {
        var found: Set<String> = []
        for variable in variables where variable.attributeNames == ["GestureState"] {
            found.formUnion(variable.bindings.compactMap(\.name))
        }
        // A gesture of UIKit tells its translation, too.
        for use in accesses("translation") where use.enclosingTypeName == type {
            if let closure = use.ancestor(ClosureExprSyntax.self) { found.formUnion(changed(by: closure)) }
        }
        for call in calls("onChanged") + calls("updating") where call.node.enclosingTypeName == type {
            for given in call.node.arguments.map(\.expression) {
                if given.written.hasPrefix("$"), let path = given.path { found.insert(path) }
                for body in members(of: type).bodies[given.lastName ?? ""] ?? [] { found.formUnion(changed(by: body)) }
            }
            for (_, closure) in call.closures { found.formUnion(changed(by: closure)) }
        }
        return found
    }
}

extension AnimationDriver {
    /// It settles at the end of a person's own drag, pinch or turn, or shows what is pointed at.
    var answersTouch: Bool {
        let isPointedAt =
            keys.map { !$0.isEmpty && $0.allSatisfy(\.isPointing) } == true
            || call.argument("value")?.lastName?.isPointing == true
        return isPointedAt
            || token.enclosures.contains { enclosure in
                ["onEnded", "onChanged", "updating"].contains(enclosure.call.name)
                    && enclosure.call.base.map { !ViewChain(of: $0).name.hasPrefix("Tap") } == true
            }
    }
}

extension String {
    /// `isHovered`, `configuration.isPressed`.
    fileprivate var isPointing: Bool {
        let name = lowercased()
        return ["pressed", "pressing", "hovered", "hovering", "hover", "focused", "highlighted"].contains {
            name.hasSuffix($0)
        }
    }
}
