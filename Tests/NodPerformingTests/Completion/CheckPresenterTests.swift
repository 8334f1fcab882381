import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
private final class CheckOnScreen {
    let world = World()
    let check = CheckPresenter()
    var isCompleted = false
    private(set) var toggles = 0
    /// Whether the app follows at once; otherwise later, or never.
    var followsAtOnce = true

    init(id: String? = nil, title: String? = nil) {
        check.item.id = id.map { AnyHashable($0) }
        check.item.title = title
        check.saving = .action { [weak self] in self?.toggle() }
        check.appear(in: world.center, isCompleted: false)
    }

    func toggle() {
        toggles += 1
        isCompleted.toggle()
        if followsAtOnce { check.tell(isCompleted: isCompleted) }
    }

    func tap() {
        check.press(true)
        check.press(false)
        check.tap(isCompleted: isCompleted)
    }

    var shown: CheckAppearance { check.appearance(ofOne: isCompleted) }
}

@MainActor
@Suite("CheckPresenter: the app's value, its toggle, and what is felt")
struct CheckPresenterTests {
    @Test("Nothing is felt when the app changes its value, when a setting changes, or when the check appears")
    func quiet() {
        let screen = CheckOnScreen()
        screen.isCompleted = true
        screen.check.tell(isCompleted: true)
        #expect(screen.shown.isCompleted)
        var preferences = Preferences()
        for isOn in [false, true] {
            preferences.completionHapticEnabled = isOn
            screen.check.context.preferences = preferences
            screen.world.center.report(.preferences(preferences))
        }
        screen.check.disappear()
        screen.check.appear(in: screen.world.center, isCompleted: true)
        #expect(screen.world.recorder.haptics == [])
        #expect(screen.world.recorder.toasts.isEmpty)
    }

    @Test("It bounces when it is completed, and never because of what comes after that")
    func bounces() {
        let screen = CheckOnScreen()
        screen.tap()
        #expect(screen.shown.bounces == 1)
        screen.world.clock.advance(by: 10)
        for isCompleted in [false, true] {
            screen.isCompleted = isCompleted
            screen.check.tell(isCompleted: isCompleted)
            #expect(screen.shown.isCompleted == isCompleted && screen.shown.bounces == 1)
        }
        screen.check.disappear()
        #expect(screen.shown.bounces == 1)
        screen.check.appear(in: screen.world.center, isCompleted: true)
        #expect(screen.shown.bounces == 1)
    }

    @Test("Coming on screen as the app says, it is not drawn a second time")
    func appearing() {
        let world = World()
        let check = CheckPresenter()
        var drawn = 0
        check.didChange = { drawn += 1 }
        check.appear(in: world.center, isCompleted: true)
        #expect(drawn == 0)
        check.tell(isCompleted: false)
        #expect(drawn == 1 && world.recorder.steps.isEmpty)
    }

    @Test("A view that shows another item from now on says nothing of the one before")
    func reused() {
        let screen = CheckOnScreen(id: "milk")
        screen.followsAtOnce = false
        screen.tap()
        screen.check.item.id = "eggs"
        screen.check.tell(isCompleted: true)
        #expect(screen.world.center.session.check(of: screen.world.center.item("milk"))?.state == .completing)
        screen.check.appear(in: screen.world.center, isCompleted: true)
        #expect(screen.shown == screen.check.appearance(ofOne: false) && screen.shown.isCompleted)
        #expect(screen.world.recorder.haptics == [Haptic(.success)])
    }

    @Test("The bounce isn't cut off by the finger that lets go afterwards")
    func release() {
        let screen = CheckOnScreen()
        screen.check.press(true)
        screen.check.tap(isCompleted: false)
        let answered = screen.world.recorder.scores.count
        screen.check.press(false)
        #expect(screen.world.recorder.scores.count == answered)
    }

    @Test("However fast the taps, the last request wins and no toggle is lost or doubled", arguments: 1...6)
    func rapid(taps: Int) {
        let screen = CheckOnScreen()
        screen.followsAtOnce = false
        for _ in 1...taps { screen.tap() }
        #expect(screen.toggles == 1)
        #expect(screen.shown.isCompleted == (taps % 2 == 1))
        for _ in 1...3 { screen.check.tell(isCompleted: screen.isCompleted) }
        #expect(screen.isCompleted == (taps % 2 == 1))
        #expect(screen.toggles == 2 - taps % 2)
    }

    @Test("Its title is in the toast, and Undo asks for what the view handed over last")
    func undo() throws {
        let screen = CheckOnScreen(id: "milk", title: "Buy milk")
        screen.check.saving = .set { screen.isCompleted = $0 }
        screen.tap()
        let toast = try #require(screen.world.recorder.toasts.first)
        #expect(toast.titles == ["Buy milk"])
        var undone: [Bool] = []
        screen.check.saving = .set { undone.append($0) }
        screen.check.disappear()
        screen.world.center.report(.toastActed(toast.id))
        #expect(undone == [false] && screen.isCompleted)
        screen.world.clock.advance(by: 3)
        #expect(screen.world.center.session.check(of: screen.world.center.item("milk")) == nil)
    }

    @Test("Undo of an item that the view no longer shows asks for that one's state, and not the next one's")
    func undoOfTheOneBefore() throws {
        let screen = CheckOnScreen(id: "milk", title: "Buy milk")
        screen.check.saving = .set { screen.isCompleted = $0 }
        screen.tap()
        var eggs = 0
        screen.check.item.id = "eggs"
        screen.check.saving = .set { _ in eggs += 1 }
        screen.check.appear(in: screen.world.center, isCompleted: false)
        screen.world.center.report(.toastActed(try #require(screen.world.recorder.toasts.first).id))
        #expect(!screen.isCompleted && eggs == 0)
    }

    @Test("A check that its list drops at once is saved: the toast stays its time")
    func dropped() {
        let screen = CheckOnScreen(id: "milk")
        screen.followsAtOnce = false
        screen.tap()
        screen.check.disappear()
        screen.world.clock.advance(by: 4)
        #expect(screen.world.recorder.toasts.count == 1)
        screen.world.clock.advance(by: 3)
        #expect(screen.world.recorder.toasts.isEmpty && screen.world.clock.scheduled == 0)
    }

    @Test("Checks without an id are items of their own, and one that comes back is the same")
    func numbers() {
        let world = World()
        let (one, other) = (CheckPresenter(), CheckPresenter())
        one.appear(in: world.center, isCompleted: false)
        other.appear(in: world.center, isCompleted: false)
        let target = one.target
        #expect(target != nil && target != other.target)
        one.disappear()
        one.appear(in: world.center, isCompleted: false)
        #expect(one.target == target)
    }

    @Test("Two checks in one row without ids of their own are two items; the second inherits nothing of the row's")
    func subtasks() {
        let world = World()
        let row = ItemRow()
        var values = [false, false]
        let checks = values.indices.map { index in
            let check = CheckPresenter()
            check.item.id = "cake"
            check.item.row = row
            check.item.leaves = true
            check.saving = .set { values[index] = $0 }
            check.appear(in: world.center, isCompleted: false)
            return check
        }
        checks[1].tap(isCompleted: false)
        #expect(values == [false, true])
        #expect(!checks[0].appearance(ofOne: false).isCompleted && checks[1].appearance(ofOne: true).isCompleted)
        #expect(checks[0].target != checks[1].target)
        world.clock.advance(by: 1)
        #expect(!world.recorder.steps.flatMap(\.effects).contains { if case .leave = $0 { true } else { false } })
    }

    @Test("Two checks of a row with one id are reported in debug builds; ids of their own are not")
    func oneID() {
        let (world, log) = (World(), NotedErrors())
        let row = ItemRow(log: log)
        let checks = (0..<3).map { index in
            let check = CheckPresenter()
            check.item.id = "cake"
            check.item.row = row
            check.id = index == 2 ? "eggs" : "cake"
            check.appear(in: world.center, isCompleted: false)
            return check
        }
        #expect(log.noted.count == 1 && log.noted[0].contains("cake"))
        #expect(checks[0].target == TargetID(world.center.item("cake")))
        #expect(checks[2].target == TargetID(world.center.item("eggs")))
    }

    @Test("Two checks of one item show the same")
    func twins() {
        let screen = CheckOnScreen(id: "milk")
        let twin = CheckPresenter()
        twin.item.id = "milk"
        twin.appear(in: screen.world.center, isCompleted: false)
        screen.tap()
        #expect(twin.appearance(ofOne: false).isCompleted)
    }

    @Test("Saving is shown once it takes longer than a second, and not before")
    func slow() {
        let screen = CheckOnScreen()
        screen.followsAtOnce = false
        var drawn = 0
        screen.check.didChange = { drawn += 1 }
        screen.tap()
        let before = drawn
        screen.world.clock.advance(to: 0.99)
        #expect(screen.shown.badge == nil && drawn == before)
        screen.world.clock.advance(to: 1.01)
        #expect(screen.shown.badge == .saving && drawn == before + 1)
        screen.check.tell(isCompleted: true)
        #expect(screen.shown.badge == nil)
        screen.world.clock.advance(by: 10)
        #expect(screen.world.clock.scheduled == 0)
    }

    @Test("A request that is refused is taken back, and says so; one that does not arrive waits")
    func outcomes() async {
        for (outcome, badge) in [(SaveOutcome.refused, CheckAppearance.Badge.failed), (.unreachable, .waiting)] {
            let world = World()
            let check = CheckPresenter()
            let gate = Gate()
            check.saving = .request { _ in
                defer { gate.open() }
                return outcome
            }
            check.appear(in: world.center, isCompleted: false)
            check.tap(isCompleted: false)
            #expect(check.appearance(ofOne: false).isCompleted)
            await gate.wait()
            #expect(check.appearance(ofOne: false).badge == badge)
            #expect(check.appearance(ofOne: false).isCompleted == (outcome == .unreachable))
        }
    }

    @Test("What a request throws decides how it ended, and is noted for developers only")
    func errors() async {
        struct Broken: Error {}
        struct Offline: CustomNSError { static let errorDomain = NSURLErrorDomain }
        let log = NotedErrors()
        #expect(await SaveOutcome(of: {}, log: log) == .saved())
        #expect(await SaveOutcome(of: { throw SaveError.unreachable }, log: log) == .unreachable)
        #expect(await SaveOutcome(of: { throw SaveError.refused }, log: log) == .refused)
        #expect(await SaveOutcome(of: { throw Broken() }, log: log) == .refused)
        #expect(log.noted == ["unreachable", "refused", "Broken()"])
        #expect(await SaveOutcome(of: { throw Offline() }) == .failed)
        let said = UserFacingError("You've run today", whatNext: "Choose another habit.")
        #expect(await SaveOutcome(of: { throw said }) == .refusedSaying(ToastMessage(said.spoken)))
    }

    @Test("A refusal doesn't blame the connection", arguments: [SaveOutcome.refused, .failed])
    func blame(outcome: SaveOutcome) async throws {
        let (world, gate) = (World(), Gate())
        let item = world.center.item("milk")
        let save = FeedbackItem(
            title: "Buy milk",
            saving: .request { _ in
                defer { gate.open() }
                return outcome
            }
        )
        world.center.describe(item, save)
        world.center.tap(CompletionToggle(item: item, isCompleted: false))
        await gate.wait()
        let text = try Tables.words("en").pieces(of: #require(world.recorder.toasts.last)).text
        #expect(text.contains("connection") == (outcome == .failed) && text.contains("Couldn't save “Buy milk”."))
    }

    @Test("A row kept as it was before it left its list takes nothing back")
    func snapshot() {
        let screen = CheckOnScreen(id: "milk")
        screen.check.item.leaves = true
        screen.tap()
        screen.check.item.isSnapshot = true
        screen.check.tell(isCompleted: false)
        #expect(screen.shown.isCompleted)
        #expect(screen.world.recorder.toasts.count == 1)
    }

    @Test("What nothing shows any more is forgotten")
    func forgotten() {
        let screen = CheckOnScreen(id: "milk")
        screen.tap()
        weak var held: Token?
        do {
            let kept = Token()
            held = kept
            screen.check.saving = .action { kept.use() }
        }
        screen.check.disappear()
        screen.check.saving = .action {}
        screen.world.clock.advance(by: 10)
        #expect(held == nil)
    }
}
