#if canImport(SwiftUI)
import SwiftUI

/// Touches that an app asks for itself. What is felt when: Documentation/Sources.md, Touch targets and button styles (seed 003).
///
/// A touch merges with the press that led to it: a button that was felt when it went down is not felt again. A person who
/// switched haptics off feels none. All calls may be made from anywhere; off the main thread they are made there a little later.
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
    /// Whose touches are played: the phone's own, unless an app wants Nod's patterns everywhere.
    @MainActor public static var source: HapticSource {
        get { device?.source ?? .system }
        set { device?.source = newValue }
    }

    @MainActor private static var device: AppleHaptics? {
        FeedbackCenter.shared.performers.haptics as? AppleHaptics
    }
}

extension HapticFeedback {
    /// - Parameter intensity: 0…1, of the strongest a light touch has.
    public static func light(intensity: Double) { feel(Haptic(.light, intensity: intensity)) }
    /// - Parameter intensity: 0…1, of the strongest a medium touch has.
    public static func medium(intensity: Double) { feel(Haptic(.medium, intensity: intensity)) }
    /// - Parameter intensity: 0…1, of the strongest a heavy touch has.
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
