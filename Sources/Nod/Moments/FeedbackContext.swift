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

    public var profile: Profile {
        get { tuning.profile }
        set { tuning.profile = newValue }
    }

    public var design: FeedbackDesign {
        get { tuning.design }
        set { tuning.design = newValue }
    }

    /// Neither the person nor the system asks for Reduce Motion.
    package var mayMove: Bool { reasonToHoldMotion == nil }

    /// Spring for layout changes; `nil` if nothing may move.
    public var layoutSpring: DampedSpring? { mayMove ? tuning.design.stateSpring : nil }
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
    /// A small screen, on which two toasts would cover what they are about.
    public var isSmall = false
    /// A native switch was tapped: the platform has played its haptic.
    var isTapped = false

    public init() {}

    var allowsHaptic: Bool { (hasNativeHaptics ? isTapped : canVibrate) && !isHidden }
    var allowsSound: Bool { canSound && !isHidden }
}
