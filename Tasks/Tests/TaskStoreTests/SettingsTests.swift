import TaskStore
import Testing

@Suite("Settings")
struct SettingsTests {
    private let world = World(inFile: true)

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
