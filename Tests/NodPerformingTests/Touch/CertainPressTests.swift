import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("CertainPress: one haptic, on the press, and none by scrolling")
struct CertainPressTests {
    let world = World()
    let press = CertainPress()
    let button: PressedButton
    /// The same in a list.
    let listed: PressedButton

    init() {
        button = PressedButton(
            center: world.center,
            target: 1,
            role: .button,
            context: FeedbackContext(profile: .child)
        )
        listed = PressedButton(
            center: world.center,
            target: 1,
            role: .button,
            context: FeedbackContext(profile: .child),
            scrolls: true
        )
    }

    /// Every press, release and cancellation, with its time in milliseconds.
    private var trace: [String] { lines(sayingWhatIsFelt: false) }

    /// The same, and what was felt with it or by itself.
    private var felt: [String] { lines(sayingWhatIsFelt: true) }

    private func lines(sayingWhatIsFelt: Bool) -> [String] {
        world.recorder.steps.compactMap { step in
            let time = Int((step.time * 1000).rounded())
            let isFelt = step.effects.contains {
                if case .perform(let score, _) = $0 { score.haptic != nil } else { false }
            }
            let touch = sayingWhatIsFelt && isFelt ? ", felt" : ""
            return switch step.event {
            case .pressed: "\(time) pressed\(touch)"
            case .released: "\(time) released"
            case .cancelled: "\(time) cancelled"
            default: touch.isEmpty ? nil : "\(time) felt"
            }
        }
    }

    private func hold(_ isHeld: Bool, at time: Double) { hold(isHeld, at: time, button) }

    private func hold(_ isHeld: Bool, at time: Double, _ button: PressedButton) {
        world.clock.advance(to: time)
        press.hold(isHeld, at: button)
    }

    private func act(at time: Double) { act(at: time, button) }

    private func act(at time: Double, _ button: PressedButton) {
        world.clock.advance(to: time)
        #expect(press.act(at: button))
    }

    @Test(
        "In a list: tapped, it is felt with its action; held and let go, seen while it is held and felt with its action"
    )
    func inAList() {
        hold(true, at: 0, listed)
        act(at: 0.04, listed)
        hold(false, at: 0.04, listed)
        hold(true, at: 1, listed)
        act(at: 1.5, listed)
        hold(false, at: 1.5, listed)
        world.clock.advance(by: 1)
        #expect(felt == ["40 pressed, felt", "140 released", "1070 pressed", "1500 felt", "1500 released"])
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5), Haptic(.medium, intensity: 0.5)])
    }

    @Test("In a list: held and then scrolled, it was seen and is not felt, however long it was held")
    func heldAndScrolled() {
        for held in [0.05, 0.1, 0.5, 3] {
            let start = world.clock.now
            hold(true, at: start, listed)
            hold(false, at: start + held, listed)
            world.clock.advance(by: 1)
        }
        #expect(world.recorder.haptics.isEmpty && felt.allSatisfy { !$0.contains("felt") })
        #expect(felt.filter { $0.contains("cancelled") }.count == 3)
        #expect(world.clock.scheduled == 0)
    }

    @Test("In a list: let go before its action is told, it is felt with that")
    func listedOrder() {
        hold(true, at: 0, listed)
        hold(false, at: 0.2, listed)
        act(at: 0.21, listed)
        world.clock.advance(by: 1)
        #expect(felt == ["70 pressed", "200 cancelled", "210 felt"])
    }

    @Test("In a list: what the action asks to be felt merges with its press")
    func listedMerged() {
        hold(true, at: 0, listed)
        act(at: 0.3, listed)
        world.center.feel(Haptic(.heavy))
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5)])
    }

    @Test("In a list: slid off and on again, it is felt once, with its action")
    func listedBackAgain() {
        hold(true, at: 0, listed)
        hold(false, at: 0.2, listed)
        hold(true, at: 0.25, listed)
        act(at: 0.4, listed)
        world.clock.advance(by: 1)
        #expect(felt == ["70 pressed", "200 cancelled", "320 pressed", "400 felt", "400 released"])
    }

    @Test("Held and let go: pressed when certain, released with the action, felt once")
    func held() {
        hold(true, at: 0)
        act(at: 0.3)
        hold(false, at: 0.31)
        world.clock.advance(by: 1)
        #expect(trace == ["70 pressed", "300 released"])
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5)])
    }

    @Test("A finger that scrolls is no press: nothing is seen, nothing felt, nothing left behind")
    func scrolled() {
        hold(true, at: 0)
        hold(false, at: 0.05)
        world.clock.advance(by: 1)
        #expect(trace == [])
        #expect(world.recorder.haptics == [] && world.recorder.steps.isEmpty)
        #expect(world.clock.scheduled == 0)
    }

    @Test("Many scrolls over a button are as silent as one")
    func scrolling() {
        for start in stride(from: 0.0, to: 3, by: 0.1) {
            hold(true, at: start)
            hold(false, at: start + 0.06)
        }
        #expect(trace == [])
    }

    @Test("A quick tap is felt with its action and shown for a tenth of a second")
    func tap() {
        hold(true, at: 0)
        act(at: 0.04)
        hold(false, at: 0.04)
        world.clock.advance(by: 1)
        #expect(trace == ["40 pressed", "140 released"])
        #expect(world.recorder.haptics.count == 1)
        let scales = world.recorder.scores.map { $0.tracks.first { $0.property == .scale }?.value(at: 0) }
        #expect((scales.last ?? nil).map { $0 < 0.99 } == true)
    }

    @Test("An action without a finger, by VoiceOver or a key, is a press")
    func withoutFinger() {
        act(at: 0)
        world.clock.advance(by: 1)
        #expect(trace == ["0 pressed", "100 released"])
        #expect(world.recorder.haptics.count == 1)
    }

    @Test("The motor is made ready while it is not yet certain; not for a person who wants none")
    func prepared() {
        hold(true, at: 0)
        #expect(world.recorder.preparations == 1 && trace == [])
        hold(false, at: 0.01)
        var preferences = Preferences()
        preferences.completionHapticEnabled = false
        world.center.adopt(FeedbackContext(preferences: preferences))
        hold(true, at: 1)
        #expect(world.recorder.preparations == 1)
    }

    @Test("Pressed for long and slid off: cancelled, without an action")
    func slidOff() {
        hold(true, at: 0)
        hold(false, at: 0.5)
        world.clock.advance(by: 1)
        #expect(trace == ["70 pressed", "500 cancelled"])
        #expect(world.recorder.haptics.count == 1)
    }

    @Test("Letting go may be told before the action: still one press")
    func order() {
        hold(true, at: 0)
        hold(false, at: 0.2)
        act(at: 0.21)
        world.clock.advance(by: 1)
        #expect(trace == ["70 pressed", "200 cancelled"])
        #expect(world.recorder.haptics.count == 1)
        hold(true, at: 2)
        hold(false, at: 2.02)
        act(at: 2.03)
        world.clock.advance(by: 1)
        #expect(trace.suffix(2) == ["2030 pressed", "2130 released"])
        #expect(world.recorder.haptics.count == 2)
    }

    @Test("Slid off, and activated later by VoiceOver: two presses")
    func later() {
        hold(true, at: 0)
        hold(false, at: 0.2)
        act(at: 0.5)
        world.clock.advance(by: 1)
        #expect(trace == ["70 pressed", "200 cancelled", "500 pressed", "600 released"])
    }

    @Test("Rapid taps: each is pressed and released once, in turn")
    func rapid() {
        for start in [0.0, 0.08, 0.16] {
            hold(true, at: start)
            act(at: start + 0.03)
            hold(false, at: start + 0.03)
        }
        world.clock.advance(by: 1)
        #expect(
            trace == [
                "30 pressed", "80 released", "110 pressed", "160 released", "190 pressed", "290 released",
            ]
        )
        #expect(world.recorder.haptics.count == 3)
        #expect(world.clock.scheduled == 0)
    }

    @Test("Slid off and on again it is the same press: seen again, and not felt again")
    func backAgain() {
        hold(true, at: 0)
        hold(false, at: 0.2)
        hold(true, at: 0.25)
        act(at: 0.4)
        world.clock.advance(by: 1)
        #expect(felt == ["70 pressed, felt", "200 cancelled", "320 pressed", "400 released"])
        #expect(world.recorder.haptics.count == 1)
    }

    @Test("Slid off and on again and again, and let go at once: still felt once")
    func backAndForth() {
        hold(true, at: 0)
        for start in [0.2, 0.3, 0.4] {
            hold(false, at: start)
            hold(true, at: start + 0.05)
        }
        act(at: 0.47)
        hold(false, at: 0.47)
        world.clock.advance(by: 1)
        #expect(felt == ["70 pressed, felt", "200 cancelled", "470 pressed", "570 released"])
    }

    @Test("Pressed anew after it was left for a while, it is felt anew")
    func anew() {
        hold(true, at: 0)
        hold(false, at: 0.2)
        hold(true, at: 1)
        hold(false, at: 1.2)
        world.clock.advance(by: 1)
        #expect(felt == ["70 pressed, felt", "200 cancelled", "1070 pressed, felt", "1200 cancelled"])
    }

    @Test("A button that disappears under the finger leaves nothing held and nothing scheduled")
    func gone() {
        hold(true, at: 0)
        world.clock.advance(to: 0.2)
        press.disappear(from: button)
        act(at: 1)
        press.disappear(from: button)
        hold(true, at: 2)
        press.disappear(from: button)
        world.clock.advance(by: 1)
        #expect(trace == ["70 pressed", "200 cancelled", "1000 pressed", "1000 released"])
        #expect(world.clock.scheduled == 0)
    }

    @Test("A button that is loading runs nothing a second time, and is neither seen nor felt")
    func loading() {
        let busy = PressedButton(
            center: world.center,
            target: 1,
            role: .button,
            context: FeedbackContext(profile: .child),
            answers: false
        )
        hold(true, at: 0)
        act(at: 0.3)
        press.hold(false, at: busy)
        world.clock.advance(to: 1)
        press.hold(true, at: busy)
        world.clock.advance(to: 2)
        #expect(!press.act(at: busy))
        press.hold(false, at: busy)
        #expect(trace == ["70 pressed", "300 released"])
        #expect(world.recorder.haptics.count == 1)
        #expect(world.clock.scheduled == 0)
    }

    @Test("Undo in a toast: its press is seen, and a child feels what it does, once")
    func undo() {
        let context = FeedbackContext(profile: .child)
        world.center.adopt(context)
        world.tap(7)
        let toast = world.recorder.toasts[0]
        world.recorder.clear()
        let undo = PressedButton(center: world.center, target: 1, role: ButtonKind.quiet.role, context: context)
        press.hold(true, at: undo)
        world.clock.advance(to: 0.2)
        #expect(press.act(at: undo))
        world.center.act(on: toast)
        #expect(trace == ["70 pressed", "200 released"])
        #expect(world.recorder.haptics == [Haptic(.light)])
    }

    @Test("What the action itself asks to be felt merges with its press")
    func merged() {
        hold(true, at: 0)
        act(at: 0.03)
        world.center.feel(Haptic(.medium))
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.5)])
    }

    @Test("Where presses are silent, what the action asks for is felt")
    func silentPress() {
        _ = press.act(at: PressedButton(center: world.center, target: 1, role: .button, context: FeedbackContext()))
        world.center.feel(Haptic(.medium))
        #expect(world.recorder.haptics == [Haptic(.medium)])
    }
}
