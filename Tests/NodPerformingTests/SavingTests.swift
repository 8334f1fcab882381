import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("Saving: wishes go to the app, what became of them to the engine")
struct SavingTests {
    @Test("An app's own toggle is called once and confirmed by what the app says then")
    func action() {
        let world = World()
        var isCompleted = false
        var toggles = 0
        world.center.describe(
            7,
            FeedbackItem(
                title: "Buy milk",
                saving: .action {
                    toggles += 1
                    isCompleted.toggle()
                }
            )
        )
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7)
        #expect(isCompleted)
        world.center.tell(7, isCompleted: isCompleted)
        #expect(toggles == 1)
        #expect(check.lines == ["completing by tap", "completed by progress", "settled"])
        #expect(world.recorder.haptics == [Haptic(.success)])
        #expect(world.recorder.toasts.map(\.titles) == [["Buy milk"]])
    }

    @Test("Taps that come faster than the app confirms: the last wish wins, nothing is toggled twice")
    func rapidTaps() {
        let world = World()
        var toggles = 0
        world.center.describe(7, FeedbackItem(saving: .action { toggles += 1 }))
        for _ in 1...5 { world.tap(7) }
        #expect(toggles == 1)
        world.center.tell(7, isCompleted: true)
        #expect(toggles == 1)
        #expect(world.center.session.check(of: 7)?.wish == true)
        world.tap(7, isCompleted: true)
        #expect(toggles == 2)
    }

    @Test(
        "An app that takes its time is waited for: the check stays, and is confirmed when the app speaks",
        arguments: [2, 5, 60]
    )
    func late(seconds: Double) {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: .action {}))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7)
        world.clock.advance(by: seconds)
        #expect(check.lines == ["completing by tap"])
        world.center.tell(7, isCompleted: true)
        #expect(check.lines == ["completing by tap", "completed by progress", "settled"])
        #expect(world.recorder.haptics == [Haptic(.success)])
    }

    @Test("Taken back before a late app did anything, it is open again, silently; the next tap asks the app anew")
    func takenBack() {
        for seconds in [0.5, 5] {
            let world = World()
            var toggles = 0
            world.center.describe(7, FeedbackItem(saving: .action { toggles += 1 }))
            let check = DrawnCheck()
            world.center.attach(check, to: 7)
            world.tap(7)
            world.clock.advance(by: seconds)
            world.tap(7)
            world.clock.advance(by: 5)
            #expect(check.lines == ["completing by tap", "reopening by tap", "open by progress", "settled"])
            #expect(world.recorder.haptics == [Haptic(.success)] && world.recorder.toasts.isEmpty)
            world.tap(7)
            #expect(toggles == 2)
        }
    }

    @Test("Where nothing shows the item, nobody would say that it was done: it counts as done")
    func unseen() {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: .action {}))
        world.tap(7)
        world.clock.advance(by: SaveRequest.patience)
        #expect(world.center.session.check(of: 7)?.isSettled ?? true)
    }

    @Test("What the app says while its own toggle is under way and not done confirms nothing")
    func staleTruth() {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: .action {}))
        world.tap(7)
        world.center.tell(7, isCompleted: false)
        #expect(world.center.session.check(of: 7)?.state == .completing)
    }

    @Test("A change made elsewhere is drawn and not felt")
    func news() {
        let world = World()
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.center.tell(7, isCompleted: true)
        #expect(check.lines == ["completed by news"])
        #expect(world.recorder.haptics == [])
    }

    @Test(
        "A request that takes its time ends as it ends",
        arguments: [
            (SaveOutcome.saved(), CheckState.completed), (.refused, .failed), (.unreachable, .waiting),
        ]
    )
    func request(_ outcome: SaveOutcome, _ state: CheckState) async {
        let world = World()
        await confirmation { done in
            let saved = Gate()
            world.center.describe(
                7,
                FeedbackItem(
                    saving: .request { _ in
                        done()
                        defer { saved.open() }
                        return outcome
                    }
                )
            )
            world.tap(7)
            #expect(world.center.session.check(of: 7)?.state == .completing)
            await saved.wait()
        }
        #expect(world.center.session.check(of: 7)?.state == state)
    }

    @Test("An item nobody asks about any more is forgotten with its toast")
    func forgotten() {
        let world = World()
        world.center.describe(7, FeedbackItem(title: "Buy milk", saving: .action {}))
        world.tap(7)
        world.center.forget(7)
        #expect(world.recorder.toasts.isEmpty)
        #expect(world.clock.scheduled == 0)
    }
}

/// Opens once the task that opened it has had its turn.
@MainActor
final class Gate {
    private var isOpen = false

    func open() { isOpen = true }

    func wait() async {
        while !isOpen { await Task.yield() }
        for _ in 1...10 { await Task.yield() }
    }
}
