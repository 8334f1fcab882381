/// A haptic's kind and strength.
///
/// ```swift
/// let haptic = Haptic(.medium, intensity: 0.7)
/// ```
///
public struct Haptic: Sendable, Equatable {
    public var kind: HapticKind
    /// 0…1, of the device's strongest for this kind.
    public var intensity: Double

    public init(_ kind: HapticKind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = min(max(intensity, 0), 1)
    }

    /// The stronger one: by kind first, then by intensity.
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

/// Kinds of haptic that people can tell apart.
///
/// Raw values cross to other performers: never reuse one. Strengths, sharpness and lengths are assumed. Source:
/// Documentation/Sources.md, Haptics; Touch targets and button styles (seed 003).
public enum HapticKind: Int32, Sendable, CaseIterable {
    /// A choice from a list or a tab.
    case selection = 0
    /// A toggle or a switch.
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
}

extension HapticKind: Comparable {
    public static func < (one: HapticKind, other: HapticKind) -> Bool { one.rawValue < other.rawValue }
}

extension HapticKind {
    /// Milliseconds on, off, on … At least 20, because cheap motors skip shorter pulses; stronger kinds last longer, at
    /// any intensity.
    func rhythm(at intensity: Double) -> [Double] {
        switch self {
        case .selection: [20]
        case .light: [22 + 4 * intensity]
        case .medium: [28 + 8 * intensity]
        case .heavy: [40 + 10 * intensity]
        case .success: [24, 50, 32]
        case .warning: [32, 70, 32]
        case .error: [32, 40, 32, 40, 40]
        }
    }

    /// Intensity and sharpness of tap `index` on a fine motor: success grows stronger and crisper, an error stronger and
    /// duller.
    func tap(_ index: Int) -> (Double, Double) {
        switch self {
        case .selection: (0.4, 0.7)
        case .light: (0.5, 0.5)
        case .medium: (0.75, 0.5)
        case .heavy: (1, 0.35)
        case .success: index == 0 ? (0.65, 0.35) : (1, 0.55)
        case .warning: (0.9, 0.5)
        case .error:
            switch index {
            case 0: (0.7, 0.8)
            case 1: (0.7, 0.7)
            default: (1, 0.55)
            }
        }
    }

    /// Whether its last tap fades slowly instead of stopping.
    var fades: Bool {
        switch self {
        case .heavy, .success, .error: true
        case .selection, .light, .medium, .warning: false
        }
    }

    func own(at intensity: Double) -> DeviceHaptic {
        switch self {
        case .selection: .selection
        case .light: .impact(.light, intensity: intensity)
        case .medium: .impact(.medium, intensity: intensity)
        case .heavy: .impact(.heavy, intensity: intensity)
        case .success: .notification(.success)
        case .warning: .notification(.warning)
        case .error: .notification(.error)
        }
    }
}

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
