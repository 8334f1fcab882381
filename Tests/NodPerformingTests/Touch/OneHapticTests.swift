import Nod
import NodPerforming
import NodTesting
import Testing

/// The table of what is felt: an action behind a button, in both profiles.
@MainActor
@Suite("One haptic a tap: the strongest of the press and what its action answers")
struct OneHapticTests {
    @Test("The motor is made ready when the finger goes down; not for a person who wants none")
    func prepared() {
        let world = World()
        world.center.report(.pressed(target: 1, role: .button))
        #expect(world.recorder.preparations == 1 && world.recorder.haptics.isEmpty)
        var preferences = Preferences()
        preferences.completionHapticEnabled = false
        preferences.otherHapticsEnabled = false
        world.center.adopt(FeedbackContext(preferences: preferences))
        world.center.report(.pressed(target: 1, role: .button))
        #expect(world.recorder.preparations == 1)
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

    @Test("A task's later reports are shown and announced, but not felt, except failures")
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

    @Test("Work that outlives its button has no cause, and is felt")
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

    @Test("A celebration in an action is part of it; one by a redrawn view is not felt again")
    func celebrations() {
        let world = World()
        world.press(.button, .child) { world.center.celebrate(.collectionCompleted, on: 9) }
        #expect(world.recorder.haptics == [Haptic(.medium)])
        world.center.celebrate(.collectionCompleted, on: 9)
        #expect(world.recorder.haptics == [Haptic(.medium)])
        #expect(world.recorder.scores.last?.reasonHeld(.haptic) == .interaction)
        #expect(world.recorder.scores.last?.burst?.count == 8)
        world.clock.advance(by: 3)
        world.center.celebrate(.collectionCompleted, on: 9)
        #expect(world.recorder.haptics == [Haptic(.medium), Haptic(.medium)])
    }
}
