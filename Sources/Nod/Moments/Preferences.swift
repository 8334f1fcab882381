/// The person's settings; ``Preference`` describes how each is stored and shown.
///
/// ```swift
/// var preferences = Preferences()
/// preferences.completionSoundEnabled = true
/// ```
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000): haptic on, sound off.
public struct Preferences: Sendable, Equatable {
    /// For completing: the check, a swipe, the first capture and a finished collection.
    public var completionHapticEnabled = true
    public var completionSoundEnabled = false
    /// For presses, captures, switches, deletions, messages and the app's own feedback.
    public var otherHapticsEnabled = true
    public var otherSoundsEnabled = false
    /// 0…1, of the recipe's peak.
    public var soundVolume = 0.5
    public var celebrations = CelebrationLevel.full
    public var motion = MotionPreference.system

    public init() {}

    public static var audible: Preferences {
        var preferences = Preferences()
        preferences.completionSoundEnabled = true
        preferences.otherSoundsEnabled = true
        return preferences
    }

    public var hasSound: Bool { completionSoundEnabled || otherSoundsEnabled }

    func allowsHaptic(completing: Bool) -> Bool { completing ? completionHapticEnabled : otherHapticsEnabled }
    func allowsSound(completing: Bool) -> Bool {
        (completing ? completionSoundEnabled : otherSoundsEnabled) && soundVolume > 0
    }
    var allowsSomeHaptic: Bool { completionHapticEnabled || otherHapticsEnabled }
}

/// Whether the person wants less motion than the system setting.
public enum MotionPreference: Int32, Sendable, CaseIterable {
    case system = 0
    case reduced = 1

    var name: String { self == .system ? "system" : "reduced" }
}

extension Preferences {
    /// A setting as a number: 0 or 1 for a switch, the index for a choice. Invalid numbers are ignored.
    public subscript(preference: Preference) -> Double {
        get {
            switch preference {
            case .haptic: completionHapticEnabled ? 1 : 0
            case .sound: completionSoundEnabled ? 1 : 0
            case .otherHaptics: otherHapticsEnabled ? 1 : 0
            case .otherSounds: otherSoundsEnabled ? 1 : 0
            case .volume: soundVolume
            case .celebrations: Double(celebrations.rawValue)
            case .motion: Double(motion.rawValue)
            }
        }
        set {
            switch preference {
            case .haptic: completionHapticEnabled = newValue != 0
            case .sound: completionSoundEnabled = newValue != 0
            case .otherHaptics: otherHapticsEnabled = newValue != 0
            case .otherSounds: otherSoundsEnabled = newValue != 0
            case .volume: soundVolume = min(max(newValue, 0), 1)
            case .celebrations:
                celebrations = CelebrationLevel(rawValue: Int32(exactly: newValue) ?? -1) ?? celebrations
            case .motion: motion = MotionPreference(rawValue: Int32(exactly: newValue) ?? -1) ?? motion
            }
        }
    }
}

/// A setting: its name, storage key and kind.
///
/// ```swift
/// let defaults = Preference.allCases.map { ($0.key, $0.standard) }
/// ```
///
/// Cases are in the order of a settings screen. Raw values are indices on the wire: never reuse one.
public enum Preference: Int32, Sendable, CaseIterable {
    case haptic = 0
    case sound = 1
    case otherHaptics = 5
    case otherSounds = 6
    case volume = 2
    case celebrations = 3
    case motion = 4

    /// Name in traces, texts and scripts.
    public var name: String { row.name }
    /// Storage key; the first two are the seeds'.
    public var key: String { row.key }
    public var channel: Held.Channel { row.channel }
    public var kind: Kind { row.kind }
    public var standard: Double { Preferences()[self] }

    private var row: (name: String, key: String, channel: Held.Channel, kind: Kind) {
        switch self {
        case .haptic: ("haptic", "completionHapticEnabled", .haptic, .flag)
        case .sound: ("sound", "completionSoundEnabled", .sound, .flag)
        case .otherHaptics: ("otherHaptics", "otherHapticsEnabled", .haptic, .flag)
        case .otherSounds: ("otherSounds", "otherSoundsEnabled", .sound, .flag)
        case .volume: ("volume", "soundVolume", .sound, .level)
        case .celebrations:
            ("celebrations", "celebrations", .celebration, .choice([.full, .subtle, .off].map(Name.init)))
        case .motion: ("motion", "motion", .motion, .choice(MotionPreference.allCases.map(Name.init)))
        }
    }
}

extension Preference {
    public enum Kind: Sendable, Equatable {
        case flag
        case level
        /// Options in the order offered.
        case choice([Name])

        public func name(of number: Double) -> String? {
            guard case .choice(let names) = self else { return nil }
            return names.first { $0.number == number }?.name
        }
    }

    public struct Name: Sendable, Equatable {
        public let name: String
        public let number: Double

        init(_ level: CelebrationLevel) { (name, number) = (level.name, Double(level.rawValue)) }
        init(_ motion: MotionPreference) { (name, number) = (motion.name, Double(motion.rawValue)) }
    }
}
