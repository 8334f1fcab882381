/// One felt answer: what kind of touch, and how strong.
///
/// A haptic is a value. Whether a device can play it, and through which API, is the performer's business.
public struct Haptic: Sendable, Equatable {
    public var kind: HapticKind
    /// 0…1, of the strongest the device gives for this kind.
    public var intensity: Double

    public init(_ kind: HapticKind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = min(max(intensity, 0), 1)
    }

    /// The stronger of two: by kind first, by intensity within a kind.
    public static func stronger(_ one: Haptic?, _ other: Haptic?) -> Haptic? {
        isStronger(other, than: one) ? other : one
    }

    static func isStronger(_ one: Haptic?, than other: Haptic?) -> Bool {
        guard let one else { return false }
        guard let other else { return true }
        if one.kind != other.kind { return one.kind > other.kind }
        return one.intensity > other.intensity
    }
}

/// The kinds of touch people can tell apart, weakest first: the raw value is the strength when answers merge.
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003), its table of haptics.
public enum HapticKind: Int32, Sendable, Comparable, CaseIterable {
    /// Picking from a list, switching a tab.
    case selection
    /// A toggle.
    case light
    /// A standard button.
    case medium
    /// An important action, a deletion.
    case heavy
    /// Something was completed or saved.
    case success
    /// Caution.
    case warning
    /// An operation failed.
    case error

    public static func < (one: HapticKind, other: HapticKind) -> Bool { one.rawValue < other.rawValue }
}
