import TaskStore
import Testing

@Suite("Settings")
struct SettingsTests {
    private let world = World(inFile: true)

    @Test("are the defaults until someone chooses: haptics on, sound off")
    func haveDefaults() async throws {
        let settings = try await world.store.read { try $0.settings() }
        #expect(settings["completionHapticEnabled"] == .flag(true))
        #expect(settings["completionSoundEnabled"] == .flag(false))
        #expect(settings["soundVolume"] == .number(0.5))
        #expect(settings["hidesCompleted"] == .flag(true))
        #expect(settings.values.count == Setting.all.count)
    }

    @Test("keep what was chosen, also after the store was opened again")
    func areKept() async throws {
        try await world.store.write { try $0.changeSettings(["theme": .text("dark"), "soundVolume": .number(1)]) }
        try world.store.close()
        let again = try Store(path: world.folder.path("tasks.sqlite"))
        let settings = try await again.read { try $0.settings() }
        #expect(settings["theme"] == .text("dark") && settings["soundVolume"] == .number(1))
    }

    @Test(
        "take no other value, and then none at all",
        arguments: [
            ("theme", SettingValue.text("pink")), ("soundVolume", .number(1.1)), ("soundVolume", .flag(true)),
            ("colour", .flag(true)),
        ]
    )
    func refuse(name: String, value: SettingValue) async throws {
        await #expect(throws: InvalidValue.self) {
            try await world.store.write { try $0.changeSettings(["hidesCompleted": .flag(false), name: value]) }
        }
        #expect(try await world.store.read { try $0.settings() } == Settings())
    }
}
