/// Every rule there is, by family.
public enum Catalog {
    public static let rules: [any Rule.Type] = touch + haptics + effects + departures

    static let touch: [any Rule.Type] = [
        TapGesture.self
    ]

    static let haptics: [any Rule.Type] = [
        HapticOnPressState.self, HapticOnUndo.self, RepeatedHaptic.self, UnpreparedHaptic.self,
    ]

    static let effects: [any Rule.Type] = [
        UnguardedSymbolEffect.self, UnstableBody.self, UncancelledReset.self,
    ]

    static let departures: [any Rule.Type] = [
        RemovedWhileCelebrating.self
    ]
}

extension Catalog {
    public static func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.about.id == id } }
}
