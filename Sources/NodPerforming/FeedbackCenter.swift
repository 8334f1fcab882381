// What follows is made of the engine's values.
@_exported import Nod

/// The one session of an app: what happens goes to the engine with its time, and what it answers is carried out in
/// order.
///
/// ```swift
/// center.say(ToastMessage("Backup saved"), as: .succeeded)
/// ```
///
/// It decides nothing. At most one call is scheduled, for the engine's own deadline; at rest there is none.
@MainActor
public final class FeedbackCenter {
    package var performers: Performers
    /// Hears of every event and its effects: an inspector, a log, a test. Played to a new session, they have the same
    /// effects.
    public var observer:
        (@MainActor (_ time: Double, _ event: Event, _ context: FeedbackContext?, _ effects: [Effect]) -> Void)?

    /// Saves the new place of any item and, where that reopens it, that it is open: the app knows what a `spot` is.
    public var saveMove: (@MainActor (SaveRequest) async -> SaveOutcome)?

    /// Where focus came from, for when a toast that has it leaves.
    package let focus = FocusTrail()

    /// The context where no other is given.
    public private(set) var context = FeedbackContext() {
        didSet { if context.tuning != oldValue.tuning { stages.use(context.tuning) } }
    }

    let runner: SessionRunner
    var ids = IdentifierTable()
    var stages = StageRegistry()
    var items = ItemRegistry()
    var messages = MessageStore()

    /// - Parameters:
    ///   - seed: what the first burst is made from.
    ///   - clock: where the seconds come from.
    ///   - performers: what scores are carried out with.
    package init(seed: UInt64 = 1, clock: any FeedbackClock, performers: Performers = Performers()) {
        runner = SessionRunner(FeedbackSession(seed: seed), clock: clock)
        self.performers = performers
    }

    public var session: FeedbackSession { runner.session }
    public var clock: any FeedbackClock { runner.clock }
}

extension FeedbackCenter {
    /// Something happened now.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - context: what holds where it happened, if that differs from the rest of the app.
    public func report(_ event: Event, in context: FeedbackContext? = nil) {
        notice(event)
        let context = context == self.context ? nil : context
        let answer = runner.handle(event, in: context)
        observer?(answer.time, event, context, answer.effects)
        let isFirst = runner.carryOutAnswers { answer in
            for effect in answer.effects { carryOut(effect, at: answer.time) }
        }
        guard isFirst else { return }
        if session.awaitsTick { return report(.tick) }
        forgetRetired()
        messages.forgetUnspoken(in: session.toasts.toasts)
        runner.scheduleWake { [weak self] in self?.report(.tick) }
    }

    /// A touch that the app asks for itself; it merges with what else the same action leads to.
    ///
    /// An error may answer late, as every failure: it is felt whatever was felt before.
    package func feel(_ haptic: Haptic, in context: FeedbackContext? = nil) {
        report(.felt(haptic, cause: cause), in: context)
    }

    /// Sets the context where no other is given.
    package func adopt(_ context: FeedbackContext) {
        guard context != self.context else { return }
        self.context = context
        if context.tuning != session.director.context.tuning { report(.tuned(context.tuning)) }
        if context.preferences != session.director.context.preferences { report(.preferences(context.preferences)) }
        change {
            $0.reducesMotion = context.reducesMotion
            $0.isDark = context.isDark
        }
    }

    /// Updates the surroundings, of which an app knows whether it is offline.
    ///
    /// ```swift
    /// center.change { $0.isOffline = true }
    /// ```
    public func change(_ change: (inout Surroundings) -> Void) {
        var surroundings = session.director.surroundings
        change(&surroundings)
        guard surroundings != session.director.surroundings else { return }
        if surroundings.isHidden {
            performers.haptics?.stop()
            performers.sounds?.stop()
            runner.awaitNoFrames()
        }
        report(.surroundings(surroundings))
    }
}

extension FeedbackCenter {
    /// Learns from an event what the center itself needs.
    private func notice(_ event: Event) {
        switch event {
        case .pressed: prepareToFeel()
        case .preferences(let preferences): context.preferences = preferences
        case .profile(let profile): context.profile = profile
        case .tuned(let tuning): context.tuning = tuning
        case .surroundings(let surroundings):
            context.reducesMotion = surroundings.reducesMotion
            context.isDark = surroundings.isDark
        default: break
        }
    }

    /// A finger went down: where something may be felt, the motor is made ready for it.
    private func prepareToFeel() {
        let director = session.director
        if director.levels(in: director.context).haptic { performers.haptics?.prepare() }
    }

    /// Until a frame has shown the answer, nothing leaves. An app in the background draws no frames, and waits for
    /// none.
    func reportWhenSeen(_ item: ItemID) {
        guard let frames = performers.frames, !session.director.surroundings.isHidden else { return }
        guard runner.awaitFrame(of: item) else { return }
        frames.afterNextFrame { [weak self] in
            guard let self, runner.stopAwaitingFrame(of: item) else { return }
            report(.seen(item: item))
        }
    }
}

/// The actions of controls, and which of them led to what happens.
extension FeedbackCenter {
    /// Runs the action of a control: what it leads to is felt and heard once, when it has returned.
    ///
    /// Tasks begun in it may tell more later; that is news of this press, shown and said, neither felt nor heard,
    /// unless it failed.
    ///
    /// - Parameters:
    ///   - target: the control.
    ///   - role: what kind of button it is, where its press is answered.
    ///   - saves: it answers when it has saved: its press is only seen, and that answer is felt.
    ///   - context: the context of its place.
    ///   - action: what it does.
    public func act(
        on target: TargetID,
        role: PressRole? = nil,
        saves: Bool = false,
        in context: FeedbackContext? = nil,
        _ action: () -> Void
    ) {
        report(.acted(target: target, role: role, saves: saves), in: context)
        caused(by: target, action)
        report(.ended(target: target), in: context)
    }

    /// Something in a window was tapped: what is said about it belongs there.
    func use(_ window: Int?) { if let window { performers.toasts?.windowUsed(window) } }

    private func caused(by target: TargetID, _ body: () -> Void) {
        Cause.current.withValue(Cause(center: ObjectIdentifier(self), target: target), operation: body)
    }

    /// A check was tapped, or a card swiped: what the app is asked for now, and does in answer, is one interaction with
    /// that.
    public func tap(_ toggle: CompletionToggle, in context: FeedbackContext? = nil) {
        var toggle = toggle
        switch items[toggle.item]?.saving {
        case .action: (toggle.onlyToggles, toggle.runsApp) = (true, true)
        case .set: toggle.runsApp = true
        default: break
        }
        caused(by: TargetID(toggle.item)) { report(.toggled(toggle), in: context) }
    }

    /// Runs `body` as caused by no control: for work that goes on by itself after the button that began it, as a timer
    /// does.
    public func withoutCause<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Cause.current.withValue(nil, operation: body)
    }

    /// The control whose action runs now, or began the task that runs now; `nil` where none did.
    var cause: TargetID? {
        guard let cause = Cause.current.get(), cause.center == ObjectIdentifier(self) else { return nil }
        return cause.target
    }

    /// Something happened now, because of the control whose action runs or began this task, if one did.
    ///
    /// - Parameters:
    ///   - moment: what happened.
    ///   - target: where its answer is drawn.
    ///   - context: what holds where it happened, if that differs from the rest of the app.
    public func report(_ moment: Moment, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.happened(moment, target: target, item: nil, message: nil, cause: cause), in: context)
    }
}

/// A control that led to something.
private struct Cause: Sendable {
    let center: ObjectIdentifier
    let target: TargetID

    /// Tasks begun in an action inherit it.
    static let current = TaskLocal<Cause?>(wrappedValue: nil)
}

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
