import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("PressedButton: seen when it goes down, felt once when it acts, with what the action answers")
struct PressedButtonTests {
    let world = World()

    private func button(
        _ profile: Profile = .child,
        role: PressRole = .button,
        scrolls: Bool = false,
        saves: Bool = false,
        answers: Bool = true
    ) -> PressedButton {
        PressedButton(
            center: world.center,
            target: 1,
            role: role,
            context: FeedbackContext(profile: profile),
            answers: answers,
            scrolls: scrolls,
            saves: saves
        )
    }

    /// Everything shown and felt of the button, with its time in milliseconds.
    private var trace: [String] {
        world.recorder.steps.flatMap { step in
            step.effects.compactMap { effect in
                guard case .perform(let score, _) = effect else { return nil }
                let time = Int((step.time * 1000).rounded())
                if let haptic = score.haptic { return "\(time) \(haptic.kind)" }
                guard let scale = score.tracks.first(where: { $0.property == .scale }) else { return nil }
                return "\(time) \(scale.value(at: 9) < 1 ? "down" : "up")"
            }
        }
    }

    private func run(_ button: PressedButton, _ steps: [(Double, Step)]) {
        for (time, step) in steps {
            world.clock.advance(to: time)
            switch step {
            case .hold: button.hold(true)
            case .leave: button.hold(false)
            case .act: button.act {}
            }
        }
        world.clock.advance(by: 1)
    }

    private enum Step {
        case hold, leave, act
    }

    @Test("Where nothing scrolls it is seen at once, and felt with its action")
    func held() {
        run(button(), [(0, .hold), (0.3, .act), (0.31, .leave)])
        #expect(trace == ["0 down", "300 up", "300 medium"])
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5)])
        #expect(world.clock.scheduled == 0)
    }

    @Test("A quick tap is shown for .09 s more", arguments: [false, true])
    func tap(scrolls: Bool) {
        run(button(scrolls: scrolls), [(0, .hold), (0.04, .act), (0.04, .leave)])
        #expect(trace == (scrolls ? ["40 down", "40 medium", "140 up"] : ["0 down", "40 medium", "130 up"]))
    }

    @Test("A finger that scrolls is not felt, however long it was held, and not seen if it moves at once")
    func scrolled() {
        for held in [0.05, 0.1, 0.5, 3] {
            let start = world.clock.now
            run(button(scrolls: true), [(start, .hold), (start + held, .leave)])
        }
        #expect(world.recorder.haptics.isEmpty)
        #expect(trace.count { $0.hasSuffix("down") } == 3 && trace.count { $0.hasSuffix("up") } == 3)
        #expect(world.clock.scheduled == 0)
    }

    @Test("Slid off, it is not felt; slid off and on again, it is felt once, with its action")
    func slidOff() {
        run(button(), [(0, .hold), (0.5, .leave)])
        #expect(trace == ["0 down", "500 up"])
        run(button(), [(2, .hold), (2.2, .leave), (2.25, .hold), (2.5, .act), (2.5, .leave)])
        #expect(trace.suffix(5) == ["2000 down", "2200 up", "2250 down", "2500 up", "2500 medium"])
        #expect(world.recorder.haptics.count == 1)
    }

    @Test("Rapid taps are each felt once")
    func rapid() {
        run(button(), [0.0, 0.08, 0.16].flatMap { [($0, .hold), ($0 + 0.03, .act), ($0 + 0.03, .leave)] })
        #expect(world.recorder.haptics.count == 3)
        #expect(trace.last == "280 up" && world.clock.scheduled == 0)
    }

    @Test("The motor is made ready when the finger goes down; not for a person who wants none")
    func prepared() {
        button().hold(true)
        #expect(world.recorder.preparations == 1 && world.recorder.haptics.isEmpty)
        var preferences = Preferences()
        preferences.completionHapticEnabled = false
        preferences.otherHapticsEnabled = false
        world.center.adopt(FeedbackContext(preferences: preferences))
        button().hold(true)
        #expect(world.recorder.preparations == 1)
    }

    @Test("A button that is busy runs nothing a second time, and is neither seen nor felt")
    func busy() {
        var runs = 0
        let busy = button(answers: false)
        busy.hold(true)
        busy.act { runs += 1 }
        busy.hold(false)
        #expect(runs == 0 && trace == [])
    }

    @Test("A child's part of an app is drawn as it is there, whatever holds elsewhere when it comes back")
    func place() {
        run(button(scrolls: true), [(0, .hold), (0.04, .act)])
        let scales = world.recorder.scores.compactMap { $0.tracks.first { $0.property == .scale } }
        #expect(scales.map { $0.value(at: 9) } == [0.95, 1])
        guard case .spring(let spring, _, _, _) = scales[1].curve else { return #expect(Bool(false)) }
        #expect(spring == .childPress)
    }
}

/// The table of what is felt: an action behind a button, in both profiles.
@MainActor
@Suite("One haptic a tap: the strongest of the press and what its action answers")
struct OneHapticTests {
    @Test("A touch of the app's own", arguments: [Profile.standard, .child], [false, true])
    func touch(profile: Profile, scrolls: Bool) {
        let world = World()
        world.press(.button, profile, scrolls: scrolls) { world.center.feel(Haptic(.success)) }
        #expect(world.recorder.haptics == [Haptic(.success)])
    }

    @Test("A toast that says that something was saved", arguments: [Profile.standard, .child])
    func toast(profile: Profile) {
        let world = World()
        world.press(.button, profile) { world.center.show(ToastMessage("Saved"), type: .success) }
        #expect(world.recorder.haptics == [Haptic(.success)])
        #expect(world.recorder.toasts.count == 1 && world.recorder.announcements.count == 1)
    }

    @Test("A deletion behind a trash", arguments: [Profile.standard, .child])
    func deletion(profile: Profile) {
        let world = World()
        world.press(.icon, profile) { world.center.deleted(7) {} }
        #expect(world.recorder.haptics == [Haptic(.heavy)])
        #expect(world.recorder.toasts.count == 1)
    }

    @Test("A first capture behind the main action, which saves first", arguments: [Profile.standard, .child])
    func firstCapture(profile: Profile) async {
        let world = World()
        let gate = Gate()
        world.press(.primary, profile, saves: true) {
            Task {
                await Task.yield()
                world.center.report(.firstCapture, on: 9)
                world.center.feel(Haptic(.success))
                gate.open()
            }
        }
        #expect(world.recorder.haptics.isEmpty)
        world.clock.advance(by: 3)
        await gate.wait()
        #expect(world.recorder.haptics == [Haptic(.medium)])
    }

    @Test("An action that asks for nothing is felt as its press: every one by a child, else those of seed 003's styles")
    func pressAlone() {
        for (role, intensity, standard) in [
            (PressRole.button, 0.5, nil), (.icon, 0.5, 1), (.card, 0.5, 1), (.primary, 0.7, 0.7), (.critical, 0.8, nil),
        ] {
            let world = World()
            world.press(role, .child) {}
            #expect(world.recorder.haptics == [Haptic(.medium, intensity: intensity)])
            world.recorder.clear()
            world.press(role, .standard) {}
            #expect(world.recorder.haptics.map(\.intensity) == [standard].compactMap { $0 })
        }
    }

    @Test("The strongest of several answers is felt, the others say that it was the same interaction")
    func strongest() {
        let world = World()
        world.press(.primary, .child) {
            world.center.feel(Haptic(.light))
            world.center.show(ToastMessage("Careful"), type: .warning)
            world.center.feel(Haptic(.heavy))
        }
        #expect(world.recorder.haptics == [Haptic(.warning)])
        #expect(world.recorder.scores.compactMap { $0.reasonHeld(.haptic) } == [.interaction, .interaction])
    }

    @Test("What a task of the action tells later is shown and said, and not felt; a failure is")
    func later() async {
        let world = World()
        let gate = Gate()
        world.press(.button, .child) {
            Task {
                await Task.yield()
                world.center.show(ToastMessage("Saved"), type: .success)
                world.center.feel(Haptic(.success))
                world.center.show(ToastMessage("No connection"), type: .error)
                gate.open()
            }
        }
        await gate.wait()
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5), Haptic(.error)])
        #expect(world.recorder.toasts.count == 2 && world.recorder.announcements.count == 2)
        #expect(world.recorder.scores.compactMap { $0.reasonHeld(.haptic) } == [.news, .news])
    }

    @Test("What goes on by itself after its button names no cause, and is felt")
    func withoutCause() async {
        let world = World()
        let gate = Gate()
        world.press(.button, .child) {
            world.center.withoutCause {
                _ = Task {
                    await Task.yield()
                    world.center.feel(Haptic(.warning))
                    gate.open()
                }
            }
        }
        world.clock.advance(by: 3)
        await gate.wait()
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5), Haptic(.warning)])
    }

    @Test("A control that saves answers each press once, and at once if it can")
    func saves() async {
        let world = World()
        world.press(.primary, .child, saves: true) { world.center.show(ToastMessage("Title missing"), type: .error) }
        #expect(world.recorder.haptics == [Haptic(.error)])
        world.recorder.clear()
        let gate = Gate()
        for _ in 1...2 {
            world.press(.primary, .child, saves: true) {
                Task {
                    await Task.yield()
                    world.center.report(.captured, on: 9)
                    gate.open()
                }
            }
        }
        await gate.wait()
        #expect(world.recorder.haptics == [Haptic(.medium), Haptic(.medium)])
    }

    @Test("A check tapped by a button's action is part of it")
    func checkInside() {
        let world = World()
        let check = CheckPresenter()
        check.saving = .action { world.center.feel(Haptic(.light)) }
        check.appear(in: world.center, isCompleted: false)
        world.press(.card, .child) { check.tap(isCompleted: false) }
        #expect(world.recorder.haptics == [Haptic(.success)])
    }

    @Test("A celebration that an action asks for is part of it; one by a view drawn anew is not felt again")
    func celebrations() {
        let world = World()
        world.press(.button, .child) { world.center.celebrate(.collectionCompleted, on: 9) }
        #expect(world.recorder.haptics == [Haptic(.medium)])
        world.center.celebrate(.collectionCompleted, on: 9)
        #expect(world.recorder.haptics == [Haptic(.medium)])
        world.clock.advance(by: 3)
        world.center.celebrate(.collectionCompleted, on: 9)
        #expect(world.recorder.haptics == [Haptic(.medium), Haptic(.medium)])
    }

    @Test("What is deleted together is said once, with all of it")
    func saidOnce() {
        let world = World()
        for item: ItemID in [7, 8] { world.center.describe(item, FeedbackItem(title: "Task \(item)")) }
        world.press(.button, .standard) { for item: ItemID in [7, 8] { world.center.deleted(item) {} } }
        #expect(world.recorder.haptics == [Haptic(.heavy)])
        #expect(world.recorder.spoken() == ["Deleted 2 tasks"])
    }

    @Test("Undo in a toast: its press is seen, and a child feels what it does, once")
    func undo() {
        let world = World()
        world.center.adopt(FeedbackContext(profile: .child))
        world.tap(7)
        let toast = world.recorder.toasts[0]
        world.recorder.clear()
        world.press(ButtonKind.quiet.role, .child) { world.center.report(.toastActed(toast.id)) }
        #expect(world.recorder.haptics == [Haptic(.light)])
    }
}

extension World {
    /// A finger goes down on a button, stays, and lets go.
    fileprivate func press(
        _ role: PressRole,
        _ profile: Profile,
        scrolls: Bool = false,
        saves: Bool = false,
        action: () -> Void
    ) {
        let button = PressedButton(
            center: center,
            target: 1,
            role: role,
            context: FeedbackContext(profile: profile),
            scrolls: scrolls,
            saves: saves
        )
        button.hold(true)
        clock.advance(by: 0.2)
        #expect(recorder.haptics.isEmpty || saves, "a press is only seen")
        button.act(action)
        button.hold(false)
    }
}
