/// Choices of a settings picker, in order.
package struct SettingChoices: Sendable, Equatable {
    package var title: String
    package var standard: String
    package var choices: [Choice]

    package struct Choice: Sendable, Equatable, Identifiable {
        package var name: String
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
    package var isOnByDefault: Bool { standard != 0 }

    package var title: String { "settings" + name.capitalizedFirst }

    package var choices: SettingChoices? {
        guard case .choice(let names) = kind else { return nil }
        return SettingChoices(title, names.map(\.name), standard: kind.name(of: standard) ?? "")
    }
}

extension FeedbackCenter {
    /// The person changed a switch or a choice; the profile decides the haptic.
    public func changed(_ moment: Moment, in context: FeedbackContext? = nil) {
        report(moment, on: 0, in: context)
    }

    /// Previews the completion sound; plays even if sounds are off.
    package func tryCompletedSound(volume: Double, in context: FeedbackContext? = nil) {
        let design = (context ?? self.context).design
        guard let sound = design.replacement(of: .completed).sound.applied(to: .completed) else { return }
        performers.sounds?.play(sound, in: design, volume: min(max(volume, 0), 1))
    }
}

/// The motor of a device.
package enum Motor: Sendable, Equatable, CaseIterable {
    case builtIn
    /// A trackpad, if there is one: AppKit doesn't report whether it has haptics.
    case trackpad
    case absent

    package var canVibrate: Bool { self != .absent }
}

/// A switch with a note, or only a note if the switch has no effect. Choices stay on devices without a motor: other
/// devices may share them.
package struct SwitchSetting: Sendable, Equatable {
    package var isOffered: Bool
    package var note: String

    /// - Returns: `nil` if it would only repeat the first one.
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
