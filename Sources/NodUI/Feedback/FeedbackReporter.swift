#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Reports moments of a view, together with its context.
///
/// ```swift
/// @FeedbackReporter private var feedback
/// // …
/// feedback.report(.captured, on: FeedbackTarget(feedback.center.item(task.id)))
/// ```
///
/// Preferences are those of the settings; `.feedbackPreferences(_:)` changes them, `.nod(store:)` sets their store.
@MainActor
@propertyWrapper
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

    public var wrappedValue: FeedbackReporter { self }

    public var center: FeedbackCenter { answering.center }

    public var context: FeedbackContext {
        FeedbackContext(
            preferences: chosenPreferences ?? stored,
            tuning: Tuning(profile: profile, design: design),
            reducesMotion: reducesMotion,
            isDark: colorScheme == .dark
        )
    }

    /// The stored preferences, without `.feedbackPreferences(_:)`.
    var stored: Preferences { (chosenStore?.reader ?? standard.reader).preferences }

    public func report(_ event: Event) { center.report(event, in: context) }

    /// Reports a moment. Inside a button's action it merges with the press.
    public func report(_ moment: FeedbackMoment, on target: FeedbackTarget) {
        center.report(moment, on: target, in: context)
    }
}

/// The center of a view. Unlike ``FeedbackReporter`` it redraws nothing.
struct ViewCenter: DynamicProperty {
    @Environment(\.feedbackCenter) private var chosen

    init() {}

    @MainActor var center: FeedbackCenter { chosen ?? .shared }
}

extension EnvironmentValues {
    /// The center that answers; `nil` for the app's shared one.
    @Entry public var feedbackCenter: FeedbackCenter? = nil
    /// The sizes, presses and haptics.
    @Entry public var feedbackProfile: FeedbackProfile = .standard
    @Entry var feedbackDesign: FeedbackDesign = .standard
    /// The preferences; `nil` for the stored ones.
    @Entry public var feedbackPreferences: FeedbackPreferences? = nil
}

private struct ChangedPreferences: ViewModifier {
    let change: (inout FeedbackPreferences) -> Void
    @FeedbackReporter private var feedback

    func body(content: Content) -> some View {
        var preferences = feedback.context.preferences
        change(&preferences)
        return content.environment(\.feedbackPreferences, preferences)
    }
}

extension View {
    /// Sets sizes, presses and haptics inside.
    ///
    /// Inside `.nod()` it is final; around `.nod()` it includes toasts, and a choice in the settings replaces it.
    @_disfavoredOverload
    public func feedbackProfile(_ profile: FeedbackProfile) -> some View { environment(\.feedbackProfile, profile) }

    /// Sets the haptics of presses inside, independently of the profile.
    ///
    /// ```swift
    /// Button("Start", action: start).buttonStyle(.primaryAction).pressHaptics(.child)
    /// ```
    ///
    /// The child-friendly styles keep their own.
    @_disfavoredOverload public func pressHaptics(_ haptics: PressHaptics) -> some View {
        transformEnvironment(\.feedbackProfile) { $0.pressHaptics = haptics }
    }

    /// Tunes every answer inside, such as with a feedback file's figures.
    ///
    /// For a whole app, call `FeedbackCenter.shared.use(_:)`, which also covers answers that no view asks for.
    @_disfavoredOverload public func feedbackTuning(_ tuning: FeedbackTuning) -> some View {
        feedbackProfile(tuning.profile).environment(\.feedbackDesign, tuning.design)
    }

    /// Changes the person's choices inside; those that `change` leaves out stay theirs.
    ///
    /// ```swift
    /// ContentView().feedbackPreferences { if isInClass { $0.soundVolume = 0 } }
    /// ```
    ///
    /// Around `.nod()` this includes toasts, inside `.nod(store:)` the choices of that store.
    @_disfavoredOverload
    public func feedbackPreferences(_ change: @escaping (inout FeedbackPreferences) -> Void) -> some View {
        modifier(ChangedPreferences(change: change))
    }

    /// Replaces all of the person's choices inside, for previews.
    @_disfavoredOverload public func feedbackPreferences(_ preferences: FeedbackPreferences) -> some View {
        environment(\.feedbackPreferences, preferences)
    }

    /// Sets the center that answers everything inside, for tests and previews.
    @_disfavoredOverload
    public func feedbackCenter(_ center: FeedbackCenter) -> some View { environment(\.feedbackCenter, center) }
}
#endif
