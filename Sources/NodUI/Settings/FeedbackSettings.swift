#if canImport(SwiftUI)
import SwiftUI

/// A section of a settings screen for haptics, sounds, celebrations and motion.
///
/// ```swift
/// Form { FeedbackSettings() }
/// ```
///
/// Choices are stored under ``PreferenceKeys``, and every component follows at once; `.followsFeedbackSettings()` on an
/// app's root lets sizes follow the chosen profile.
public struct FeedbackSettings: View {
    @AppStorage(PreferenceKeys.haptic) private var haptic = Preferences().completionHapticEnabled
    @AppStorage(PreferenceKeys.sound) private var sound = Preferences().completionSoundEnabled
    @AppStorage(PreferenceKeys.volume) private var volume = Preferences().soundVolume
    @AppStorage(PreferenceKeys.celebrations) private var celebrations = CelebrationLevel.full.name
    @AppStorage(PreferenceKeys.motion) private var motion = MotionPreference.system.name
    @AppStorage(PreferenceKeys.profile) private var profile = Profile.standardName
    @Environment(\.words) private var words
    private var feedback = Feedback()
    private let felt: HapticSetting

    public init() { self.init(motor: AppleHaptics.motor) }

    init(motor: Motor) { felt = HapticSetting(motor) }

    public var body: some View {
        Section {
            if felt.isOffered {
                Toggle(isOn: answered($haptic, by: .toggled)) {
                    Text(verbatim: words.text("settingsHaptic"))
                    Text(verbatim: words.text(felt.note))
                }
            } else {
                SettingNote("settingsHaptic", felt.note)
            }
            Toggle(isOn: answered($sound, by: .toggled)) { Text(verbatim: words.text("settingsSound")) }
            VolumeSetting(volume: $volume).disabled(!sound)
            Button {
                feedback.center.tryCompletedSound(volume: volume, in: feedback.context)
            } label: {
                Text(verbatim: words.text("settingsTryIt"))
            }
            .disabled(!sound)
            ChoicePicker("settingsCelebrations", answered($celebrations, by: .selected), of: .celebrations)
            ChoicePicker("settingsMotion", answered($motion, by: .selected), of: .motion)
            ChoicePicker("settingsProfile", answered($profile, by: .selected), of: .profile)
        } header: {
            Text(verbatim: words.text("settingsTitle"))
        }
    }

    /// The person's changes are answered; changes from elsewhere are only shown.
    @MainActor
    private func answered<Value: Sendable>(_ value: Binding<Value>, by moment: Moment) -> Binding<Value> {
        Binding { @MainActor in
            value.wrappedValue
        } set: { @MainActor chosen in
            value.wrappedValue = chosen
            feedback.center.changed(moment, in: feedback.context)
        }
    }
}

/// A setting's name, and why it has no choice.
private struct SettingNote: View {
    private let name: String
    private let note: String
    @Environment(\.words) private var words

    init(_ name: String, _ note: String) {
        self.name = name
        self.note = note
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: words.text(name))
            Text(verbatim: words.text(note)).font(.footnote).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

private struct VolumeSetting: View {
    @Binding var volume: Double
    @Environment(\.words) private var words

    var body: some View {
        #if os(tvOS)
        EmptyView()
        #else
        Slider(value: $volume, in: 0...1) { Text(verbatim: words.text("settingsVolume")) }
        #endif
    }
}

private struct ChoicePicker: View {
    private let key: String
    @Binding private var chosen: String
    private let choices: SettingChoices
    @Environment(\.words) private var words

    init(_ key: String, _ chosen: Binding<String>, of choices: SettingChoices) {
        self.key = key
        _chosen = chosen
        self.choices = choices
    }

    var body: some View {
        Picker(selection: $chosen) {
            ForEach(choices.choices) { choice in
                Text(verbatim: words.text(choice.key)).tag(choice.name)
            }
        } label: {
            Text(verbatim: words.text(key))
        }
    }
}

extension View {
    /// Follows the profile that the person chose, live; until then the app's own.
    public func followsFeedbackSettings() -> some View { modifier(StoredProfile()) }
}

private struct StoredProfile: ViewModifier {
    @AppStorage(PreferenceKeys.profile) private var name: String?

    init() {}

    func body(content: Content) -> some View {
        content.transformEnvironment(\.feedbackProfile) { $0 = $0.chosen(name) }
    }
}

private struct SettingsSample: View {
    var body: some View { Form { FeedbackSettings() } }
}

#Preview("Light") { SettingsSample() }
#Preview("Dark") { SettingsSample().preferredColorScheme(.dark) }
#Preview("Largest text") { SettingsSample().environment(\.dynamicTypeSize, .accessibility5) }
#Preview("No motor") { Form { FeedbackSettings(motor: .absent) } }
#Preview("Child") { SettingsSample().feedbackProfile(.child) }
#Preview("Right to left") { SettingsSample().environment(\.layoutDirection, .rightToLeft) }
#endif
