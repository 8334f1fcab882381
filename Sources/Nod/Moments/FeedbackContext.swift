/// Preferences, tuning and surroundings of a part of an app.
///
/// ```swift
/// let context = FeedbackContext(profile: .child, reducesMotion: true)
/// ```
public struct FeedbackContext: Sendable, Equatable {
    public var preferences: Preferences
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

    package var levels: Levels { Director(in: self).levels(in: self) }

    /// Spring for layout changes; `nil` if nothing may move.
    public var layoutSpring: DampedSpring? { reasonToHoldMotion == nil ? tuning.design.stateSpring : nil }
}

/// What is allowed per channel: the minimum of system, person and moment.
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
    /// Opacity only.
    case reduced
    case full

    package static func < (one: MotionLevel, other: MotionLevel) -> Bool { one.rawValue < other.rawValue }
}

public enum CelebrationLevel: Int32, Sendable, CaseIterable, Comparable {
    /// Completions keep their check, haptic and toast.
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

/// State of the device and its system, kept up to date by performers.
///
/// ```swift
/// var surroundings = Surroundings()
/// surroundings.canVibrate = false
/// let effects = session.handle(.surroundings(surroundings), at: now)
/// ```
public struct Surroundings: Sendable, Equatable {
    public var reducesMotion = false
    public var isDark = false
    /// There is a motor, and it may run.
    public var canVibrate = true
    /// The platform plays its own haptic when a finger taps one of its switches, with a fixed strength, and can play no
    /// other: as in an iPhone's browser.
    public var hasNativeHaptics = false
    /// The system allows audio and, in a browser, a gesture has unlocked it.
    public var canSound = true
    public var isHidden = false
    /// The app's server or store can't be reached.
    public var isOffline = false
    /// A phone's screen: two toasts would cover their subjects.
    public var isSmall = false
    /// A native switch was tapped: the platform has played its haptic.
    var isTapped = false

    public init() {}

    var allowsHaptic: Bool { (hasNativeHaptics ? isTapped : canVibrate) && !isHidden }
    var allowsSound: Bool { canSound && !isHidden }
}
