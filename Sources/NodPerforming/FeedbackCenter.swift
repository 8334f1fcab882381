import Nod

/// The one session of an app: what happens goes to the engine with its time, and what it answers is carried out in order.
///
/// It owns the clock and decides nothing. At most one call is scheduled, for the engine's own deadline; at rest there is none.
@MainActor
public final class FeedbackCenter {
    public internal(set) var session: FeedbackSession
    public let clock: any FeedbackClock
    public var performers: Performers
    /// Hears of every event and its effects: an inspector, a log, a test.
    public var observer: (@MainActor (_ time: Double, _ event: Event, _ effects: [Effect]) -> Void)?

    /// Where focus came from, for when a toast that has it leaves.
    public let focus = FocusTrail()

    /// What holds where nothing else was said.
    public private(set) var context = FeedbackContext() {
        didSet { if context.tuning != oldValue.tuning { tellTuning() } }
    }

    var numbers = Numbers()
    var stages: [Int: [WeakStage]] = [:]
    var watchers: [WeakWatcher] = []
    var tuningWatchers: [WeakTuningWatcher] = []
    var items: [Int: FeedbackItem] = [:]
    /// Items that nothing shows any more.
    var retired: Set<Int> = []
    /// Names of collections, by number.
    var names: [Int: String] = [:]
    /// How many items they have, as the last toggle of one knew.
    var totals: [Int: Int] = [:]
    var messages: [Int: KeptMessage] = [:]
    /// Toggles the app was asked for and has not confirmed: what was wished, and until when it is waited for.
    var unconfirmed: [Int: Unconfirmed] = [:]
    /// How to bring back what was deleted, by item.
    var undos: [Int: () -> Void] = [:]
    /// Where items were toggled whose rows are still to leave: they leave as it holds there.
    private var placesOfLeaving: [Int: FeedbackContext] = [:]
    /// Items whose answer no frame has shown yet.
    private var unseen: Set<Int> = []
    private var answers: [Answered] = []
    private var isCarryingOut = false
    private var wake: (any FeedbackWake)?

    /// - Parameters:
    ///   - seed: what the first burst is made from.
    ///   - clock: where the seconds come from.
    ///   - performers: what scores are carried out with.
    public init(seed: UInt64 = 1, clock: any FeedbackClock, performers: Performers = Performers()) {
        session = FeedbackSession(seed: seed)
        self.clock = clock
        self.performers = performers
    }

    private struct Answered {
        var time: Double
        var effects: [Effect]
    }
}

extension FeedbackCenter {
    /// Something happened now.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - context: what holds where it happened, if that differs from the rest of the app.
    public func report(_ event: Event, in context: FeedbackContext? = nil) {
        notice(event)
        ask(event, in: context) { session, time in session.handle(event, at: time) }
    }

    /// A touch that the app asks for itself; it merges with what else the same action leads to.
    ///
    /// An error may answer late, as every failure: it is felt whatever was felt before.
    public func feel(_ haptic: Haptic, in context: FeedbackContext? = nil) {
        report(.felt(haptic, cause: cause), in: context)
    }

    /// What holds from now on where nothing else is said.
    public func adopt(_ context: FeedbackContext) {
        guard context != self.context else { return }
        self.context = context
        take(context)
    }

    /// The world around changed: the app went to the background, the network away.
    public func change(_ change: (inout Surroundings) -> Void) {
        var surroundings = session.director.surroundings
        change(&surroundings)
        guard surroundings != session.director.surroundings else { return }
        if surroundings.isHidden {
            performers.haptics?.stop()
            performers.sounds?.stop()
            unseen = []
        }
        report(.surroundings(surroundings))
    }
}

extension FeedbackCenter {
    func ask(
        _ event: Event,
        in context: FeedbackContext?,
        _ handle: (inout FeedbackSession, Double) -> [Effect]
    ) {
        let time = clock.now
        if let context { take(context) }
        let effects = handle(&session, time)
        if context != nil { take(self.context) }
        if case .toggled(let toggle) = event, toggle.leaves { placesOfLeaving[toggle.item] = context }
        observer?(time, event, effects)
        answers.append(Answered(time: time, effects: effects))
        carryOutInOrder()
    }

    /// What an event tells the center besides.
    private func notice(_ event: Event) {
        switch event {
        case .pressed: prepareToFeel()
        case .toggled(let toggle): for count in toggle.collections { totals[count.collection] = count.total }
        case .preferences(let preferences): context.preferences = preferences
        case .profile(let profile): context.profile = profile
        case .surroundings(let surroundings):
            context.reducesMotion = surroundings.reducesMotion
            context.isDark = surroundings.isDark
        default: break
        }
    }

    /// A finger went down: where something may be felt, the motor is made ready for it.
    private func prepareToFeel() {
        if session.director.levels.haptic { performers.haptics?.prepare() }
    }

    /// Into the engine's hands without an event: no time passes, nothing follows from it.
    private func take(_ context: FeedbackContext) {
        session.director.preferences = context.preferences
        session.director.tuning = context.tuning
        session.director.surroundings.reducesMotion = context.reducesMotion
        session.director.surroundings.isDark = context.isDark
    }

    /// What is carried out may itself report something: that comes after, so that effects stay in order.
    private func carryOutInOrder() {
        guard !isCarryingOut else { return }
        isCarryingOut = true
        while !answers.isEmpty {
            let answer = answers.removeFirst()
            for effect in answer.effects { carryOut(effect, among: answer.effects, at: answer.time) }
        }
        isCarryingOut = false
        settleTakenBack()
        forgetRetired()
        forgetUnspoken()
        scheduleWake()
    }

    private func scheduleWake() {
        wake?.cancel()
        wake = nil
        guard let deadline = session.deadline, unseen.isEmpty else { return }
        let context = contextOfNextLeaving
        wake = clock.wake(at: max(deadline, clock.now)) { [weak self] in self?.report(.tick, in: context) }
    }

    private var contextOfNextLeaving: FeedbackContext? {
        var next: (due: Double, context: FeedbackContext)?
        for (item, context) in placesOfLeaving {
            guard let departure = session.check(of: item)?.departure, !departure.hasLeft else {
                placesOfLeaving[item] = nil
                continue
            }
            if departure.due < next?.due ?? .infinity { next = (departure.due, context) }
        }
        return next?.context
    }

    /// Until a frame has shown the answer, nothing leaves. An app in the background draws no frames, and waits for none.
    func reportWhenSeen(_ item: Int) {
        guard let frames = performers.frames, !session.director.surroundings.isHidden else { return }
        guard unseen.insert(item).inserted else { return }
        frames.afterNextFrame { [weak self] in
            guard let self, unseen.remove(item) != nil else { return }
            report(.seen(item: item))
        }
    }
}
