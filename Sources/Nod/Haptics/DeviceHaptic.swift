public enum DeviceHaptic: Sendable, Equatable {
    case impact(Weight, intensity: Double)
    case selection
    case notification(Kind)

    public enum Weight: Sendable, CaseIterable {
        case light, medium, heavy, soft, rigid
    }

    public enum Kind: Sendable, CaseIterable {
        case success, warning, error
    }

    /// The haptic with the same meaning, or the nearest.
    public init(_ haptic: Haptic) { self = haptic.kind.own(at: haptic.intensity) }

    /// Success, warning, error and selection have one strength only.
    package var hasStrength: Bool {
        switch self {
        case .impact: true
        case .selection, .notification: false
        }
    }
}

/// A haptic for a plain vibration motor: on and off in turn.
///
/// ```swift
/// let milliseconds = Vibration(Haptic(.success)).milliseconds
/// ```
///
/// Browsers have no intensity: stronger touches are longer, notifications are rhythms. Source:
/// Documentation/Sources.md, Vibration on the web; the lengths are assumed.
public struct Vibration: Sendable, Equatable {
    public var milliseconds: [Double]

    public init(_ haptic: Haptic) { milliseconds = haptic.kind.rhythm(at: haptic.intensity) }
}
