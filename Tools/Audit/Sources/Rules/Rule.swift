/// One rule, checked in a file. `Rules/<id>/found.swift` and `fine.swift` beside the sources are its examples, its tests and
/// its page of documentation.
public protocol Rule: Sendable {
    static var about: RuleDescription { get }
    static func check(_ file: SourceFile, _ report: inout Report)
}

/// The identifier, texts and defaults of a rule.
public struct RuleDescription: Sendable {
    /// `tap-gesture`: in messages, configuration and comments.
    public var id: String
    /// `Tap gesture where a button belongs`.
    public var title: String
    /// Of what it finds; what it asks is a question.
    public var level = Level.warning
    /// How much a question matters beside others of a screen, from 1 to 9.
    public var weight = 5
    /// Its first finding stands for all of them.
    public var isOncePerApp = false
    /// The people who suffer.
    public var whom: String
    /// The harm to a person, and the reason why the remedy helps.
    public var rationale: String
    /// The published text behind it: `Human Interface Guidelines, Motion; WCAG 2.3.3`.
    public var source: String
    /// The cases that the rule looks for but cannot see in the source.
    public var blindSpots: String
    /// What a person suffers, unless a finding says it itself.
    public var harm = ""
    /// What somebody must look at, where the source does not say.
    public var doubt = ""
    /// What to write instead, unless a finding says it itself.
    public var change = ""
    public var platforms = Set(Platform.allCases)
}

extension RuleDescription {
    /// The address of the page in Apple's guidelines; nil if another text is behind it.
    var address: String? {
        let guidelines = "Human Interface Guidelines, "
        guard source.hasPrefix(guidelines), let page = source.dropFirst(guidelines.count).split(separator: ";").first
        else {
            return nil
        }
        let name = page.lowercased().replacing(" ", with: "-")
        return "https://developer.apple.com/design/human-interface-guidelines/\(name)"
    }
}

/// Every rule there is.
public enum Catalog {
    public static let rules: [any Rule.Type] = [
        IconWithoutLabel.self, EmptyLabel.self, UnlabelledSlider.self, SmallTarget.self, LowContrast.self,
        DestructiveSwipeRole.self, UnawaitedRefresh.self, MissingStatus.self, DoubleHaptic.self,
        HapticOnPressState.self,
        HapticOnUndo.self, TapGesture.self, BareTarget.self, FaintText.self, DroppedFailure.self, ShapelessTap.self,
        CrowdedTargets.self, FixedFontSize.self,
        EndlessAnimation.self, RawError.self, HandMadeCheck.self, SilentState.self, UnannouncedMessage.self,
        UnconfirmedDeletion.self, DelayedReset.self, DeadEndError.self, ClippedText.self, UngatedMotion.self,
        ExcessiveMotion.self, VanishingRow.self, UnnamedPicture.self, IdleButton.self, SuppressionComments.self,
    ]

    public static func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.about.id == id } }

    public static var ids: [String] { rules.map { $0.about.id } }

    /// Rules of earlier versions (Documentation/AuditInPractice.md): settings and comments may still name them.
    public static let former: Set<String> = [
        "animation-without-value", "color-only-state", "eased-routine", "error-without-recovery",
        "gesture-without-alternative", "hidden-control", "long-animation", "removed-while-celebrating",
        "repeated-haptic", "spring-range", "stacked-effects",
        "swipe-outside-list", "uncancelled-reset", "unguarded-symbol-effect", "unlabelled-progress",
        "unprepared-haptic", "unstable-body",
    ]
}
