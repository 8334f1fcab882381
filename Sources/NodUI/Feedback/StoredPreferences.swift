// Made by `make vocabulary` from the engine's `Preference`.

#if canImport(SwiftUI)
import SwiftUI

/// The person's choices, under the keys that a settings screen writes.
struct StoredPreferences: DynamicProperty {
    @AppStorage("completionHapticEnabled") private var haptic = true
    @AppStorage("completionSoundEnabled") private var sound = false
    @AppStorage("otherHapticsEnabled") private var otherHaptics = true
    @AppStorage("otherSoundsEnabled") private var otherSounds = false
    @AppStorage("soundVolume") private var volume = 0.5
    @AppStorage("celebrations") private var celebrations = "full"
    @AppStorage("motion") private var motion = "system"

    init() {}

    var preferences: Preferences { Preferences(reading: stored) }

    private func stored(_ preference: Preference) -> Any? {
        switch preference {
        case .haptic: haptic
        case .sound: sound
        case .otherHaptics: otherHaptics
        case .otherSounds: otherSounds
        case .volume: volume
        case .celebrations: celebrations
        case .motion: motion
        }
    }
}
#endif
