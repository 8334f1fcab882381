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
        store.set(false, forKey: Preference.haptic.storedKey)
        store.set(0.25, forKey: Preference.volume.storedKey)
        store.set("reduced", forKey: Preference.motion.storedKey)
        #expect(reader.preferences[.haptic] == 0 && reader.preferences[.volume] == 0.25)
        #expect(reader.preferences != Preferences() && reader.preferences[.motion] != Preferences()[.motion])
        store.removePersistentDomain(forName: name)
    }

    @Test("Choices of version 0.2 are copied once; an app's own values under their keys stay unread and unchanged")
    func migrates() throws {
        let suite = "\(name).old"
        let old = try #require(UserDefaults(suiteName: suite))
        defer { old.removePersistentDomain(forName: suite) }
        old.set(["name": "Anna"], forKey: "profile")
        old.set("reduced", forKey: "motion")
        old.set(false, forKey: "otherHapticsEnabled")
        let reader = PreferenceReader(old)
        #expect(reader.preferences[.motion] == 1 && reader.preferences[.otherHaptics] == 0)
        #expect(old.object(forKey: PreferenceKeys.profile) == nil)
        #expect(old.dictionary(forKey: "profile") as? [String: String] == ["name": "Anna"])
        old.set("system", forKey: "motion")
        old.removeObject(forKey: Preference.motion.storedKey)
        #expect(PreferenceReader(old).preferences[.motion] == 0)
        let keys = Preference.allCases.map(\.storedKey)
        #expect(keys.filter { !$0.hasPrefix("nod") } == ["completionHapticEnabled", "completionSoundEnabled"])
        #expect(!keys.contains { $0.contains(".") })
    }

    @Test("A change is reported once to every observer, and other values of the store aren't")
    func tells() {
        var told: [String] = []
        reader.watch { told.append("first") }
        reader.watch { told.append("second") }
        store.set(true, forKey: Preference.sound.storedKey)
        reader.tellChanges()
        #expect(told == ["first", "second"])
        store.set("text", forKey: "draft")
        store.set(true, forKey: Preference.sound.storedKey)
        reader.tellChanges()
        #expect(told.count == 2)
        store.removePersistentDomain(forName: name)
    }

    @Test("The app's own settings are followed without being asked")
    func follows() async throws {
        var told = 0
        reader.watch { told += 1 }
        store.set(true, forKey: Preference.sound.storedKey)
        // Apple's Foundation posts it for each change, Linux's doesn't.
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        for _ in 0..<100 where told == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(told == 1)
        store.removePersistentDomain(forName: name)
    }
}
