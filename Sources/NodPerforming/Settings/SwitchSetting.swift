import Nod

/// The part of a device that can be felt.
package enum Motor: Sendable, Equatable, CaseIterable {
    /// One that was asked for and is there, such as an iPhone's.
    case builtIn
    /// A trackpad's, if it has one. AppKit has a performer for whatever device is at hand, and says of none whether it can be felt.
    case trackpad
    /// None, as in an iPad.
    case absent

    /// Whether playing a haptic may be felt.
    package var canVibrate: Bool { self != .absent }
}

/// The row of a switch: the switch with a sentence, or a sentence alone where the switch would do nothing.
///
/// A choice stays where nothing can be felt, because another device may share it.
package struct SwitchSetting: Sendable, Equatable {
    package var isOffered: Bool
    /// The key of the sentence under its name.
    package var note: String

    /// - Returns: `nil` where it would only repeat what the first one says.
    package init?(_ preference: Preference, on motor: Motor) {
        isOffered = preference.channel != .haptic || motor.canVibrate
        if !isOffered && preference != .haptic { return nil }
        note =
            switch (preference, motor) {
            case (.haptic, .trackpad): "settingsHapticTrackpad"
            case (.haptic, .absent): "settingsHapticAbsent"
            default: preference.title + "Note"
            }
    }
}
