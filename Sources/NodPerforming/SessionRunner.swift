import Nod

/// The session on a clock: events go in with their times, and what follows is carried out one answer after the other.
///
/// At most one call is scheduled, for the engine's own deadline; at rest there is none.
@MainActor
final class SessionRunner {
    private(set) var session: FeedbackSession
    let clock: any FeedbackClock
    private var answers: [Answer] = []
    private var isCarryingOut = false
    private var wake: (any FeedbackWake)?
    /// Items whose answer no frame has shown yet.
    private var unseen: Set<ItemID> = []

    /// The effects of one event.
    struct Answer {
        var time: Double
        var effects: [Effect]
    }

    init(_ session: FeedbackSession, clock: any FeedbackClock) {
        self.session = session
        self.clock = clock
    }

    /// Takes in an event that happens now; its effects wait to be carried out.
    func handle(_ event: Event, in context: FeedbackContext?) -> Answer {
        let time = clock.now
        let answer = Answer(time: time, effects: session.handle(event, in: context, at: time))
        answers.append(answer)
        return answer
    }

    /// Hands over what waits, in order; what is carried out may itself report something, which comes after it.
    ///
    /// Returns false at once if it is running already.
    func carryOutAnswers(_ carryOut: (Answer) -> Void) -> Bool {
        guard !isCarryingOut else { return false }
        isCarryingOut = true
        while !answers.isEmpty { carryOut(answers.removeFirst()) }
        isCarryingOut = false
        return true
    }

    func scheduleWake(_ tick: @escaping @MainActor () -> Void) {
        wake?.cancel()
        wake = nil
        guard let deadline = session.deadline, unseen.isEmpty else { return }
        wake = clock.wake(at: max(deadline, clock.now), tick)
    }

    /// Nothing leaves until `stopAwaitingFrame`. Returns whether the next frame is to be awaited.
    func awaitFrame(of item: ItemID) -> Bool { unseen.insert(item).inserted }

    /// Returns whether the item's frame was awaited.
    func stopAwaitingFrame(of item: ItemID) -> Bool { unseen.remove(item) != nil }

    /// An app in the background draws no frames, and waits for none.
    func awaitNoFrames() { unseen = [] }
}
