// Made by `make vocabulary` from the engine's `Preference`.

#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// The person's choices, under the keys that a settings screen writes.
struct StoredPreferences: DynamicProperty {
    @AppStorage("completionHapticEnabled") private var haptic = true
    @AppStorage("completionSoundEnabled") private var sound = false
    @AppStorage("otherHapticsEnabled") private var otherHaptics = true
    @AppStorage("otherSoundsEnabled") private var otherSounds = false
    @AppStorage("soundVolume") private var volume = Preference.volume.standard
    @AppStorage("celebrations") private var celebrations = "full"
    @AppStorage("motion") private var motion = "system"

    init() {}

    var preferences: Preferences {
        let stored: [Preference: Any] = [
            .haptic: haptic,
            .sound: sound,
            .otherHaptics: otherHaptics,
            .otherSounds: otherSounds,
            .volume: volume,
            .celebrations: celebrations,
            .motion: motion,
        ]
        return Preferences { stored[$0] }
    }
}
#endif
