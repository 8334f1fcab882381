/// Sizes, spacing, presses and haptics as data: seeds 001 (haptics sparingly) and 003 (on every press) disagree.
///
/// ```swift
/// var profile = Profile.child
/// profile.target = 60
/// ```
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003); Motion and status rules (seed 001).
public struct Profile: Sendable, Equatable {
    /// Points; the least width and height of anything that can be tapped.
    public var target: Double
    /// Points; frequent and primary actions.
    public var primaryTarget: Double
    /// Points; actions that must not be missed.
    public var criticalTarget: Double
    /// Points between neighbours, at the least.
    public var spacing: Double
    /// Points between neighbours where there is room.
    public var comfortableSpacing: Double
    /// How a press moves.
    public var pressSpring: DampedSpring
    /// How far each kind of button gives.
    public var pressScales: PressScales
    /// The haptic of a press, by kind of button; `nil` where it is only seen.
    public var pressHaptics: PressHaptics
    /// The haptics of clearing a check, changing a switch and changing a choice.
    public var reopenedHaptic: Haptic?
    public var toggledHaptic: Haptic?
    public var selectedHaptic: Haptic?
    /// Made for children: words are simple, and buttons for children use its figures instead of the child profile's.
    public var isForChildren = false

    /// Points; what an eye and a pinch need on Apple Vision Pro, or a finger elsewhere.
    #if os(visionOS)
    private static let leastTarget = 60.0
    #else
    private static let leastTarget = 44.0
    #endif

    public static let standard = Profile(
        target: leastTarget,
        primaryTarget: max(56, leastTarget),
        criticalTarget: max(56, leastTarget),
        spacing: 8,
        comfortableSpacing: 8,
        pressSpring: .press,
        pressScales: PressScales(button: 0.97, icon: 0.97, card: 0.97, primary: 0.97, critical: 0.97),
        pressHaptics: .standard,
        reopenedHaptic: nil,
        toggledHaptic: nil,
        selectedHaptic: nil
    )

    public static let child = Profile(
        target: max(48, leastTarget),
        primaryTarget: max(56, leastTarget),
        criticalTarget: 64,
        spacing: 8,
        comfortableSpacing: 24,
        pressSpring: .childPress,
        pressScales: PressScales(button: 0.95, icon: 0.92, card: 0.97, primary: 0.97, critical: 0.95),
        pressHaptics: .child,
        reopenedHaptic: Haptic(.light),
        toggledHaptic: Haptic(.light),
        selectedHaptic: Haptic(.selection),
        isForChildren: true
    )
}

extension Profile {
    /// Every profile that can be chosen, with its stored name; the first before anyone chooses.
    public static let names: [(profile: Profile, name: String)] = [(.standard, "standard"), (.child, "child")]

    /// The profile of a stored name; an unknown name means the standard.
    public init(named name: String) { self = name == "child" ? .child : .standard }
}

extension Profile {
    /// The profile of buttons made for children: this one if it is for children, otherwise the child's.
    package var ofChildren: Profile { isForChildren ? self : .child }
}

/// The scale each kind of button shrinks to while it is held.
///
/// ```swift
/// var profile = Profile.standard
/// profile.pressScales.button = 0.95
/// ```
public struct PressScales: Sendable, Equatable {
    public var button, icon, card, primary, critical: Double

    public subscript(role: PressRole) -> Double {
        switch role {
        case .button: button
        case .icon, .check: icon
        case .card: card
        case .primary: primary
        case .critical: critical
        }
    }
}

/// The haptic that answers a press, by kind of button.
///
/// ```swift
/// var profile = Profile.standard
/// profile.pressHaptics.primary = Haptic(.light)
/// ```
public struct PressHaptics: Sendable, Equatable {
    public var button, icon, card, primary, critical: Haptic?

    /// Every press is only seen: seed 001's restraint.
    public static let none = PressHaptics()

    /// Presses of the styles that seed 003 defines are felt as it says, others are only seen.
    public static var standard: PressHaptics {
        PressHaptics(icon: Haptic(.medium), card: Haptic(.medium), primary: Haptic(.medium, intensity: 0.7))
    }

    /// Every press is felt, that of larger actions more.
    public static var child: PressHaptics {
        let half = Haptic(.medium, intensity: 0.5)
        return PressHaptics(
            button: half,
            icon: half,
            card: half,
            primary: Haptic(.medium, intensity: 0.7),
            critical: Haptic(.medium, intensity: 0.8)
        )
    }

    /// A press without a haptic is only seen.
    public init(
        button: Haptic? = nil,
        icon: Haptic? = nil,
        card: Haptic? = nil,
        primary: Haptic? = nil,
        critical: Haptic? = nil
    ) {
        (self.button, self.icon, self.card) = (button, icon, card)
        (self.primary, self.critical) = (primary, critical)
    }

    public subscript(role: PressRole) -> Haptic? {
        switch role {
        case .button: button
        case .icon: icon
        case .card: card
        case .primary: primary
        case .critical: critical
        case .check: nil
        }
    }
}
