import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("Settings: what can be chosen, and how a choice is answered")
struct SettingChoicesTests {
    @Test("Every choice is stored by a name that stands for it, and has a text")
    func names() {
        #expect(SettingChoices.celebrations.choices.map(\.name) == ["full", "subtle", "off"])
        #expect(SettingChoices.motion.choices.map(\.key) == ["settingsMotionSystem", "settingsMotionReduced"])
        #expect(SettingChoices.profile.choices.map { Profile(named: $0.name) } == [.standard, .child])
        #expect(Profile(named: "pirate") == .standard)
    }

    @Test("Where nothing can be felt there is no switch, and each device has a sentence of its own")
    func offered() {
        let settings = Motor.allCases.map(HapticSetting.init)
        #expect(settings.map(\.isOffered) == [true, true, false])
        let sentences = settings.map { Words.english.text($0.note) }
        #expect(Set(sentences).count == Motor.allCases.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
        #expect(Motor.allCases.map(\.canVibrate) == settings.map(\.isOffered))
    }

    @Test("For children a switch and a choice are felt; for everyone they are only seen", arguments: [true, false])
    func felt(isForChildren: Bool) {
        let world = World()
        let context = FeedbackContext(profile: isForChildren ? .child : .standard)
        world.center.changed(.toggled, in: context)
        world.center.changed(.selected, in: context)
        #expect(world.recorder.haptics == (isForChildren ? [Haptic(.light), Haptic(.selection)] : []))
        #expect(world.recorder.toasts == [])
        #expect(world.recorder.announcements == [])
    }

    @Test("“Try it” is heard once, at the volume that stands there, whatever is switched off")
    func tryIt() {
        let world = World()
        world.center.tryCompletedSound(volume: 0.25)
        #expect(world.recorder.sounds == [.completed])
        #expect(world.recorder.haptics == [])
    }
}
