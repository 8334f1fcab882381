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
}
