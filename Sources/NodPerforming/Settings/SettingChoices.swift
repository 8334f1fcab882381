import Nod

/// What a person can choose in a settings picker: stored names and the keys of their texts, in the order they are shown.
public struct SettingChoices: Sendable, Equatable {
    public var choices: [Choice]

    public struct Choice: Sendable, Equatable, Identifiable {
        /// As it is stored.
        public var name: String
        /// The key of its text.
        public var key: String

        public var id: String { name }
    }

    private init(_ setting: String, _ names: [String]) {
        choices = names.map { Choice(name: $0, key: "\(setting)\($0.prefix(1).uppercased())\($0.dropFirst())") }
    }

    public static let celebrations = SettingChoices("settingsCelebrations", CelebrationLevel.names.map(\.name))
    public static let motion = SettingChoices("settingsMotion", MotionPreference.names.map(\.name))
    public static let profile = SettingChoices("settingsProfile", Profile.names.map(\.name))
}

extension FeedbackCenter {
    /// A setting was changed by the person: a switch was toggled, a choice selected. What is felt is the profile's.
    public func changed(_ moment: Moment, in context: FeedbackContext? = nil) {
        report(moment, on: 0, in: context)
    }

    /// The sound of a completion as it would be heard, to judge its volume by; it plays because it was asked for.
    public func tryCompletedSound(volume: Double, in context: FeedbackContext? = nil) {
        let replacement = (context ?? self.context).design.replacement(of: .completed)
        guard let sound = replacement.sound.applied(to: .completed) else { return }
        performers.sounds?.play(sound, volume: min(max(volume, 0), 1))
    }
}
