/// A rule of the audit, applied file by file. `Rules/<id>/found.swift` and `fine.swift` are its tests and its
/// documentation.
public protocol Rule: Sendable {
    static var about: RuleDescription { get }
    static func check(_ file: SourceFile, _ report: inout Report)
}

public struct RuleDescription: Sendable {
    /// Names the rule in messages, configuration and comments: `tap-gesture`.
    public var id: String
    public var title: String
    /// Level of findings; uncertain ones are questions.
    public var level = Level.warning
    /// Weight of a question in its sheet, from 1 to 9.
    public var weight = 5
    /// Reports only the first finding.
    public var isOncePerApp = false
    public var whom: String
    /// The harm, and why the change helps.
    public var rationale: String
    public var source: String
    public var blindSpots: String
    /// The harm of a finding, unless the finding names its own.
    public var harm = ""
    /// The question of an uncertain finding.
    public var doubt = ""
    public var change = ""
    public var platforms = Set(Platform.allCases)
}

public enum Catalog {
    public static let rules: [any Rule.Type] = [
        IconWithoutLabel.self, EmptyLabel.self, UnlabelledSlider.self, SmallTarget.self, LowContrast.self,
        DestructiveSwipeRole.self, UnawaitedRefresh.self, MissingStatus.self, DoubleHaptic.self,
        HapticOnUndo.self, TapGesture.self, BareTarget.self, FaintText.self, DroppedFailure.self, ShapelessTap.self,
        FixedFontSize.self, EndlessAnimation.self, RawError.self, HandMadeCheck.self, SilentState.self,
        UnannouncedMessage.self, UnconfirmedDeletion.self, DelayedReset.self, DeadEndError.self, ClippedText.self,
        UngatedMotion.self, ExcessiveMotion.self, UnnamedPicture.self, IdleButton.self, EmptyState.self,
        SilentCopy.self, RowButtons.self, UnscrolledPage.self, CoveredView.self, SuppressionComments.self,
    ]

    public static func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.about.id == id } }

    public static var ids: [String] { rules.map { $0.about.id } }

    /// Rules of earlier versions (Documentation/AuditInPractice.md), which settings and comments may still mention.
    public static let former: Set<String> = [
        "animation-without-value", "color-only-state", "crowded-targets", "eased-routine", "error-without-recovery",
        "gesture-without-alternative", "haptic-on-press-state", "hidden-control", "long-animation", "lost-input",
        "removed-while-celebrating", "repeated-haptic", "spring-range", "stacked-effects", "swipe-outside-list",
        "uncancelled-reset", "unguarded-symbol-effect", "unlabelled-progress", "unprepared-haptic", "unstable-body",
        "vanishing-row",
    ]
}
