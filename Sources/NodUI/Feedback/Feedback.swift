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
/// Preferences are the person's settings, followed live; `.feedbackPreferences(_:)` sets them for a part of an app, and
/// `.feedbackStore(_:)` where they are kept.
@MainActor
public struct Feedback: DynamicProperty {
    @Environment(\.feedbackProfile) var profile
    @Environment(\.feedbackDesign) private var design
    @Environment(\.feedbackPreferences) private var chosenPreferences
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.chosenStore) private var chosenStore
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
    public func report(_ moment: Moment, on target: TargetID) {
        center.report(moment, on: target, in: context)
    }
}
#endif
