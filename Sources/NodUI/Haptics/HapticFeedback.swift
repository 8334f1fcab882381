#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Haptics that an app asks for itself.
///
/// ```swift
/// HapticFeedback.success()
/// ```
///
/// Each kind has a function of its own. A haptic merges with the press that led to it, and respects the person's switch.
/// Calls are safe on any thread.
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
public enum HapticFeedback {
    /// The haptics to play: the phone's own by default, or Nod's patterns everywhere.
    @MainActor public static var source: HapticSource {
        get { device?.source ?? .system }
        set { device?.source = newValue }
    }

    @MainActor private static var device: AppleHaptics? {
        FeedbackCenter.shared.performers.haptics as? AppleHaptics
    }

    static func feel(_ haptic: Haptic) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { FeedbackCenter.shared.feel(haptic) }
        } else {
            Task { @MainActor in FeedbackCenter.shared.feel(haptic) }
        }
    }
}
#endif
