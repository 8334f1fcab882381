/// A haptic that phones have of their own.
///
/// ```swift
/// let own = DeviceHaptic(Haptic(.heavy))
/// ```
public enum DeviceHaptic: Sendable, Equatable {
    /// A single knock, 0…1.
    case impact(Weight, intensity: Double)
    case selection
    case notification(Kind)

    public enum Weight: Sendable, CaseIterable {
        case light, medium, heavy, soft, rigid
    }

    public enum Kind: Sendable, CaseIterable {
        case success, warning, error
    }

    /// The one that means the same, or the nearest.
    public init(_ haptic: Haptic) { self = haptic.kind.own(at: haptic.intensity) }

    /// Success, warning, error and selection have one strength only.
    package var hasStrength: Bool {
        switch self {
        case .impact: true
        case .selection, .notification: false
        }
    }
}

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

    public init(_ haptic: Haptic) { milliseconds = haptic.kind.rhythm(at: haptic.intensity) }
}
