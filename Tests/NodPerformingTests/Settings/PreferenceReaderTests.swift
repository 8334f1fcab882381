import Foundation
import Nod
import NodPerforming
import Testing

@MainActor
@Suite("Preference reader: one observer for everything that follows a person's choices", .serialized)
struct PreferenceReaderTests {
    private let name = "nod.tests.\(UUID())"
    private let store: UserDefaults
    private let reader: PreferenceReader

    init() throws {
        store = try #require(UserDefaults(suiteName: name))
        reader = PreferenceReader(store)
    }

    @Test("Each choice is read under its key, at once")
    func reads() {
        #expect(reader.preferences == Preferences())
        store.set(false, forKey: Preference.haptic.key)
        store.set(0.25, forKey: Preference.volume.key)
        store.set("reduced", forKey: Preference.motion.key)
        #expect(reader.preferences[.haptic] == 0 && reader.preferences[.volume] == 0.25)
        #expect(reader.preferences != Preferences() && reader.preferences[.motion] != Preferences()[.motion])
        store.removePersistentDomain(forName: name)
    }

    @Test("A change is told once to everyone, and other values of the store are not told")
    func tells() {
        var told: [String] = []
        reader.watch { told.append("first") }
        reader.watch { told.append("second") }
        store.set(true, forKey: Preference.sound.key)
        reader.tellChanges()
        #expect(told == ["first", "second"])
        store.set("text", forKey: "draft")
        store.set(true, forKey: Preference.sound.key)
        reader.tellChanges()
        #expect(told.count == 2)
        store.removePersistentDomain(forName: name)
    }

    @Test("The app's own settings are followed without being asked")
    func follows() async throws {
        var told = 0
        reader.watch { told += 1 }
        store.set(true, forKey: Preference.sound.key)
        // As Apple's Foundation does with each change; that of Linux does not.
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        for _ in 0..<100 where told == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(told == 1)
        store.removePersistentDomain(forName: name)
    }
}
