import AppleDouble
import Foundation
import Nod
import NodPerforming
import Testing

@testable import NodUI

/// A settings screen with its own store, and a button that follows the profile.
private struct Settings: View {
    let store: UserDefaults
    var motor = Motor.builtIn

    var body: some View {
        Form {
            FeedbackSettings(motor: motor)
            Button("Go") {}.buttonStyle(.card)
        }
        .nod(toasts: nil, store: store)
    }
}

@Suite("The settings section")
@MainActor
final class FeedbackSettingsTests {
    private let name = "settings \(UUID())"
    private let store: UserDefaults

    init() { store = UserDefaults(suiteName: name)! }
    deinit { UserDefaults.standard.removePersistentDomain(forName: name) }

    @Test("Before anyone chooses it shows what is on by default")
    func standard() async {
        let stage = await Stage { Settings(store: store) }
        #expect(
            stage.host.elements.filter { !$0.value.isEmpty }.map { "\($0.label.prefix { $0 != "," }): \($0.value)" }
                == [
                    "Completion haptic: true", "Completion sound: false", "Other haptics: true", "Other sounds: false",
                    "Volume: 0.5", "Celebrations: full", "Motion: system", "Who is it for?: standard",
                ]
        )
    }

    @Test("A children's app leaves out the profile")
    func withoutProfile() async {
        let stage = await Stage { Form { FeedbackSettings(showsProfile: false) } }
        #expect(stage.host.element("Motion") != nil)
        #expect(stage.host.element("Who is it for?") == nil)
    }

    @Test(
        "A switch writes its key",
        arguments: [
            ("Completion haptic", Preference.haptic), ("Completion sound", .sound), ("Other haptics", .otherHaptics),
            ("Other sounds", .otherSounds),
        ]
    )
    func switches(title: String, setting: Preference) async {
        let stage = await Stage { Settings(store: store) }
        for isOn in [!setting.isOnByDefault, setting.isOnByDefault] {
            await stage.host.set(title, to: isOn)
            #expect(store.object(forKey: setting.storedKey) as? Bool == isOn)
            #expect(stage.host.element(title)?.value == "\(isOn)")
        }
    }

    @Test(
        "A choice writes its name",
        arguments: [
            ("Celebrations", Preference.celebrations.storedKey, "subtle"),
            ("Motion", Preference.motion.storedKey, "reduced"),
            ("Who is it for?", PreferenceKeys.profile, "child"),
        ]
    )
    func choices(title: String, key: String, name: String) async {
        let stage = await Stage { Settings(store: store) }
        await stage.host.set(title, to: name)
        #expect(store.string(forKey: key) == name)
    }

    @Test("A change is answered as its profile says: not felt, or by children a little", arguments: [16, 17])
    func answers(system: Double) async {
        let stage = await Stage(on: system) { Settings(store: store) }
        await stage.host.set("Completion sound", to: true)
        await stage.host.set("Motion", to: "reduced")
        #expect(stage.felt == [])
        store.set("child", forKey: PreferenceKeys.profile)
        await stage.host.settle()
        #expect(stage.felt == [])
        await stage.host.set("Sound when done", to: false)
        #expect(stage.felt == ["light"])
        await stage.host.set("Movement", to: "system")
        #expect(stage.felt == ["selection"])
    }

    @Test("Volume and its sample wait for the completion sound; the sample sounds without a haptic")
    func volume() async {
        let stage = await Stage { Settings(store: store) }
        #expect(stage.host.element("Volume")?.isEnabled == false)
        #expect(stage.host.shows("Volume", in: "LabeledContent") && stage.host.symbols.contains("speaker.fill"))
        await stage.host.tap("Try it")
        #expect(stage.feedback.recorder.sounds == [])
        await stage.host.set("Completion sound", to: true)
        #expect(stage.host.element("Volume")?.isEnabled == true)
        await stage.host.set("Volume", to: 0.25)
        #expect(store.double(forKey: Preference.volume.storedKey) == 0.25)
        await stage.host.tap("Try it")
        #expect(stage.feedback.recorder.sounds == [.completed])
        #expect(stage.felt == [])
    }

    @Test("Without a motor one sentence replaces both haptic switches; a trackpad has its own note")
    func motors() async {
        let absent = await Stage { Settings(store: store, motor: .absent) }
        #expect(absent.host.shows("This device can't vibrate."))
        #expect(!absent.host.shows("Other haptics"))
        #expect(absent.host.element("Completion haptic")?.traits == ["group"])
        let trackpad = await Stage { Settings(store: store, motor: .trackpad) }
        #expect(trackpad.host.shows("Force Touch trackpad"))
        #expect(trackpad.host.element("Completion haptic")?.traits == ["Toggle"])
        #expect(await Stage { FeedbackSettings() }.host.shows("if the device can vibrate"))
    }
}
