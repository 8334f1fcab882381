import Nod
import NodPerforming
import NodTesting
import Testing

/// A center's observer gets every event: replayed in a new session, they have the same effects.
@MainActor
@Suite("A center's trace, replayed")
struct ReplayTests {
    @Test(
        "A row leaves and comes back as it holds where it was completed, whatever holds elsewhere"
    )
    func remembers() {
        let world = World()
        let still = FeedbackContext(reducesMotion: true)
        world.center.describe(7, FeedbackItem(title: "Milk", saving: .immediately))
        world.center.report(.toggled(CompletionToggle(item: 7, isCompleted: false, leaves: true)), in: still)
        world.clock.advance(to: 1)
        let left = world.recorder.steps.flatMap(\.effects).compactMap { effect -> [TrackProperty]? in
            if case .leave(7, let score) = effect { score.tracks.map(\.property) } else { nil }
        }
        #expect(left == [[.opacity]])
        world.center.report(.toastActed(1))
        let returned = world.recorder.steps.flatMap(\.effects).compactMap { effect -> [TrackProperty]? in
            if case .enter(7, let score) = effect { score.tracks.map(\.property) } else { nil }
        }
        #expect(returned == [[.opacity]])
        var session = FeedbackSession()
        for step in world.recorder.steps {
            #expect(session.handle(step.event, in: step.context, at: step.time) == step.effects)
        }
    }
}
