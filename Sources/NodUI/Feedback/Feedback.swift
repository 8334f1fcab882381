#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// Reports what happened in a view, together with the view's context.
///
/// ```swift
/// private var feedback = Feedback()
/// // …
/// feedback.report(.captured, on: TargetID(feedback.center.item(task.id)))
/// ```
///
/// Preferences are the person's settings, followed live; `.feedbackPreferences(_:)` sets them for a part of an app.
public struct Feedback: DynamicProperty {
    @Environment(\.feedbackCenter) private var chosenCenter
    @Environment(\.feedbackProfile) var profile
    @Environment(\.feedbackDesign) private var design
    @Environment(\.feedbackPreferences) private var chosenPreferences
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorScheme) private var colorScheme
    private var stored = StoredPreferences()

    public init() {}

    @MainActor public var center: FeedbackCenter { chosenCenter ?? .shared }

    public var context: FeedbackContext {
        FeedbackContext(
            chosen: chosenPreferences,
            stored: stored.preferences,
            tuning: Tuning(profile: profile, design: design),
            reducesMotion: reducesMotion,
            isDark: colorScheme == .dark
        )
    }

    @MainActor public func report(_ event: Event) { center.report(event, in: context) }

    /// Reports a moment; inside a button's action that button is its cause.
    @MainActor public func report(_ moment: Moment, on target: TargetID) {
        center.report(moment, on: target, in: context)
    }
}
#endif
