#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Plays haptics for an app.
///
/// ```swift
/// HapticFeedback.success()
/// ```
///
/// A haptic merges with the press that led to it and respects the settings. Calls are safe on any thread. After an
/// `await` in the action of a button with NodUI's style only an error is felt, unless the button has
/// `.feedbackSaves()`.
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
public enum HapticFeedback {
    /// The phone's own haptics, the default, or Nod's patterns.
    @MainActor public static var source: HapticSource {
        get { device?.source ?? .system }
        set { device?.source = newValue }
    }

    @MainActor private static var device: AppleHaptics? {
        FeedbackCenter.shared.performers.haptics as? AppleHaptics
    }

    static func feel(_ haptic: Haptic) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { center.feel(haptic) }
        } else {
            Task { @MainActor in center.feel(haptic) }
        }
    }

    /// The center of the running action, such as a test's.
    @MainActor private static var center: FeedbackCenter { .running ?? .shared }
}
#endif
