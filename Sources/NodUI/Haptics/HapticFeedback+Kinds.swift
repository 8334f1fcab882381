// Made by `make vocabulary` from `HapticKind`.

#if os(iOS) || os(macOS) || os(visionOS)
import Nod

extension HapticFeedback {
    /// A choice from a list or a tab.
    public static func selection() { feel(Haptic(.selection)) }

    /// A toggle or a switch.
    public static func light() { feel(Haptic(.light)) }
    /// - Parameter intensity: 0…1 of the strongest light haptic.
    public static func light(intensity: Double) { feel(Haptic(.light, intensity: intensity)) }

    /// A standard button.
    public static func medium() { feel(Haptic(.medium)) }
    /// - Parameter intensity: 0…1 of the strongest medium haptic.
    public static func medium(intensity: Double) { feel(Haptic(.medium, intensity: intensity)) }

    /// An important action, a deletion.
    public static func heavy() { feel(Haptic(.heavy)) }
    /// - Parameter intensity: 0…1 of the strongest heavy haptic.
    public static func heavy(intensity: Double) { feel(Haptic(.heavy, intensity: intensity)) }

    /// Something was completed or saved.
    public static func success() { feel(Haptic(.success)) }

    /// Caution.
    public static func warning() { feel(Haptic(.warning)) }

    /// An operation failed.
    public static func error() { feel(Haptic(.error)) }
}
#endif
