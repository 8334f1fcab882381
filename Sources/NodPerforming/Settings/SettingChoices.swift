import Nod

/// The choices of a settings picker: stored names and the keys of their texts, in the order they are shown.
package struct SettingChoices: Sendable, Equatable {
    package var choices: [Choice]

    package struct Choice: Sendable, Equatable, Identifiable {
        /// As it is stored.
        package var name: String
        /// The key of its text.
        package var key: String

        package var id: String { name }
    }

    private init(_ setting: String, _ names: [String]) {
        choices = names.map { Choice(name: $0, key: "\(setting)\($0.prefix(1).uppercased())\($0.dropFirst())") }
    }

    package static let celebrations = SettingChoices("settingsCelebrations", CelebrationLevel.names.map(\.name))
    package static let motion = SettingChoices("settingsMotion", MotionPreference.names.map(\.name))
    package static let profile = SettingChoices("settingsProfile", Profile.names.map(\.name))
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
