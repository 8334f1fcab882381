/// The part of a device that can be felt.
package enum Motor: Sendable, Equatable, CaseIterable {
    /// One that was asked for and is there, such as an iPhone's.
    case builtIn
    /// A trackpad's, if it has one. AppKit has a performer for whatever device is at hand, and says of none whether it
    /// can be felt.
    case trackpad
    /// None, as in an iPad.
    case absent

    /// Whether playing a haptic may be felt.
    package var canVibrate: Bool { self != .absent }
}

/// The setting for haptics: a switch, or a sentence where a switch would do nothing.
///
/// The choice stays where nothing can be felt, because another device may share it.
package struct HapticSetting: Sendable, Equatable {
    /// Whether there is a switch.
    package var isOffered: Bool
    /// The key of the sentence under its name.
    package var note: String

    package init(_ motor: Motor) {
        isOffered = motor.canVibrate
        note =
            switch motor {
            case .builtIn: "settingsHapticNote"
            case .trackpad: "settingsHapticTrackpad"
            case .absent: "settingsHapticAbsent"
            }
    }
}
