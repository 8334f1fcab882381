import SwiftSyntax

extension SourceFile {
    /// Returns the effects that `driver` animates and no nearer `.animation` does.
    func effects(drivenBy driver: AnimationDriver) -> [MotionEffect] {
        let nearer = animationDrivers.filter { other in
            guard let inside = other.inside, other.token.id != driver.token.id else { return false }
            return driver.inside.map { inside.isInside($0) && inside.endPosition < $0.endPosition } ?? true
        }
        return candidates(of: driver).filter { effect in
            !nearer.contains { other in
                effect.call.nameToken.isInside(other.inside)
                    && other.keys.map { (driver.keys ?? effect.reads).speaksOf($0) } ?? true
            }
        }
    }

    private func candidates(of driver: AnimationDriver) -> [MotionEffect] {
        let type = driver.token.enclosingTypeName
        let members = members(around: driver.token)
        let named = driver.inside.map { reads($0) }
        return motionEffects.filter { effect in
            guard effect.type == type else { return false }
            if let inside = driver.inside, !effect.call.nameToken.isInside(inside) {
                guard let name = effect.call.node.enclosingMember?.declaredName, name != "body",
                    named?.contains(name) == true,
                    effect.call.node.enclosingMember?.id != driver.token.enclosingMember?.id
                else { return false }
            }
            if let keys = driver.keys { return effect.reads.speaksOf(keys) }
            let state = driver.call.node.trailingClosure == nil ? members.state : members.properties
            return effect.reads.speaksOf(state.union(["configuration.isPressed"]))
        }
    }
}
