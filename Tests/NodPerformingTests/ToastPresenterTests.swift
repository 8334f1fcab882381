import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("ToastPresenter: the engine's queue, drawn, held, answered and gone")
struct ToastPresenterTests {
    @Test("A toast enters as its score says, only changes when one joins it, and leaves after six seconds")
    func life() {
        let screen = Screen()
        screen.world.tap(7)
        screen.world.tap(8)
        #expect(screen.presenter.lines.count == 1)
        screen.watch(until: 10)
        #expect(
            screen.lines == [
                "0.0 shows Completed 1 task", "0.0 plays sink opacity", "0.0 shows Completed 2 tasks",
                "6.0 leaves", "6.0 plays sink opacity", "gone",
            ]
        )
        #expect(screen.world.clock.scheduled == 0)
    }

    @Test("A pause ends with the last who is on a toast")
    func several() {
        let screen = Screen()
        screen.world.tap(7)
        for way in ToastAttention.allCases { screen.presenter.attend(way, to: screen.toast, true) }
        for way in [ToastAttention.touched, .read, .pointed] { screen.presenter.attend(way, to: screen.toast, false) }
        screen.watch(until: 60)
        #expect(screen.presenter.lines.map(\.isLeaving) == [false])
        screen.presenter.attend(.focused, to: screen.toast, false)
        screen.watch(until: 66.1)
        #expect(screen.presenter.lines.map(\.isLeaving) == [true])
    }

    @Test("Taken away under a finger, it holds up no other")
    func closedWhileHeld() {
        let screen = Screen()
        screen.world.tap(7)
        screen.presenter.attend(.touched, to: screen.toast, true)
        screen.presenter.close(screen.toast)
        screen.presenter.attend(.touched, to: screen.toast, true)
        screen.world.center.deleted(8)
        screen.watch(until: 7)
        #expect(screen.presenter.lines.isEmpty)
    }

    @Test("Undo brings back everything the toast speaks of, once, however often the button is hit on its way out")
    func undo() {
        let screen = Screen()
        var back: [ItemID] = []
        for item: ItemID in [1, 2, 3] { screen.world.center.deleted(item) { back.append(item) } }
        #expect(screen.world.recorder.haptics == Array(repeating: Haptic(.heavy), count: 3))
        let id = screen.toast
        for _ in 1...3 { screen.presenter.act(id) }
        #expect(back.map(\.number).sorted() == [1, 2, 3])
        #expect(screen.presenter.lines.map(\.isLeaving) == [true])
        screen.watch(until: 3)
        #expect(screen.presenter.lines.isEmpty)
    }

    @Test("A sheet's place takes over the toasts and returns them, without a finger on them")
    func sheet() {
        let screen = Screen()
        screen.world.center.say(ToastMessage("No."), as: .failed)
        screen.presenter.attend(.touched, to: screen.toast, true)
        screen.presenter.hostAppeared(2, depth: 1, isActive: true, in: FeedbackContext())
        #expect(screen.presenter.lines(in: 1).isEmpty && screen.presenter.lines(in: 2).count == 1)
        screen.world.tap(7)
        screen.watch(until: 7)
        #expect(screen.presenter.lines(in: 2).count == 1)
        screen.presenter.hostDisappeared(2)
        #expect(screen.presenter.lines(in: 1).map(\.content.message?.text) == ["No."])
    }

    @Test("Each place that appears is separate, and shows nothing before that; without one, toasts pass unseen")
    func numbers() {
        let screen = Screen(hasHost: false)
        screen.world.tap(7)
        #expect(screen.presenter.lines(in: nil).isEmpty)
        let first = screen.presenter.hostAppeared(nil, depth: 0, isActive: true, in: FeedbackContext())
        let sheet = screen.presenter.hostAppeared(nil, depth: 1, isActive: true, in: FeedbackContext())
        #expect(first != sheet)
        #expect(screen.presenter.lines(in: first).isEmpty && screen.presenter.lines(in: sheet).count == 1)
        screen.presenter.hostDisappeared(sheet)
        #expect(screen.presenter.lines(in: first).count == 1)
        screen.presenter.hostDisappeared(first)
        screen.watch(until: 10)
        #expect(screen.presenter.lines.isEmpty)
        #expect(screen.world.clock.scheduled == 0)
    }

    @Test(
        "A tab that comes into sight takes a toast over: its time goes on, and it neither enters nor is said again",
        arguments: [true, false]
    )
    func tabs(isLeftFirst: Bool) {
        let screen = Screen()
        screen.world.tap(7)
        screen.watch(until: 2)
        if isLeftFirst { screen.presenter.hostDisappeared(1) }
        screen.presenter.hostAppeared(2, depth: 0, isActive: true, in: FeedbackContext())
        if !isLeftFirst { screen.presenter.hostDisappeared(1) }
        screen.presenter.entered(screen.toast, in: FeedbackContext())
        #expect(screen.presenter.lines(in: 1).isEmpty && screen.presenter.lines(in: 2).map(\.isLeaving) == [false])
        #expect(screen.world.recorder.spoken().count == 1)
        #expect(screen.lines.filter { $0.contains("plays") }.count == 1)
        screen.watch(until: 5.9)
        #expect(screen.presenter.lines(in: 2).map(\.isLeaving) == [false])
        screen.watch(until: 6.1)
        #expect(screen.presenter.lines(in: 2).map(\.isLeaving) == [true])
        screen.watch(until: 7)
        #expect(screen.presenter.lines.isEmpty)
    }

    @Test("A toast that was leaving has left when another tab comes into sight")
    func leavesWithItsTab() {
        let screen = Screen()
        screen.world.tap(7)
        screen.presenter.close(screen.toast)
        #expect(screen.presenter.lines.map(\.isLeaving) == [true])
        screen.presenter.hostAppeared(2, depth: 0, isActive: true, in: FeedbackContext())
        #expect(screen.presenter.lines.isEmpty)
    }

    @Test("A toast that speaks of nothing is not shown")
    func silent() {
        let screen = Screen()
        screen.world.center.report(.happened(.collectionCompleted, target: 1, item: nil, message: nil, cause: nil))
        #expect(screen.presenter.lines.isEmpty)
        #expect(screen.world.center.session.toasts.toasts.isEmpty)
    }

    @Test("Each type of an app's own toast is felt, heard and said as it is meant; an error stays")
    func types() {
        let expected: [ToastType: (Haptic?, ToastTone, ToastKind)] = [
            .success: (Haptic(.success), .success, .notice), .error: (Haptic(.error), .failure, .failure),
            .warning: (Haptic(.warning), .warning, .notice), .info: (nil, .info, .notice),
        ]
        for type in ToastType.allCases {
            let screen = Screen()
            screen.world.center.show(ToastMessage("Text"), type: type)
            let content = screen.presenter.lines.first?.content
            #expect(screen.world.recorder.haptics == [expected[type]?.0].compactMap { $0 })
            #expect(content?.tone == expected[type]?.1 && content?.toast.kind == expected[type]?.2)
            #expect(screen.world.recorder.spoken() == ["Text"])
            screen.watch(until: 60)
            #expect(screen.presenter.lines.count == (type == .error ? 1 : 0))
        }
    }
}

/// An app with a presenter, and everything it drew.
@MainActor
private final class Screen {
    let world = World()
    private(set) var presenter: ToastPresenter!
    private(set) var lines: [String] = []
    private var shown: [ToastID: String] = [:]
    private var stages: [ToastID: PlayedStage] = [:]

    init(hasHost: Bool = true) {
        presenter = ToastPresenter { [weak center = world.center] in center }
        world.center.performers.toasts = presenter
        if hasHost { presenter.hostAppeared(1, depth: 0, isActive: true, in: FeedbackContext()) }
        presenter.onChange = { [weak self] in self?.draw() }
    }

    var toast: ToastID { presenter.lines.last?.id ?? 0 }

    func watch(until time: Double) { world.clock.advance(to: time) }

    private func note(_ line: String) { lines.append("\(world.clock.now) \(line)") }

    private func draw() {
        let words = Words(["completed.one": "Completed 1 task", "completed.other": "Completed {count} tasks"])
        let drawn = presenter.lines(in: 1)
        for line in drawn {
            let text = line.isLeaving ? "leaves" : "shows \(words.pieces(of: line.content).text)"
            if shown.updateValue(text, forKey: line.id) != text { note(text) }
            guard stages[line.id] == nil else { continue }
            let stage = PlayedStage { [weak self] in self?.note("plays \($0)") }
            stages[line.id] = stage
            world.center.attach(stage, to: line.target)
            presenter.entered(line.id, in: FeedbackContext())
        }
        if drawn.isEmpty, !shown.isEmpty {
            shown = [:]
            lines.append("gone")
        }
    }
}

@MainActor
private final class PlayedStage: FeedbackStage {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) { self.note = note }

    func perform(_ score: Score, at time: Double) {
        note(score.tracks.map { "\($0.property)" }.joined(separator: " "))
    }
}
