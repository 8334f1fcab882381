#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// A section of a settings screen for haptics, sounds, celebrations and motion.
///
/// ```swift
/// Form { FeedbackSettings() }
/// ```
///
/// Choices are stored in the app's defaults, and every component follows at once. Sizes follow the chosen profile
/// inside `.nod()`.
public struct FeedbackSettings: View {
    @Environment(\.words) private var words
    private let showsProfile: Bool
    private let motor: Motor

    /// The key of the profile, stored as `standard` or `child`.
    nonisolated public static let profileKey = PreferenceKeys.profile
    /// The key of a Bool that a composer sets after the first capture.
    nonisolated public static let firstCaptureKey = PreferenceKeys.firstCapture

    /// - Parameter showsProfile: whether people choose between the standard profile and the one for children. A
    ///   children's app passes false and sets `.feedbackProfile(.child)`.
    public init(showsProfile: Bool = true) { self.init(showsProfile: showsProfile, motor: AppleHaptics.motor) }

    init(showsProfile: Bool = true, motor: Motor) { (self.showsProfile, self.motor) = (showsProfile, motor) }

    public var body: some View {
        Section {
            ForEach(Preference.allCases, id: \.self) { setting in
                switch setting.kind {
                case .flag:
                    if let row = SwitchSetting(setting, on: motor) { SwitchRow(setting, row) }
                case .level: VolumeRows(setting)
                case .choice:
                    if let choices = setting.choices { ChoiceRow(choices, storedAs: setting.storedKey) }
                }
            }
            if showsProfile { ChoiceRow(.profile, storedAs: PreferenceKeys.profile) }
        } header: {
            Text(verbatim: words.text("settingsTitle"))
        }
    }
}

private struct SwitchRow: View {
    @AppStorage private var isOn: Bool
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback
    private let name: String
    private let row: SwitchSetting

    init(_ setting: Preference, _ row: SwitchSetting) {
        _isOn = AppStorage(wrappedValue: setting.isOnByDefault, setting.storedKey)
        name = setting.title
        self.row = row
    }

    var body: some View {
        if row.isOffered {
            Toggle(isOn: feedback.answering($isOn, by: .toggled)) {
                Text(verbatim: words.text(name))
                Text(verbatim: words.text(row.note))
            }
        } else {
            VStack(alignment: .leading) {
                Text(verbatim: words.text(name))
                Text(verbatim: words.text(row.note)).font(.footnote).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
        }
    }
}

private struct VolumeRows: View {
    @AppStorage private var volume: Double
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback
    private let name: String

    init(_ setting: Preference) {
        _volume = AppStorage(wrappedValue: setting.standard, setting.storedKey)
        name = setting.title
    }

    var body: some View {
        Group {
            #if os(macOS)
            slider
            #else
            // Outside of macOS a slider doesn't show its label.
            LabeledContent {
                slider
            } label: {
                Text(verbatim: words.text(name))
            }
            #endif
            Button {
                feedback.center.tryCompletedSound(volume: volume, in: feedback.context)
            } label: {
                Text(verbatim: words.text("settingsTryIt"))
            }
        }
        .disabled(!feedback.stored.hasSound)
    }

    private var slider: some View {
        Slider(value: $volume, in: 0...1) {
            Text(verbatim: words.text(name))
        } minimumValueLabel: {
            Image(systemName: "speaker.fill").accessibilityHidden(true)
        } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
        }
    }
}

private struct ChoiceRow: View {
    @AppStorage private var chosen: String
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback
    private let choices: SettingChoices

    init(_ choices: SettingChoices, storedAs key: String) {
        _chosen = AppStorage(wrappedValue: choices.standard, key)
        self.choices = choices
    }

    var body: some View {
        Picker(selection: feedback.answering($chosen, by: .selected)) {
            ForEach(choices.choices) { choice in
                Text(verbatim: words.text(choice.key)).tag(choice.name)
            }
        } label: {
            Text(verbatim: words.text(choices.title))
        }
    }
}

extension FeedbackReporter {
    /// Answers changes that people make here, not those from elsewhere.
    @MainActor
    fileprivate func answering<Value: Sendable>(_ value: Binding<Value>, by moment: Moment) -> Binding<Value> {
        Binding { @MainActor in
            value.wrappedValue
        } set: { @MainActor chosen in
            value.wrappedValue = chosen
            center.changed(moment, in: context)
        }
    }
}

extension View {
    @available(*, deprecated, message: "Use .nod()")
    @_disfavoredOverload public func followsFeedbackSettings() -> some View { modifier(StoredProfile()) }
}

/// Applies the profile that was chosen in the settings.
struct StoredProfile: ViewModifier {
    @AppStorage(PreferenceKeys.profile) private var name: String?

    init() {}

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.feedbackProfile) { $0 = $0.chosen(name) }
            .holdsHaptics()
    }
}

#if DEBUG
struct SettingsSample: View {
    var body: some View { Form { FeedbackSettings() } }
}

#Preview("Feedback settings") { PreviewVariants { SettingsSample() } }
#Preview("No motor") { Form { FeedbackSettings(motor: .absent) } }
#endif
#endif
