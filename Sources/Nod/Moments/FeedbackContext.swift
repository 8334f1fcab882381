/// Preferences, tuning and surroundings of a place: a part of an app may have its own.
///
/// ```swift
/// let context = FeedbackContext(profile: .child, reducesMotion: true)
/// ```
public struct FeedbackContext: Sendable, Equatable {
    public var preferences: Preferences
    /// Profile and figures, as in a feedback file.
    public var tuning: Tuning
    public var reducesMotion: Bool
    public var isDark: Bool

    public init(
        preferences: Preferences = Preferences(),
        tuning: Tuning = Tuning(),
        reducesMotion: Bool = false,
        isDark: Bool = false
    ) {
        self.preferences = preferences
        self.tuning = tuning
        self.reducesMotion = reducesMotion
        self.isDark = isDark
    }
}

extension FeedbackContext {
    /// A context with a profile and, unless told otherwise, the standard's figures.
    public init(
        preferences: Preferences = Preferences(),
        profile: Profile,
        design: FeedbackDesign = .standard,
        reducesMotion: Bool = false,
        isDark: Bool = false
    ) {
        self.init(
            preferences: preferences,
            tuning: Tuning(profile: profile, design: design),
            reducesMotion: reducesMotion,
            isDark: isDark
        )
    }

    /// The context of a view: a part of an app may have preferences of its own, otherwise the person's hold.
    ///
    /// - Parameters:
    ///   - chosen: preferences set for this part; `nil` where none are.
    ///   - stored: the person's own.
    ///   - tuning: sizes, spacing, presses, haptics and the figures of every answer in this part.
    ///   - reducesMotion: whether the system asks for Reduce Motion.
    ///   - isDark: whether the colours here are dark.
    package init(chosen: Preferences?, stored: Preferences, tuning: Tuning, reducesMotion: Bool, isDark: Bool) {
        self.init(preferences: chosen ?? stored, tuning: tuning, reducesMotion: reducesMotion, isDark: isDark)
    }

    public var profile: Profile {
        get { tuning.profile }
        set { tuning.profile = newValue }
    }

    public var design: FeedbackDesign {
        get { tuning.design }
        set { tuning.design = newValue }
    }

    /// The channels that the person and the system allow here.
    package var levels: Levels { Director(in: self).levels(in: self) }

    /// How things travel to their new places here; `nil` where nothing may move.
    public var layoutSpring: DampedSpring? { reasonToHoldMotion == nil ? tuning.design.stateSpring : nil }
}

/// How much of each channel somebody allows: the system, the person, or the moment itself.
///
/// The answer is the minimum of all three, channel by channel.
package struct Levels: Sendable, Equatable {
    package var motion: MotionLevel
    package var haptic: Bool
    package var sound: Bool
    package var celebration: CelebrationLevel

    package init(
        motion: MotionLevel = .full,
        haptic: Bool = true,
        sound: Bool = true,
        celebration: CelebrationLevel = .full
    ) {
        self.motion = motion
        self.haptic = haptic
        self.sound = sound
        self.celebration = celebration
    }
}

package enum MotionLevel: Int32, Sendable, Comparable {
    /// Opacity only: nothing moves, grows or flies.
    case reduced
    case full

    package static func < (one: MotionLevel, other: MotionLevel) -> Bool { one.rawValue < other.rawValue }
}

/// How much is celebrated.
///
/// ```swift
/// var preferences = Preferences()
/// preferences.celebrations = .subtle
/// ```
public enum CelebrationLevel: Int32, Sendable, CaseIterable, Comparable {
    /// A completion keeps its check, haptic and toast.
    case off = 0
    /// Flash and pulse, no particles.
    case subtle = 1
    case full = 2

    var name: String {
        switch self {
        case .off: "off"
        case .subtle: "subtle"
        case .full: "full"
        }
    }

    public static func < (one: CelebrationLevel, other: CelebrationLevel) -> Bool { one.rawValue < other.rawValue }
}

/// The state of the device and its system. Performers keep it up to date.
///
/// ```swift
/// var surroundings = Surroundings()
/// surroundings.canVibrate = false
/// let effects = session.handle(.surroundings(surroundings), at: now)
/// ```
public struct Surroundings: Sendable, Equatable {
    public var reducesMotion = false
    public var isDark = false
    /// A motor is there and may run.
    public var canVibrate = true
    /// Touches are the platform's own: a finger's tap on one of its switches is felt, with a strength that nobody chooses,
    /// and nothing else can be. An iPhone's browser is like this.
    public var hasNativeHaptics = false
    /// Audio may be heard: allowed by the system and, in a browser, by a gesture.
    public var canSound = true
    /// The page or app is in the background.
    public var isHidden = false
    /// The place where wishes are saved cannot be reached.
    public var isOffline = false
    /// The screen is a phone's: two messages would cover what they speak of.
    public var isSmall = false
    /// A finger taps such a switch: the platform has played its touch for what that leads to.
    var isTapped = false

    public init() {}

    var allowsHaptic: Bool { (hasNativeHaptics ? isTapped : canVibrate) && !isHidden }
    var allowsSound: Bool { canSound && !isHidden }
}
