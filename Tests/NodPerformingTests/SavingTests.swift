import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("Saving: wishes go to the app, what became of them to the engine")
struct SavingTests {
    @Test("An app that leaves the item open is believed after two seconds, quietly", arguments: [Save.toggle, .set])
    func declined(_ save: Save) {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: save == .set ? .set { _ in } : .action {}))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7, isReported: true)
        world.clock.advance(by: 1.9)
        #expect(check.lines == ["completing by tap"])
        world.clock.advance(by: 0.1)
        #expect(check.lines == ["completing by tap", "open by news"])
        #expect(world.recorder.haptics == [Haptic(.success)] && world.recorder.toasts.isEmpty)
        #expect(world.clock.scheduled == 0)
    }

    enum Save { case toggle, set }

    @Test("A save that succeeds although the app leaves the item open: two seconds later the check is open")
    func savedAndLeftOpen() async {
        let world = World()
        let saved = world.answers(.saved())
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7, isReported: true)
        await saved.wait()
        #expect(check.lines == ["completing by tap", "completed by progress"])
        world.clock.advance(by: 2)
        #expect(check.lines.last == "open by news")
        #expect(world.recorder.toasts.isEmpty)
    }

    @Test("A save may return the state that the item has then")
    func returnedState() async {
        let world = World()
        let saved = world.answers(.saved(isCompleted: false))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7)
        await saved.wait()
        #expect(check.lines == ["completing by tap", "open by news"])
    }

    @Test("Taken back before the app did anything, it is open; after two seconds the next tap asks the app again")
    func takenBack() {
        let world = World()
        var toggles = 0
        world.center.describe(7, FeedbackItem(saving: .action { toggles += 1 }))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7, isReported: true)
        world.clock.advance(by: 0.5)
        world.tap(7)
        world.clock.advance(by: 5)
        #expect(check.lines == ["completing by tap", "reopening by tap", "open by news"])
        #expect(world.recorder.haptics == [Haptic(.success)] && world.recorder.toasts.isEmpty)
        world.tap(7, isReported: true)
        #expect(toggles == 2)
    }

    @Test("Undo asks for a state: what another device has reopened meanwhile stays open")
    func undoAfterNews() throws {
        let world = World()
        var isCompleted = false
        world.center.describe(7, FeedbackItem(title: "Buy milk", saving: .set { isCompleted = $0 }))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7, leaves: true, isReported: true)
        world.center.tell(7, isCompleted: isCompleted)
        world.clock.advance(by: 1)
        world.center.detach(check, from: 7)
        isCompleted = false
        world.center.report(.toastActed(try #require(world.recorder.toasts.first).id))
        #expect(!isCompleted)
    }

    @Test("An app that only toggles: no Undo for a row that leaves, and none once nothing reports its state")
    func undoOfToggles() throws {
        for leaves in [true, false] {
            let world = World()
            var toggles = 0
            world.center.describe(7, FeedbackItem(title: "Buy milk", saving: .action { toggles += 1 }))
            let check = CheckPresenter()
            check.item.id = "milk"
            check.item.leaves = leaves
            check.saving = .action { toggles += 1 }
            check.appear(in: world.center, isCompleted: false)
            check.tap(isCompleted: false)
            check.tell(isCompleted: true)
            #expect(world.recorder.toasts.map(\.toast.action) == [leaves ? nil : .undo])
            check.disappear()
            #expect(world.recorder.toasts.map(\.toast.action) == [nil])
            world.center.report(.toastActed(try #require(world.recorder.toasts.first).id))
            #expect(toggles == 1)
        }
    }

    @Test("Undo does not toggle what the app shows open already")
    func undoneAlready() throws {
        let world = World()
        var toggles = 0
        world.center.describe(7, FeedbackItem(title: "Buy milk", saving: .action { toggles += 1 }))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7, isReported: true)
        world.center.tell(7, isCompleted: true)
        world.center.tell(7, isCompleted: false)
        #expect(world.recorder.toasts.isEmpty)
        world.tap(7, isReported: true)
        #expect(toggles == 2)
    }

    @Test("Without a view that could report the result, a delivered request counts as done")
    func unseen() {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: .action {}))
        world.tap(7)
        #expect(world.center.session.check(of: 7)?.isSettled ?? true)
    }
}

extension World {
    /// Saves of item 7 end with this outcome; the gate opens after one.
    fileprivate func answers(_ outcome: SaveOutcome) -> Gate {
        let saved = Gate()
        let saving = FeedbackItem.Saving.request { _ in
            defer { saved.open() }
            return outcome
        }
        center.describe(7, FeedbackItem(saving: saving))
        return saved
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
