/// A haptic as a plain vibration motor can play it: on and off in turn.
///
/// ```swift
/// let milliseconds = Vibration(Haptic(.success)).milliseconds
/// ```
///
/// A phone's browser knows no intensity, so a stronger touch is a longer one and a notification is a rhythm.
/// Source: Documentation/Sources.md, Vibration on the web. The lengths are assumed; no published figure was found.
public struct Vibration: Sendable, Equatable {
    /// Milliseconds: on, off, on …
    public var milliseconds: [Double]

    public init(_ haptic: Haptic) {
        switch haptic.kind {
        case .selection: milliseconds = [8]
        case .light: milliseconds = [Vibration.pulse(12, haptic)]
        case .medium: milliseconds = [Vibration.pulse(20, haptic)]
        case .heavy: milliseconds = [Vibration.pulse(32, haptic)]
        case .success: milliseconds = [14, 50, 22]
        case .warning: milliseconds = [24, 70, 24]
        case .error: milliseconds = [24, 40, 24, 40, 36]
        }
    }

    /// A motor needs a few milliseconds to be felt at all, so intensity scales the length from its half upwards.
    private static func pulse(_ length: Double, _ haptic: Haptic) -> Double {
        length * (0.5 + 0.5 * haptic.intensity)
    }
}
