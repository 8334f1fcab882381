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
