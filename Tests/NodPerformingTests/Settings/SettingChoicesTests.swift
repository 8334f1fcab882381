import Nod
import NodPerforming
import Testing

@MainActor
@Suite("Settings: what can be chosen")
struct SettingChoicesTests {
    @Test("Every choice is stored by its name, and has a text")
    func names() {
        #expect(Preference.celebrations.choices?.choices.map(\.name) == ["full", "subtle", "off"])
        #expect(Preference.motion.choices?.choices.map(\.key) == ["settingsMotionSystem", "settingsMotionReduced"])
        #expect(Preference.allCases.compactMap(\.choices?.standard) == ["full", "system"])
        #expect(SettingChoices.profile.choices.map { Profile(named: $0.name) } == [.standard, .child])
        #expect(Profile(named: "pirate") == .standard)
    }

    @Test("Without a motor there is no switch, and each device has its own sentence")
    func offered() {
        let settings = Motor.allCases.compactMap { SwitchSetting(.haptic, on: $0) }
        #expect(settings.map(\.isOffered) == [true, true, false])
        let sentences = settings.map { Words.english.text($0.note) }
        #expect(Set(sentences).count == Motor.allCases.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
        #expect(Motor.allCases.map(\.canVibrate) == settings.map(\.isOffered))
    }

    @Test("Every switch has a name and a sentence; where nothing can be felt, one sentence speaks for both")
    func switches() {
        let switches = Preference.allCases.filter { $0.kind == .flag }
        for preference in switches {
            let note = SwitchSetting(preference, on: .builtIn).map { Words.english.text($0.note) }
            #expect(note?.hasSuffix(".") ?? false, "\(preference)")
            #expect(Words.english.text(preference.title).first?.isUppercase ?? false, "\(preference)")
        }
        let absent = switches.filter { SwitchSetting($0, on: .absent) != nil }
        #expect(absent == [.haptic, .sound, .otherSounds])
    }
}
