import Nod

/// What holds where something happened: a part of an app may have a profile, preferences or a colour scheme of its own.
public struct FeedbackContext: Sendable, Equatable {
    public var preferences: Preferences
    public var profile: Profile
    public var reducesMotion: Bool
    public var isDark: Bool

    public init(
        preferences: Preferences = Preferences(),
        profile: Profile = .standard,
        reducesMotion: Bool = false,
        isDark: Bool = false
    ) {
        self.preferences = preferences
        self.profile = profile
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
    ///   - profile: sizes, spacing, presses and haptics of this part.
    ///   - reducesMotion: whether the system asks for Reduce Motion.
    ///   - isDark: whether the colours here are dark.
    public init(chosen: Preferences?, stored: Preferences, profile: Profile, reducesMotion: Bool, isDark: Bool) {
        self.init(preferences: chosen ?? stored, profile: profile, reducesMotion: reducesMotion, isDark: isDark)
    }
}

extension FeedbackContext {
    /// What the person and the system allow here.
    public var levels: Levels {
        var surroundings = Surroundings()
        surroundings.reducesMotion = reducesMotion
        return .minimum(preferences.levels, surroundings.levels)
    }

    /// How things travel to their new places here; `nil` where nothing may move.
    public var layoutSpring: Spring? { levels.motion == .reduced ? nil : .state }
}
