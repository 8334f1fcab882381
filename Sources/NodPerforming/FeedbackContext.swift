import Nod

/// What holds where something happened: a part of an app may have a profile, preferences or a colour scheme of its own.
public struct FeedbackContext: Sendable, Equatable {
    public var preferences: Preferences
    public var profile: Profile
    /// The figures of what is answered.
    public var design: FeedbackDesign
    public var reducesMotion: Bool
    public var isDark: Bool

    public init(
        preferences: Preferences = Preferences(),
        profile: Profile = .standard,
        design: FeedbackDesign = .standard,
        reducesMotion: Bool = false,
        isDark: Bool = false
    ) {
        self.preferences = preferences
        self.profile = profile
        self.design = design
        self.reducesMotion = reducesMotion
        self.isDark = isDark
    }
}

extension FeedbackContext {
    /// What holds where a view stands: a part of an app may have preferences of its own, otherwise the person's hold.
    ///
    /// - Parameters:
    ///   - chosen: preferences set for this part; `nil` where none are.
    ///   - stored: the person's own.
    ///   - tuning: sizes, spacing, presses, haptics and the figures of every answer in this part.
    ///   - reducesMotion: whether the system asks for Reduce Motion.
    ///   - isDark: whether the colours here are dark.
    public init(chosen: Preferences?, stored: Preferences, tuning: Tuning, reducesMotion: Bool, isDark: Bool) {
        self.init(preferences: chosen ?? stored, reducesMotion: reducesMotion, isDark: isDark)
        self.tuning = tuning
    }
}

extension FeedbackContext {
    /// What the person and the system allow here.
    public var levels: Levels {
        var surroundings = Surroundings()
        surroundings.reducesMotion = reducesMotion
        return .minimum(preferences.levels, surroundings.levels)
    }

    /// Profile and figures, as a feedback file holds them.
    public var tuning: Tuning {
        get { Tuning(profile: profile, design: design) }
        set {
            profile = newValue.profile
            design = newValue.design
        }
    }

    /// How things travel to their new places here; `nil` where nothing may move.
    public var layoutSpring: Spring? { levels.motion == .reduced ? nil : design.stateSpring }
}
