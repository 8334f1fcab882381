import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("UserFacingError: what the user reads, and what only the log gets")
struct UserFacingErrorTests {
    private let fallback = UserFacingError("Couldn't save the task", whatNext: "Try again in a moment.")

    private enum NetworkError: Error { case timeout }

    @Test("The raw text of an error goes to the log and nowhere else")
    func raw() {
        let log = NotedErrors()
        let told = UserFacingError(NetworkError.timeout, or: fallback, log: log)
        #expect(told == fallback)
        #expect(log.noted.count == 1)
        #expect(log.noted.first?.contains("timeout") == true)
        #expect(!told.spoken.contains("timeout"))
    }

    @Test("An error with words for people is shown in them")
    func own() {
        #expect(UserFacingError(fallback, or: UserFacingError("", whatNext: ""), log: NotedErrors()) == fallback)
    }

    @Test("An alert is felt also after the press that led to it was; a field only speaks")
    func felt() {
        let world = World()
        let child = FeedbackContext(profile: .child)
        world.center.act(on: 3, role: .button, in: child) {}
        world.center.alerted(in: child)
        world.center.asked("Write what needs doing first.")
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5), Haptic(.error)])
        #expect(world.recorder.announcements == [.text("Write what needs doing first.")])
    }
}
