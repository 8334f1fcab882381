import AppleDouble
import Nod
import NodPerforming
import Testing

@testable import NodUI

@Suite("Stored preferences: everything follows them, by one observer")
@MainActor
struct StoredPreferencesTests {
    private struct Row: View {
        @State private var isCompleted = false
        let number: Int

        var body: some View {
            HStack {
                CompletionCheck(isCompleted: $isCompleted)
                CompletionTitle("Task \(number)", isCompleted: isCompleted)
            }
            .completionSwipe(isCompleted: $isCompleted)
            .transition(.completion)
            .feedbackItem(number, title: "Task \(number)")
        }
    }

    @Test("A hundred rows observe the store no more than none")
    func observers() async {
        let before = Host.observersOfDefaults
        let stage = await Stage { VStack { ForEach(0..<100) { Row(number: $0) } } }
        #expect(stage.host.elements.count >= 100)
        #expect(Host.observersOfDefaults == before)
    }

    @Test("A tap right after a choice follows it, without any modifier")
    func follows() async {
        defer { UserDefaults.standard.removeObject(forKey: Preference.haptic.storedKey) }
        let stage = await Stage { Row(number: 1) }
        UserDefaults.standard.set(false, forKey: Preference.haptic.storedKey)
        await stage.host.tap("Mark")
        #expect(stage.felt == [])
        UserDefaults.standard.set(true, forKey: Preference.haptic.storedKey)
        await stage.host.tap("Mark")
        await stage.host.tap("Mark")
        #expect(stage.felt == ["success"])
    }

    @Test("A part of an app may have another store, and its preview other preferences")
    func others() async throws {
        let store = try #require(UserDefaults(suiteName: "nod.tests.store"))
        defer { store.removePersistentDomain(forName: "nod.tests.store") }
        store.set(false, forKey: Preference.haptic.storedKey)
        let stage = await Stage { Row(number: 1).nod(store: store) }
        await stage.host.tap("Mark")
        #expect(stage.felt == [])
        var quiet = Preferences()
        quiet[.haptic] = 0
        let preview = await Stage { Row(number: 1).feedbackPreferences(quiet) }
        await preview.host.tap("Mark")
        #expect(preview.felt == [])
    }

    @Test("Views that are drawn by a choice are drawn again when it changes")
    func drawn() async {
        defer { UserDefaults.standard.removeObject(forKey: Preference.motion.storedKey) }
        let stage = await Stage { DrawnByMotion() }
        #expect(stage.host.shows("moves"))
        UserDefaults.standard.set("reduced", forKey: Preference.motion.storedKey)
        await stage.host.settle()
        #expect(stage.host.shows("fades"))
    }

    private struct DrawnByMotion: View {
        private var feedback = FeedbackReporter()

        var body: some View { Text(feedback.context.layoutSpring == nil ? "fades" : "moves") }
    }
}
