import SwiftSyntax

/// The deeds of a press, by the names of the functions called and the values set.
extension SourceFile {
    /// Dismissing is left out: the system offers it everywhere.
    func effects(of action: ClosureExprSyntax, withAssignments: Bool) -> Set<String> {
        let calls = Search.all(FunctionCallExprSyntax.self, in: action).compactMap(Call.init)
        let haptics = Set(haptics.inside(action).map(\.node.id))
        let called = calls.filter { !haptics.contains($0.node.id) && !$0.isImplicitMember && $0.isDeed }.map(\.name)
        guard withAssignments else { return Set(called) }
        let set = assignments(inside: action).filter { assignment in
            let value = assignment.value?.written
            return value != "false" && value != "nil" && !assignment.name.speaks(of: Self.fleeting)
        }
        return Set(called + set.map(\.name))
    }

    /// Something else in the type does one of `effects`, or somebody else may: a callback.
    func offers(_ effects: Set<String>, outside parts: [Syntax], at node: some SyntaxProtocol) -> Bool {
        let type = node.enclosingTypeName
        let members = members(of: type)
        return effects.contains { name in
            if members.properties.contains(name), members.bodies[name] == nil, !members.state.contains(name) {
                return true
            }
            let places =
                calls(name).filter { !$0.isImplicitMember }.map { Syntax($0.node) }
                + assignments.filter { $0.name == name && $0.value?.written != "false" }.map {
                    Syntax($0.node)
                }
                + uses(of: name).filter { $0.parent?.is(LabeledExprSyntax.self) == true }.map { Syntax($0) }
            return places.contains { place in
                place.enclosingTypeName == type && !parts.contains { place.isInside($0) }
            }
        }
    }

    /// The type offers actions to VoiceOver, or a menu.
    func offersActions(at node: some SyntaxProtocol) -> Bool {
        let type = node.enclosingTypeName
        return Self.alternatives.contains { name in calls(name).contains { $0.node.enclosingTypeName == type } }
    }

    private static let alternatives = [
        "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
        "accessibilityZoomAction", "accessibilityRepresentation", "accessibilityDirectTouch", "accessibilityDragPoint",
        "accessibilityDropPoint", "accessibilityRotor", "contextMenu",
    ]
    /// Values that only follow a finger.
    private static let fleeting = [
        "press", "hold", "touch", "drag", "offset", "scale", "highlight", "translation", "long", "gesture", "progress",
        "location", "position", "animat", "zoom", "rotation", "timer", "task",
    ]
}

extension Call {
    /// A function that does something: no calculation, no animation, no log.
    fileprivate var isDeed: Bool {
        guard name.first?.isLowercase == true else { return false }
        if Self.harmless.contains(name) || HapticNames.plays(self, name: name) { return false }
        return !name.speaks(of: [
            "haptic", "log", "track", "dismiss", "close", "cancel", "debug", "animat", "gesture", "drag",
        ])
    }

    private static let harmless: Set<String> = [
        "withAnimation", "withTransaction", "min", "max", "abs", "sqrt", "pow", "round", "rounded", "floor", "ceil",
        "print", "sleep", "async", "asyncAfter", "prepare", "impactOccurred", "selectionChanged", "toggle", "map",
        "filter", "forEach", "first", "contains", "spring", "clamped", "hypot", "resignFirstResponder", "sendAction",
        "invalidate", "assert", "fatalError", "firstIndex", "last", "index", "advanced", "distance", "isMultiple",
        "hide", "pop", "run", "simultaneously", "exclusively", "sequenced",
    ]
}
