@_exported import Nod

/// The session of an app: reports events to the engine and carries out its effects in order.
///
/// ```swift
/// center.say(ToastMessage("Backup saved"), as: .succeeded)
/// ```
///
/// Decides nothing. At most one call is scheduled, for the engine's deadline; none at rest.
@MainActor
public final class FeedbackCenter {
    package var performers: Performers
    /// Receives every event and its effects, for an inspector, a log or a test. Replaying the events in a new session
    /// gives the same effects.
    public var observer:
        (@MainActor (_ time: Double, _ event: Event, _ context: FeedbackContext?, _ effects: [Effect]) -> Void)?

    /// Saves an item's new place, and that it is open if that reopens it: only the app knows what a `spot` is.
    public var saveMove: (@MainActor (SaveRequest) async -> SaveOutcome)?

    /// Where focus came from, for a toast that leaves with it.
    package let focus = FocusTrail()

    public private(set) var context = FeedbackContext() {
        didSet { if context.tuning != oldValue.tuning { stages.use(context.tuning) } }
    }

    let runner: SessionRunner
    var ids = IdentifierTable()
    var stages = StageRegistry()
    var items = ItemRegistry()
    var messages = MessageStore()

    package init(seed: UInt64 = 1, clock: any FeedbackClock, performers: Performers = Performers()) {
        runner = SessionRunner(FeedbackSession(seed: seed), clock: clock)
        self.performers = performers
    }

    public var session: FeedbackSession { runner.session }
    public var clock: any FeedbackClock { runner.clock }
}

extension FeedbackCenter {
    /// Handles an event that happens now; `context` holds differences from the app's context.
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

    /// Plays a haptic that the app asks for, merged with what else the action leads to. Errors may come late: they are
    /// always felt.
    package func feel(_ haptic: Haptic, in context: FeedbackContext? = nil) {
        report(.felt(haptic, cause: cause), in: context)
    }

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

    /// Updates the surroundings; the app knows whether it is offline.
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

    /// Prepares the motor on touch-down, if something may be felt.
    private func prepareToFeel() {
        let director = session.director
        if director.levels(in: director.context).haptic { performers.haptics?.prepare(in: director.context.design) }
    }

    /// Holds departures until a frame has shown the answer. Background apps draw no frames, so nothing waits there.
    func reportWhenSeen(_ item: ItemID) {
        guard let frames = performers.frames, !session.director.surroundings.isHidden else { return }
        guard runner.awaitFrame(of: item) else { return }
        frames.afterNextFrame { [weak self] in
            guard let self, runner.stopAwaitingFrame(of: item) else { return }
            report(.seen(item: item))
        }
    }
}

/// Actions of controls, and what they cause.
extension FeedbackCenter {
    /// Runs a control's action; everything it leads to is felt and heard once, when it has returned.
    ///
    /// Tasks started in it may report later: that is shown and announced but not felt or heard, unless it failed.
    ///
    /// - Parameters:
    ///   - target: the control.
    ///   - role: the kind of button, if its press is answered.
    ///   - saves: the press is only seen, and the answer is felt when the save ends.
    ///   - context: differences from the app's context.
    ///   - action: the control's action.
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

    func use(_ window: Int?) { if let window { performers.toasts?.windowUsed(window) } }

    private func caused(by target: TargetID, _ body: () -> Void) {
        Cause.current.withValue(Cause(center: ObjectIdentifier(self), target: target), operation: body)
    }

    /// A check was tapped or a card swiped: requests to the app and its answers belong to that interaction.
    public func tap(_ toggle: CompletionToggle, in context: FeedbackContext? = nil) {
        var toggle = toggle
        switch items[toggle.item]?.saving {
        case .action: (toggle.onlyToggles, toggle.runsApp) = (true, true)
        case .set: toggle.runsApp = true
        default: break
        }
        caused(by: TargetID(toggle.item)) { report(.toggled(toggle), in: context) }
    }

    /// Runs `body` without a cause, for work that outlives its button, such as a timer.
    public func withoutCause<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Cause.current.withValue(nil, operation: body)
    }

    /// The control whose action runs or started this task.
    var cause: TargetID? {
        guard let cause = Cause.current.get(), cause.center == ObjectIdentifier(self) else { return nil }
        return cause.target
    }

    /// Reports a moment, caused by the running action or the one that started this task.
    public func report(_ moment: Moment, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.happened(moment, target: target, item: nil, message: nil, cause: cause), in: context)
    }
}

private struct Cause: Sendable {
    let center: ObjectIdentifier
    let target: TargetID

    /// Inherited by tasks that start in the action.
    static let current = TaskLocal<Cause?>(wrappedValue: nil)
}

/// A session with a clock, which queues effects. At most one call is scheduled, for the engine's deadline; none at
/// rest.
@MainActor
final class SessionRunner {
    private(set) var session: FeedbackSession
    let clock: any FeedbackClock
    private var answers: [Answer] = []
    private var isCarryingOut = false
    private var wake: (any FeedbackWake)?
    /// Items whose answer no frame has shown yet.
    private var unseen: Set<ItemID> = []

    struct Answer {
        var time: Double
        var effects: [Effect]
    }

    init(_ session: FeedbackSession, clock: any FeedbackClock) {
        self.session = session
        self.clock = clock
    }

    func handle(_ event: Event, in context: FeedbackContext?) -> Answer {
        let time = clock.now
        let answer = Answer(time: time, effects: session.handle(event, in: context, at: time))
        answers.append(answer)
        return answer
    }

    /// Carries out the queue in order, including what is reported meanwhile. Returns false if it is already running.
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

    /// Holds all departures until `stopAwaitingFrame`. Returns whether to wait for the next frame.
    func awaitFrame(of item: ItemID) -> Bool { unseen.insert(item).inserted }

    func stopAwaitingFrame(of item: ItemID) -> Bool { unseen.remove(item) != nil }

    func awaitNoFrames() { unseen = [] }
}
