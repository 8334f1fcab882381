import Nod

/// A press that is answered once it is certain: held for a moment, or come to its action.
///
/// A finger that starts to scroll also goes down on a button, and a scroll view takes it away again; that is no press, and
/// is neither seen nor felt. A tap that was over sooner is shown a little longer, so that it is seen at all.
///
/// A press is felt once, when it is certain. Where things scroll, a finger that rests may still scroll: there a press is seen when
/// it has rested, and felt when it acts. One that slides off and on again is the same press.
@MainActor
public final class CertainPress {
    private enum Phase {
        case up
        /// Down, but perhaps scrolling.
        case uncertain(any FeedbackWake, wasFelt: Bool)
        /// Down and answered.
        case down(wasFelt: Bool)
        /// Acted upon, and still shown as held.
        case shown(any FeedbackWake)
        /// Let go without an action, at this time; the action of the same press may still come.
        case left(at: Double, wasFelt: Bool)
    }

    private var phase = Phase.up

    /// Seconds after which a finger that stays is a press: the end of the window in which touch is felt as prompt.
    public static let certainty = 0.07
    /// Seconds a tap is shown as held at the least. Assumed.
    public static let shortest = 0.1
    /// Seconds within which letting go and the action are one press, whichever is told first. Assumed.
    static let together = 0.1
    /// Seconds within which what slid off and comes back is the same finger: nobody tells when that is lifted. Assumed.
    static let wayBack = 0.4

    public init() {}

    /// The button is held down, or no more.
    public func hold(_ isHeld: Bool, at button: PressedButton) {
        if !isHeld { comeUp(button) } else if button.answers { goDown(button) }
    }

    /// The button's action is about to run: it was a press, whether or not it was held.
    ///
    /// - Returns: whether the action is to run; a button that is busy with the press before runs none.
    public func act(at button: PressedButton) -> Bool {
        if button.answers { press(at: button) }
        return button.answers
    }

    private func press(at button: PressedButton) {
        switch phase {
        case .down(let wasFelt):
            phase = .up
            if !wasFelt { button.feel() }
            button.report { .released(target: $0) }
        case .left(let time, let wasFelt) where button.now <= time + CertainPress.together:
            phase = .up
            if !wasFelt { button.feel() }
        case .up, .uncertain, .shown, .left:
            let wasFelt = wasFelt(at: button.now)
            finish(button)
            report(button, isFelt: !wasFelt)
            phase = .shown(
                button.wake(after: CertainPress.shortest) { [weak self] in self?.finish(button) }
            )
        }
    }

    /// The button is gone.
    public func disappear(from button: PressedButton) {
        comeUp(button)
        finish(button)
    }

    private func goDown(_ button: PressedButton) {
        switch phase {
        case .uncertain, .down: break
        case .up, .shown, .left:
            let wasFelt = wasFelt(at: button.now)
            finish(button)
            button.center.prepareToFeel()
            phase = .uncertain(
                button.wake(after: CertainPress.certainty) { [weak self] in self?.rested(button, wasFelt: wasFelt) },
                wasFelt: wasFelt
            )
        }
    }

    private func rested(_ button: PressedButton, wasFelt: Bool) {
        let isFelt = !wasFelt && !button.scrolls
        report(button, isFelt: isFelt)
        phase = .down(wasFelt: wasFelt || isFelt)
    }

    /// Whether the finger on the button was felt before: it is still the same, or may be.
    private func wasFelt(at time: Double) -> Bool {
        switch phase {
        case .uncertain(_, let wasFelt), .down(let wasFelt): wasFelt
        case .left(let left, let wasFelt): wasFelt && time <= left + CertainPress.wayBack
        case .up, .shown: false
        }
    }

    private func comeUp(_ button: PressedButton) {
        switch phase {
        case .up, .shown, .left: break
        case .uncertain(let wake, let wasFelt):
            wake.cancel()
            phase = wasFelt ? .left(at: button.now, wasFelt: true) : .up
        case .down(let wasFelt):
            phase = .left(at: button.now, wasFelt: wasFelt)
            button.report { .cancelled(target: $0) }
        }
    }

    private func report(_ button: PressedButton, isFelt: Bool) {
        let button = isFelt ? button : button.silent
        button.report { .pressed(target: $0, role: button.role) }
    }

    /// Whatever waits is over.
    private func finish(_ button: PressedButton) {
        switch phase {
        case .uncertain(let wake, _): wake.cancel()
        case .shown(let wake):
            wake.cancel()
            button.report { .released(target: $0) }
        case .up, .down, .left: break
        }
        phase = .up
    }
}

/// A button that is pressed: who is told, as what, and what holds where it stands.
@MainActor
public struct PressedButton {
    public let center: FeedbackCenter
    public let target: Int
    public let role: PressRole
    public private(set) var context: FeedbackContext
    /// It is not busy with the press before.
    public let answers: Bool
    /// A finger that rests on it may still scroll what it stands in.
    public let scrolls: Bool

    public init(
        center: FeedbackCenter,
        target: Int,
        role: PressRole,
        context: FeedbackContext,
        answers: Bool = true,
        scrolls: Bool = false
    ) {
        self.center = center
        self.target = target
        self.role = role
        self.context = context
        self.answers = answers
        self.scrolls = scrolls
    }

    var now: Double { center.clock.now }

    /// The same where presses are only seen.
    var silent: PressedButton {
        var button = self
        button.context = context.withSilentPresses
        return button
    }

    /// What its press feels like, once it is known to be one.
    func feel() {
        if let haptic = context.pressHaptic(role) { center.feel(haptic, in: context) }
    }

    func report(_ event: (Int) -> Event) { center.report(event(target), in: context) }

    func wake(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> any FeedbackWake {
        center.clock.wake(at: now + seconds, body)
    }
}
