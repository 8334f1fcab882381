#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
    /// The center that answers; `nil` stands for the one all of an app shares.
    @Entry public var feedbackCenter: FeedbackCenter? = nil
    /// Sizes, presses and haptics.
    @Entry public var feedbackProfile: Profile = .standard
    /// The figures of every answer.
    @Entry public var feedbackDesign: FeedbackDesign = .standard
    /// Preferences of a part of an app; `nil` where the person's own hold.
    @Entry public var feedbackPreferences: Preferences? = nil
}

extension View {
    /// Everything inside has the sizes, presses and haptics of `profile`.
    public func feedbackProfile(_ profile: Profile) -> some View { environment(\.feedbackProfile, profile) }

    /// Everything inside is answered in the figures of `tuning`, as a feedback file holds them.
    ///
    /// Round an app's root `.followsFeedbackTuning()` also reaches what no view asks for.
    public func feedbackTuning(_ tuning: Tuning) -> some View {
        feedbackProfile(tuning.profile).environment(\.feedbackDesign, tuning.design)
    }

    /// Everything inside is answered as `preferences` say, whatever the person chose elsewhere: for previews and examples.
    public func feedbackPreferences(_ preferences: Preferences) -> some View {
        environment(\.feedbackPreferences, preferences)
    }

    /// Everything inside is answered by `center`: for tests and previews.
    public func feedbackCenter(_ center: FeedbackCenter) -> some View { environment(\.feedbackCenter, center) }
}
#endif
