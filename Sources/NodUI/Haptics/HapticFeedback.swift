#if canImport(SwiftUI)
import SwiftUI

/// Haptics that an app asks for itself.
///
/// ```swift
/// HapticFeedback.success()
/// ```
///
/// A haptic merges with the press that led to it, and respects the person's switch. Calls are safe on any thread.
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
public enum HapticFeedback {
    /// A toggle or a switch.
    public static func light() { feel(Haptic(.light)) }
    /// A standard button.
    public static func medium() { feel(Haptic(.medium)) }
    /// An important action, a deletion.
    public static func heavy() { feel(Haptic(.heavy)) }
    /// Something was completed or saved.
    public static func success() { feel(Haptic(.success)) }
    /// An operation failed.
    public static func error() { feel(Haptic(.error)) }
    /// Caution.
    public static func warning() { feel(Haptic(.warning)) }
    /// A choice from a list or a tab.
    public static func selection() { feel(Haptic(.selection)) }
}

extension HapticFeedback {
    /// The haptics to play: the phone's own by default, or Nod's patterns everywhere.
    @MainActor public static var source: HapticSource {
        get { device?.source ?? .system }
        set { device?.source = newValue }
    }

    @MainActor private static var device: AppleHaptics? {
        FeedbackCenter.shared.performers.haptics as? AppleHaptics
    }
}

extension HapticFeedback {
    /// - Parameter intensity: 0…1 of the strongest light haptic.
    public static func light(intensity: Double) { feel(Haptic(.light, intensity: intensity)) }
    /// - Parameter intensity: 0…1 of the strongest medium haptic.
    public static func medium(intensity: Double) { feel(Haptic(.medium, intensity: intensity)) }
    /// - Parameter intensity: 0…1 of the strongest heavy haptic.
    public static func heavy(intensity: Double) { feel(Haptic(.heavy, intensity: intensity)) }

    private static func feel(_ haptic: Haptic) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { FeedbackCenter.shared.feel(haptic) }
        } else {
            Task { @MainActor in FeedbackCenter.shared.feel(haptic) }
        }
    }
}
#endif
