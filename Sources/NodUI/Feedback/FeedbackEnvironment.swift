#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension EnvironmentValues {
    /// The center that answers; `nil` is the one the whole app shares.
    @Entry public var feedbackCenter: FeedbackCenter? = nil
    /// Sizes, presses and haptics.
    @Entry public var feedbackProfile: Profile = .standard
    /// The figures of every answer.
    @Entry public var feedbackDesign: FeedbackDesign = .standard
    /// Preferences of a part of an app; `nil` for the person's own.
    @Entry public var feedbackPreferences: Preferences? = nil
}

extension View {
    /// Sets the sizes, presses and haptics of everything inside.
    public func feedbackProfile(_ profile: Profile) -> some View { environment(\.feedbackProfile, profile) }

    /// Sets the haptics of presses inside, whatever the profile, which keeps its sizes, springs and words.
    ///
    /// ```swift
    /// Button("Update", action: update).buttonStyle(.primaryAction()).pressHaptics(.child)
    /// ```
    ///
    /// The child-friendly styles keep the haptics of their own profile.
    public func pressHaptics(_ haptics: PressHaptics) -> some View {
        transformEnvironment(\.feedbackProfile) { $0.pressHaptics = haptics }
    }

    /// Sets the figures of every answer inside, such as a feedback file's.
    ///
    /// Around an app's root, `.followsFeedbackTuning()` also covers answers that no view asks for.
    public func feedbackTuning(_ tuning: Tuning) -> some View {
        feedbackProfile(tuning.profile).environment(\.feedbackDesign, tuning.design)
    }

    /// Replaces the person's preferences inside, for previews and examples.
    public func feedbackPreferences(_ preferences: Preferences) -> some View {
        environment(\.feedbackPreferences, preferences)
    }

    /// Lets `center` answer everything inside, for tests and previews.
    public func feedbackCenter(_ center: FeedbackCenter) -> some View { environment(\.feedbackCenter, center) }
}
#endif
