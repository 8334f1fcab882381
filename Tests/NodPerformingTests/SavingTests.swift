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

    @Test("An app that does not follow is taken at its word after its time, without haptic or toast")
    func refusal() {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: .action {}))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7)
        world.recorder.clear()
        world.clock.advance(by: SaveRequest.patience)
        #expect(check.lines.last == "open by news")
        #expect(world.recorder.haptics == [])
        #expect(world.recorder.toasts.isEmpty)
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
