#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Reports what happened in a view, together with the view's context.
///
/// ```swift
/// private var feedback = FeedbackReporter()
/// // …
/// feedback.report(.captured, on: FeedbackTarget(feedback.center.item(task.id)))
/// ```
///
/// Preferences are the person's settings, followed live; `.feedbackPreferences(_:)` sets them for a part of an app, and
/// `.nod(store:)` where they are kept.
@MainActor
public struct FeedbackReporter: DynamicProperty {
    @Environment(\.feedbackProfile) var profile
    @Environment(\.feedbackDesign) private var design
    @Environment(\.feedbackPreferences) private var chosenPreferences
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.chosenStore) private var chosenStore
    @Environment(\.toastWindow) var window
    @ObservedObject private var standard: StoredPreferences
    private var answering = ViewCenter()

    public init() { standard = .standard }

    public var center: FeedbackCenter { answering.center }

    public var context: FeedbackContext {
        FeedbackContext(
            chosen: chosenPreferences,
            stored: stored,
            tuning: Tuning(profile: profile, design: design),
            reducesMotion: reducesMotion,
            isDark: colorScheme == .dark
        )
    }

    /// The person's own choices, whatever a part of the app has chosen.
    var stored: Preferences { (chosenStore?.reader ?? standard.reader).preferences }

    public func report(_ event: Event) { center.report(event, in: context) }

    /// Reports a moment; inside a button's action that button is its cause.
    public func report(_ moment: FeedbackMoment, on target: FeedbackTarget) {
        center.report(moment, on: target, in: context)
    }
}

/// The center that answers a view which asks for nothing else of ``FeedbackReporter``, and need not be drawn for its sake.
struct ViewCenter: DynamicProperty {
    @Environment(\.feedbackCenter) private var chosen

    init() {}

    @MainActor var center: FeedbackCenter { chosen ?? .shared }
}

extension EnvironmentValues {
    /// The center that answers; `nil` is the one the whole app shares.
    @Entry public var feedbackCenter: FeedbackCenter? = nil
    /// Sizes, presses and haptics.
    @Entry public var feedbackProfile: FeedbackProfile = .standard
    /// The figures of every answer.
    @Entry var feedbackDesign: FeedbackDesign = .standard
    /// Preferences of a part of an app; `nil` for the person's own.
    @Entry public var feedbackPreferences: FeedbackPreferences? = nil
}

extension View {
    /// Sets the sizes, presses and haptics of everything inside.
    public func feedbackProfile(_ profile: FeedbackProfile) -> some View { environment(\.feedbackProfile, profile) }

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
    /// Around an app's root, `FeedbackCenter.shared.use(_:)` and `.nod()` also cover answers that no view asks for.
    public func feedbackTuning(_ tuning: FeedbackTuning) -> some View {
        feedbackProfile(tuning.profile).environment(\.feedbackDesign, tuning.design)
    }

    /// Replaces the person's preferences inside, for previews and examples.
    public func feedbackPreferences(_ preferences: FeedbackPreferences) -> some View {
        environment(\.feedbackPreferences, preferences)
    }

    /// Lets `center` answer everything inside, for tests and previews.
    public func feedbackCenter(_ center: FeedbackCenter) -> some View { environment(\.feedbackCenter, center) }
}
#endif
