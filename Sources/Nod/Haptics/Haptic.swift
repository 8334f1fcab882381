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

/// The kinds of haptic that people can tell apart, weakest first.
///
/// ```swift
/// let strongest = max(HapticKind.light, .success)
/// ```
///
/// The raw value is the number that crosses to other performers: a new kind takes a new one, and none is used again.
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003), its table of haptics.
public enum HapticKind: Int32, Sendable, Comparable, CaseIterable {
    /// Picking from a list, switching a tab.
    case selection = 0
    /// A toggle.
    case light = 1
    /// A standard button.
    case medium = 2
    /// An important action, a deletion.
    case heavy = 3
    /// Something was completed or saved.
    case success = 4
    /// Caution.
    case warning = 5
    /// An operation failed.
    case error = 6

    /// When answers merge, the strongest is felt.
    private var strength: Int {
        switch self {
        case .selection: 0
        case .light: 1
        case .medium: 2
        case .heavy: 3
        case .success: 4
        case .warning: 5
        case .error: 6
        }
    }

    public static func < (one: HapticKind, other: HapticKind) -> Bool { one.strength < other.strength }
}
