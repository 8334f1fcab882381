/// Sizes, spacing, presses and haptics: seeds 001 (haptics sparingly) and 003 (on every press) disagree.
///
/// ```swift
/// var profile = Profile.child
/// profile.target = 60
/// ```
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003); Motion and status rules (seed 001).
public struct Profile: Sendable, Equatable {
    /// Minimum width and height of anything tappable, in points.
    public var target: Double
    /// Points, for frequent and primary actions.
    public var primaryTarget: Double
    /// Points, for actions that must not be missed.
    public var criticalTarget: Double
    /// Minimum distance between neighbours, in points.
    public var spacing: Double
    /// Distance between neighbours if there is room, in points.
    public var comfortableSpacing: Double
    public var pressSpring: DampedSpring
    public var pressScales: PressScales
    /// `nil` if a press is only seen.
    public var pressHaptics: PressHaptics
    /// For clearing a check, changing a switch and changing a choice.
    public var reopenedHaptic: Haptic?
    public var toggledHaptic: Haptic?
    public var selectedHaptic: Haptic?
    /// For children: simple words, and child buttons use these figures instead of `Profile.child`'s.
    public var isForChildren = false

    /// Points: for eye and pinch on Apple Vision Pro, for a finger elsewhere.
    #if os(visionOS)
    static let leastTarget = 60.0
    #else
    static let leastTarget = 44.0
    #endif
    static let leastSpacing = 8.0

    public static var standard: Profile {
        Profile(
            target: leastTarget,
            primaryTarget: max(56, leastTarget),
            criticalTarget: max(56, leastTarget),
            spacing: leastSpacing,
            comfortableSpacing: leastSpacing,
            pressSpring: .press,
            pressScales: PressScales(button: 0.97, icon: 0.97, card: 0.97, primary: 0.97, critical: 0.97),
            pressHaptics: .standard
        )
    }

    public static var child: Profile {
        var child = standard
        child.target = max(48, leastTarget)
        child.criticalTarget = 64
        child.comfortableSpacing = 24
        child.pressSpring = .childPress
        child.pressScales = PressScales(button: 0.95, icon: 0.92, card: 0.97, primary: 0.97, critical: 0.95)
        child.pressHaptics = .child
        child.reopenedHaptic = Haptic(.light)
        child.toggledHaptic = Haptic(.light)
        child.selectedHaptic = Haptic(.selection)
        child.isForChildren = true
        return child
    }
}

extension Profile {
    /// Every profile with its stored name; the first is the default.
    public static let names: [(profile: Profile, name: String)] = [(.standard, "standard"), (.child, "child")]

    /// Unknown names mean `standard`.
    public init(named name: String) { self = name == "child" ? .child : .standard }
}

extension Profile {
    package var ofChildren: Profile { isForChildren ? self : .child }
}

/// Scale of each kind of button while held.
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

public struct PressHaptics: Sendable, Equatable {
    public var button, icon, card, primary, critical: Haptic?

    /// Presses are only seen: seed 001's restraint.
    public static var off: PressHaptics { PressHaptics() }

    /// Seed 003's styles have its haptics, others none.
    public static var standard: PressHaptics {
        PressHaptics(icon: Haptic(.medium), card: Haptic(.medium), primary: Haptic(.medium, intensity: 0.7))
    }

    /// Every press is felt, larger actions more strongly.
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
