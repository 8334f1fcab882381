/// The choices of a settings picker: stored names and the keys of their texts, in the order they are shown.
package struct SettingChoices: Sendable, Equatable {
    /// The key of the setting's own text.
    package var title: String
    /// The default.
    package var standard: String
    package var choices: [Choice]

    package struct Choice: Sendable, Equatable, Identifiable {
        /// As it is stored.
        package var name: String
        /// The key of its text.
        package var key: String

        package var id: String { name }
    }

    init(_ title: String, _ names: [String], standard: String) {
        self.title = title
        self.standard = standard
        choices = names.map { Choice(name: $0, key: title + $0.capitalizedFirst) }
    }

    package static let profile = SettingChoices(
        "settingsProfile",
        Profile.names.map(\.name),
        standard: Profile.names[0].name
    )
}

extension Preference {
    /// Whether its switch is on before anyone touches it.
    package var isOnByDefault: Bool { standard != 0 }

    /// The key of its text.
    package var title: String { "settings" + name.capitalizedFirst }

    /// The names to choose from, where it has some.
    package var choices: SettingChoices? {
        guard case .choice(let names) = kind else { return nil }
        return SettingChoices(title, names.map(\.name), standard: kind.name(of: standard) ?? "")
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension FeedbackCenter {
    /// The person changed a setting: toggled a switch or selected a choice. The profile decides its haptic.
    public func changed(_ moment: Moment, in context: FeedbackContext? = nil) {
        report(moment, on: 0, in: context)
    }

    /// The sound of a completion as it would be heard, to judge its volume by; it plays because it was asked for.
    package func tryCompletedSound(volume: Double, in context: FeedbackContext? = nil) {
        let replacement = (context ?? self.context).design.replacement(of: .completed)
        guard let sound = replacement.sound.applied(to: .completed) else { return }
        performers.sounds?.play(sound, volume: min(max(volume, 0), 1))
    }
}

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
