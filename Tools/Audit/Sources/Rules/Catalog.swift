/// Every rule there is, by family.
public enum Catalog {
    public static let rules: [any Rule.Type] =
        touch
        + gestures
        + text
        + haptics
        + motion
        + feedback
        + upkeep

    static let text: [any Rule.Type] = [
        FixedFontSize.self, LowContrast.self,
    ]

    static let touch: [any Rule.Type] = [
        IconWithoutLabel.self, EmptyLabel.self, SmallTarget.self, TapGesture.self, ShapelessTap.self,
        CrowdedTargets.self,
    ]

    static let gestures: [any Rule.Type] = [
        DestructiveSwipeRole.self, UnlabelledSlider.self,
    ]

    /// The rules that keep the audit itself honest.
    static let upkeep: [any Rule.Type] = [
        SuppressionComments.self
    ]

    static let haptics: [any Rule.Type] = [
        HapticOnPressState.self, HapticOnUndo.self,
    ]

    static let motion: [any Rule.Type] = [
        AnimationWithoutValue.self, EndlessAnimation.self, UnguardedSymbolEffect.self,
    ]

    static let feedback: [any Rule.Type] = [
        RawError.self, MissingStatus.self, RemovedWhileCelebrating.self,
    ]
}

extension Catalog {
    public static func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.about.id == id } }

    public static var ids: [String] { rules.map { $0.about.id } }

    /// Rules of earlier versions, which were too rarely right (Documentation/AuditInPractice.md): settings and comments may still name them.
    public static let former: Set<String> = [
        "color-only-state", "eased-routine", "error-without-recovery", "gesture-without-alternative", "long-animation",
        "hidden-control", "repeated-haptic", "spring-range", "stacked-effects", "swipe-outside-list",
        "uncancelled-reset", "unconfirmed-deletion", "ungated-motion", "unlabelled-progress", "unprepared-haptic",
        "unstable-body",
    ]
}
