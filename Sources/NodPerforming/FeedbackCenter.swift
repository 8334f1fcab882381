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

    /// Saves an item's new place, and that it is open if that reopens it: only the app can interpret a `spot`.
    public var saveMove: (@MainActor (SaveRequest) async -> SaveOutcome)?

    /// Where focus came from, for a toast that leaves with it.
    package let focus = FocusTrail()

    public private(set) var context = FeedbackContext() {
        didSet {
            guard context.tuning != oldValue.tuning else { return }
            for use in tuningWatchers.values { use(context.tuning) }
        }
    }

    public private(set) var session: FeedbackSession
    public let clock: any FeedbackClock
    /// Effects that are still to be carried out.
    private var answers: [(time: Double, effects: [Effect])] = []
    private var isCarryingOut = false
    private var wake: (any FeedbackWake)?
    /// Items whose answer no frame has shown yet: no row leaves before.
    private var unseen: Set<ItemID> = []

    var stages: [TargetID: WeakList<any FeedbackStage>] = [:]
    var rowWatchers = WeakList<any RowWatcher>()
    var tuningWatchers = WeakList<@MainActor (Tuning) -> Void>()
    /// Numbers for the app's ids, unique across items, collections and targets while the app runs.
    var items: [AnyHashable: ItemID] = [:]
    var ids: [ItemID: AnyHashable] = [:]
    var collections: [AnyHashable: CollectionID] = [:]
    var lastNumber = 0
    var descriptions: [ItemID: FeedbackItem] = [:]
    /// Items that left the screen.
    var retired: Set<ItemID> = []
    /// Items whose last save the server refused.
    var refusals: Set<ItemID> = []
    var names: [CollectionID: String] = [:]
    var messages = MessageStore()

    package init(seed: UInt64 = 1, clock: any FeedbackClock, performers: Performers = Performers()) {
        session = FeedbackSession(seed: seed)
        self.clock = clock
        self.performers = performers
    }
}

extension FeedbackCenter {
    /// Handles an event that happens now; `context` holds differences from the app's context.
    public func report(_ event: Event, in context: FeedbackContext? = nil) {
        notice(event)
        let context = context == self.context ? nil : context
        let time = clock.now
        let effects = session.handle(event, in: context, at: time)
        answers.append((time, effects))
        observer?(time, event, context, effects)
        // Events reported meanwhile are handled afterwards.
        guard !isCarryingOut else { return }
        isCarryingOut = true
        while !answers.isEmpty {
            let answer = answers.removeFirst()
            for effect in answer.effects { carryOut(effect, at: answer.time) }
        }
        isCarryingOut = false
        if session.awaitsTick { return report(.tick) }
        forgetRetired()
        messages.forgetUnspoken(in: session.toasts.toasts)
        wake?.cancel()
        wake = nil
        guard let deadline = session.deadline, unseen.isEmpty else { return }
        wake = clock.wake(at: max(deadline, clock.now)) { [weak self] in self?.report(.tick) }
    }

    /// Plays a haptic that the app asks for, merged with the other haptics of the action. Errors are always felt, even
    /// late.
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

    /// Updates the surroundings; only the app reports whether it is offline.
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
            unseen = []
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

    /// Prepares the motor on touch-down, if haptics are allowed.
    private func prepareToFeel() {
        let director = session.director
        if director.allowsHaptic { performers.haptics?.prepare(in: director.context.design) }
    }

    /// Holds departures until a frame has shown the answer. Background apps draw no frames, so nothing waits there.
    func reportWhenSeen(_ item: ItemID) {
        guard let frames = performers.frames, !session.director.surroundings.isHidden else { return }
        guard unseen.insert(item).inserted else { return }
        frames.afterNextFrame { [weak self] in
            guard let self, unseen.remove(item) != nil else { return }
            report(.seen(item: item))
        }
    }
}

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

    package func use(_ window: Int?) { if let window { performers.toasts?.windowUsed(window) } }

    private func caused(by target: TargetID, _ body: () -> Void) {
        Cause.current.withValue(Cause(center: self, target: target), operation: body)
    }

    /// A check was tapped or a card swiped: requests to the app and its answers belong to that interaction.
    public func tap(_ toggle: CompletionToggle, in context: FeedbackContext? = nil) {
        var toggle = toggle
        switch descriptions[toggle.item]?.saving {
        case .action: (toggle.onlyToggles, toggle.runsApp) = (true, true)
        case .set: toggle.runsApp = true
        default: break
        }
        caused(by: TargetID(toggle.item)) { report(.toggled(toggle), in: context) }
    }

    /// Runs `body` without a cause, for work that outlives its button, such as a timer.
    public func withoutCause<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Cause.current.withValue(Cause(center: self, target: nil), operation: body)
    }

    /// The center of the code that runs; `nil` outside of actions.
    package static var running: FeedbackCenter? { Cause.current.get()?.center }

    var cause: TargetID? {
        guard let cause = Cause.current.get(), cause.center === self else { return nil }
        return cause.target
    }

    /// Reports a moment, caused by the running action or the one that started this task.
    public func report(_ moment: Moment, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.happened(moment, target: target, item: nil, message: nil, cause: cause), in: context)
    }
}

private struct Cause: Sendable {
    let center: FeedbackCenter
    let target: TargetID?

    /// Inherited by tasks that start in the action.
    static let current = TaskLocal<Cause?>(wrappedValue: nil)
}

struct WeakList<Value> {
    private var references: [(id: ObjectIdentifier, value: () -> Value?)] = []

    /// Adds an object, or moves it to the end.
    mutating func add(_ id: ObjectIdentifier, _ value: @escaping () -> Value?) {
        remove(id)
        references.append((id, value))
    }

    mutating func remove(_ id: ObjectIdentifier) { references.removeAll { $0.id == id || $0.value() == nil } }

    var values: [Value] { references.compactMap { $0.value() } }
}
