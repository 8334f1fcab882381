import Nod

/// Under which keys a person's choices are stored. The first two are the seeds' own.
///
/// ```swift
/// let isOn = UserDefaults.standard.object(forKey: PreferenceKeys.haptic) as? Bool ?? true
/// ```
public enum PreferenceKeys {
    public static let haptic = "completionHapticEnabled"
    public static let sound = "completionSoundEnabled"
    public static let volume = "soundVolume"
    public static let celebrations = "celebrations"
    public static let motion = "motion"
    public static let profile = "profile"
    public static let firstCapture = "hasCompletedFirstCapture"
}

extension Preferences {
    /// The stored preferences; an unknown name counts as the default.
    ///
    /// - Parameters:
    ///   - volume: 0…1.
    ///   - celebrations: `full`, `subtle` or `off`.
    ///   - motion: `system` or `reduced`.
    package init(haptic: Bool, sound: Bool, volume: Double, celebrations: String, motion: String) {
        self.init()
        completionHapticEnabled = haptic
        completionSoundEnabled = sound
        soundVolume = min(max(volume, 0), 1)
        self.celebrations = CelebrationLevel(named: celebrations) ?? self.celebrations
        self.motion = MotionPreference(named: motion) ?? self.motion
    }
}

extension Preferences {
    /// The stored preferences, where no view follows them; a missing value counts as the default.
    ///
    /// - Parameter value: reads what is stored under a key.
    package init(reading value: (String) -> Any?) {
        let plain = Preferences()
        self.init(
            haptic: value(PreferenceKeys.haptic) as? Bool ?? plain.completionHapticEnabled,
            sound: value(PreferenceKeys.sound) as? Bool ?? plain.completionSoundEnabled,
            volume: value(PreferenceKeys.volume) as? Double ?? plain.soundVolume,
            celebrations: value(PreferenceKeys.celebrations) as? String ?? plain.celebrations.name,
            motion: value(PreferenceKeys.motion) as? String ?? plain.motion.name
        )
    }
}

extension CelebrationLevel {
    /// Every level with its stored name.
    package static let names: [(level: CelebrationLevel, name: String)] = [
        (.full, "full"), (.subtle, "subtle"), (.off, "off"),
    ]

    package var name: String { CelebrationLevel.names.first { $0.level == self }?.name ?? "full" }

    package init?(named name: String) {
        guard let level = CelebrationLevel.names.first(where: { $0.name == name })?.level else { return nil }
        self = level
    }
}

extension MotionPreference {
    /// Every preference with its stored name.
    package static let names: [(preference: MotionPreference, name: String)] = [
        (.system, "system"), (.reduced, "reduced"),
    ]

    package var name: String { MotionPreference.names.first { $0.preference == self }?.name ?? "system" }

    package init?(named name: String) {
        guard let preference = MotionPreference.names.first(where: { $0.name == name })?.preference else { return nil }
        self = preference
    }
}

extension Profile {
    /// Every profile that can be chosen, with its stored name.
    package static let names: [(profile: Profile, name: String)] = [(.standard, "standard"), (.child, "child")]

    /// The stored name before anyone chooses.
    public static let standardName = "standard"

    /// The profile for a person's choice: the app's own, if it is for the same people, otherwise the one chosen.
    package func chosen(_ name: String?) -> Profile {
        guard let name else { return self }
        let chosen = Profile(named: name)
        return chosen.isForChildren == isForChildren ? self : chosen
    }

    /// The profile of a stored name; an unknown name counts as the standard.
    package init(named name: String) { self = Profile.names.first { $0.name == name }?.profile ?? .standard }
}
