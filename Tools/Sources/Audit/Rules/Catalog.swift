/// Every rule there is, by family.
public enum Catalog {
    public static let rules: [any Rule.Type] = touch + motion + feedback

    static let touch: [any Rule.Type] = [
        TapGesture.self
    ]

    static let motion: [any Rule.Type] = [
        UngatedMotion.self, AnimationWithoutValue.self, SpringRange.self, LongAnimation.self, EasedRoutine.self,
        StackedEffects.self, EndlessAnimation.self,
    ]

    static let feedback: [any Rule.Type] = [
        RawError.self, ErrorWithoutRecovery.self, UnconfirmedDeletion.self, MissingStatus.self,
        UnlabelledProgress.self,
    ]
}

extension Catalog {
    public static func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.about.id == id } }
}
