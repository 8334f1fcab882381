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
