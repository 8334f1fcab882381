/// A haptic: its kind, and how strong it is.
///
/// ```swift
/// let haptic = Haptic(.medium, intensity: 0.7)
/// ```
///
/// It is a value. Whether a device can play it, and through which API, is the performer's business.
public struct Haptic: Sendable, Equatable {
    public var kind: HapticKind
    /// 0…1, of the strongest the device gives for this kind.
    public var intensity: Double

    public init(_ kind: HapticKind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = min(max(intensity, 0), 1)
    }

    /// The stronger of two: by kind first, by intensity within a kind.
    package static func stronger(_ one: Haptic?, _ other: Haptic?) -> Haptic? {
        isStronger(other, than: one) ? other : one
    }

    static func isStronger(_ one: Haptic?, than other: Haptic?) -> Bool {
        guard let one else { return false }
        guard let other else { return true }
        if one.kind != other.kind { return one.kind > other.kind }
        return one.intensity > other.intensity
    }
}
