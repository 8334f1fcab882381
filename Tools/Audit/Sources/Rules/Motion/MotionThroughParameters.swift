import SwiftSyntax

/// Motion whose animation stands in one view and whose effect in another: a parent toggles what it gives a child, or a child changes
/// through a binding what its parent moves by.
extension SourceFile {
    /// Parameters by which views of this file move, and bindings by whose change they move themselves.
    func findMotionThroughParameters() -> Set<Fact> {
        let own = animationDrivers.filter { $0.inside != nil }
            .flatMap { effects(drivenBy: $0) }.map(\.call.node.id)
        let driven = Set(own)
        let free = motionEffects.filter { effect in
            effect.isLarge && !effect.isGated && !driven.contains(effect.call.node.id)
                && !MotionGate.isSwitchedOff(around: effect.call.node, in: self)
        }
        guard !free.isEmpty else { return [] }
        var facts: Set<Fact> = []
        for effect in free {
            for name in members(of: effect.type).parameters where effect.reads.speaksOf([name]) {
                facts.insert(Fact(.movesBy, effect.type + "." + name))
            }
        }
        for (view, label, value) in givenParameters where value.written.hasPrefix("$") {
            guard let path = value.path else { continue }
            let type = value.enclosingTypeName
            if free.contains(where: { $0.type == type && $0.reads.speaksOf([path]) }) {
                facts.insert(Fact(.movedThrough, view + "." + label))
            }
        }
        return facts
    }

    /// Returns the facts of which one must hold for `driver` to move something in another view.
    func motionElsewhere(drivenBy driver: AnimationDriver) -> [Fact] {
        guard let keys = driver.keys else { return [] }
        let type = driver.token.enclosingTypeName
        var facts: Set<Fact> = []
        for (view, label, value) in givenParameters where value.enclosingTypeName == type {
            let isReached = driver.inside.map { value.isInside($0) } ?? !value.isInside(driver.call.node)
            if isReached, value.paths.speaksOf(keys) { facts.insert(Fact(.movesBy, view + "." + label)) }
        }
        guard driver.inside == nil else { return facts.sortedByName }
        for variable in variables where variable.attributeNames == ["Binding"] && variable.enclosingTypeName == type {
            guard let name = variable.bindings.first?.name, keys.contains(name) else { continue }
            facts.insert(Fact(.movedThrough, type + "." + name))
        }
        return facts.sortedByName
    }
}

extension Set<Fact> {
    fileprivate var sortedByName: [Fact] { sorted { $0.name < $1.name } }
}
