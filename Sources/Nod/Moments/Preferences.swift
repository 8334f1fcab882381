/// The person's choices. The defaults are those of a new installation.
///
/// ```swift
/// var preferences = Preferences()
/// preferences.completionSoundEnabled = true
/// ```
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000): haptic on, sound off.
public struct Preferences: Sendable, Equatable {
    public var completionHapticEnabled = true
    public var completionSoundEnabled = false
    /// 0…1, of the recipe's own peak.
    public var soundVolume = 0.5
    public var celebrations = CelebrationLevel.full
    public var motion = MotionPreference.system

    public init() {}

    var allowsHaptic: Bool { completionHapticEnabled }
    var allowsSound: Bool { completionSoundEnabled && soundVolume > 0 }
}

/// Whether the person wants less motion than the system.
///
/// ```swift
/// var preferences = Preferences()
/// preferences.motion = .reduced
/// ```
public enum MotionPreference: Int32, Sendable, CaseIterable {
    /// As the system says.
    case system = 0
    case reduced = 1
}
