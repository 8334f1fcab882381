/// All feedback of an app or page: events go in with their times, effects come out.
///
/// ```swift
/// var session = FeedbackSession()
/// let effects = session.handle(.toggled(CompletionToggle(item: 7, isCompleted: false)), at: now)
/// ```
///
/// Contains every model but no clock. The performer carries effects out in order and calls again at `deadline` with
/// `.tick`; without a deadline nothing needs to run.
public struct FeedbackSession: Sendable, Equatable {
    package internal(set) var director: Director
    var checks: [CheckModel] = []
    var presses: [PressModel] = []
    package internal(set) var toasts = ToastQueue()
    var places: [Place] = []
    /// Collections whose toasts may still be visible; they aren't celebrated twice.
    var celebrated = Recent()
    var effects: [Effect] = []
    var action: Action?
    /// Times of the last felt answer, haptic and sound.
    var lastAnswered = -Double.infinity
    var lastFelt = -Double.infinity
    var lastHeard = -Double.infinity

    struct Place: Sendable, Equatable {
        let id: TargetID
        var model = LoadModel()
        var deadline: Double?
    }

    public init(seed: UInt64 = 1) { director = Director(seed: seed) }

    /// A tapped action is still open: a `.tick` is due at once.
    public var awaitsTick: Bool { action?.tapped != nil }

    /// When something is due, in seconds; `nil` at rest.
    public var deadline: Double? {
        var earliest = Double.infinity
        func consider(_ time: Double?) { if let time, time < earliest { earliest = time } }
        consider(toasts.deadline)
        consider(action?.due)
        for index in checks.indices {
            consider(checks[index].departure?.deadline)
            consider(checks[index].patienceEnd)
        }
        for index in presses.indices { consider(presses[index].deadline) }
        for index in places.indices { consider(places[index].deadline) }
        return earliest == .infinity ? nil : earliest
    }

    /// Handles an event at `time` and returns its effects, in order.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - context: preferences and tuning of the part of the app concerned; `nil` for the app's. Later answers about an
    ///     item keep the context of its last toggle.
    ///   - time: seconds, on a clock that never goes back.
    public mutating func handle(_ event: Event, in context: FeedbackContext? = nil, at time: Double) -> [Effect] {
        effects = []
        switch event {
        // A late frame extends the row's stay before anything is due.
        case .seen(let item): markSeen(item, at: time)
        // Motion that was just switched off doesn't start, even if it was due.
        case .preferences(let preferences): director.context.preferences = preferences
        case .surroundings(let surroundings): director.context.reducesMotion = surroundings.reducesMotion
        default: break
        }
        tick(at: time)
        director.local = context
        react(to: event, at: time)
        director.local = nil
        collectToasts()
        discardSettled()
        return effects
    }

    mutating func emit(_ effect: Effect) { effects.append(effect) }

    package func check(of item: ItemID) -> CheckModel? { checks.first { $0.item == item } }

    /// Requested state of the item; `nil` once settled.
    public func isCompleted(_ item: ItemID) -> Bool? { check(of: item)?.wish }

    /// The item's pending place, as the app's number; `nil` once settled.
    public func spot(of item: ItemID) -> Int? { check(of: item)?.spot }

    /// Whether an item's row is leaving or has left.
    public func departs(_ item: ItemID) -> Bool { check(of: item)?.departure != nil }

    private mutating func react(to event: Event, at time: Double) {
        switch event {
        case .seeded(let seed): director.nextSeed = seed
        case .surroundings(let surroundings): change(surroundings, at: time)
        case .profile(let profile): director.context.tuning.profile = profile
        case .tuned(let tuning): director.context.tuning = tuning
        case .pressed(let target, let role, let mayScroll):
            press(target, role, mayScroll: mayScroll, at: time)
        case .released(let target): change(target, at: time) { $0.release(at: time) }
        case .cancelled(let target): change(target, at: time) { $0.cancel(at: time) }
        case .slidOff(let target): change(target, at: time) { $0.slideOff(at: time) }
        case .slidBack(let target): change(target, at: time) { $0.slideBack(at: time) }
        case .acted(let target, let role, let saves, let isNative):
            act(target, role, saves: saves, isNative: isNative, at: time)
        case .ended(let target): end(target, at: time)
        case .toggled(let toggle): tap(toggle, at: time)
        case .moved(let item, let spot): move(item, to: spot, at: time)
        case .saved(let item, let completed, let isCompleted):
            confirm(item, completed: completed, isCompleted: isCompleted, at: time)
        case .delivered(let item): deliver(item, at: time)
        case .refused(let item, let message): refuse(item, message: message, at: time)
        case .unreachable(let item): suspend(item)
        case .waiting(let item, let saved, let wish, let spot): restore(item, saved: saved, wish: wish, spot: spot)
        case .news(let item, let isCompleted): learn(item, isCompleted: isCompleted, at: time)
        case .reported(let item, let isCompleted): report(item, isCompleted: isCompleted, at: time)
        case .unobserved(let item): stopReporting(item, at: time)
        case .forgotten(let item): forget(item, at: time)
        case .happened(let moment, let target, let item, let message, let cause, let isActionable):
            answer(
                moment,
                target: target,
                item: item,
                message: message,
                cause: cause,
                isActionable: isActionable,
                at: time
            )
        case .felt(let haptic, let cause): feel(haptic, cause: cause, at: time)
        case .celebrated(let style, let target, let cause):
            celebrate(style, on: target, cause: cause, at: time)
        case .scattered(let count, let target): scatter(count, on: target, at: time)
        case .informed(let message, let target, let isActionable):
            inform(message, on: target, isActionable: isActionable, at: time)
        case .toastDismissed(let id): toasts.dismiss(id, at: time)
        case .toastActed(let id): act(on: id, at: time)
        case .toastsPaused(let reason, let isOn): toasts.pause(reason, isOn, at: time)
        case .loading(let place, let state): load(place, state, at: time)
        case .tick: endTaps(at: time)
        case .preferences, .seen: break
        }
    }

    mutating func tick(at time: Double) {
        leaveDue(at: time)
        followReports(at: time)
        toasts.advance(to: time)
        advancePresses(to: time)
        refreshPlaces(at: time)
    }

    private mutating func change(_ surroundings: Surroundings, at time: Double) {
        let before = director.surroundings
        let isBack = before.isOffline && !surroundings.isOffline || before.isHidden && !surroundings.isHidden
        director.surroundings = surroundings
        toasts.isSmall = surroundings.isSmall
        toasts.pause(.hidden, surroundings.isHidden, at: time)
        if isBack { sendWaiting() }
    }

    /// Emits toasts with the score that brings them.
    private mutating func collectToasts() {
        if action == nil { toasts.takeChanges(into: &effects) }
    }
}

extension FeedbackSession {
    /// Answers a moment that no model owns, with its toast.
    private mutating func answer(
        _ moment: Moment,
        target: TargetID?,
        item: ItemID?,
        message: MessageID?,
        cause: TargetID?,
        isActionable: Bool,
        at time: Double
    ) {
        let standing = standing(of: cause, isFailure: moment == .failed)
        var interaction = Interaction(isNews: standing == .late)
        var score = director.answer(moment, in: &interaction, at: time)
        if moment == .failed, let item { toasts.withdraw(item: item, isBack: true, at: time) }
        var subject: Action.Subject?
        if let kind = score.toast {
            if item != nil || message != nil || kind.speaksByItself {
                let toast = toasts.show(kind, item: item, message: message, isActionable: isActionable, at: time)
                subject = Action.Subject(toast: toast, item: item)
            } else {
                score.withdrawToast()
            }
        }
        perform(score, on: target, bringing: subject, standing, at: time)
    }

    private mutating func inform(
        _ message: MessageID,
        on target: TargetID?,
        isActionable: Bool,
        at time: Double
    ) {
        var score = Score([])
        score.toast = .notice
        score.announcement = Announcement(.toast)
        let toast = toasts.show(.notice, message: message, isActionable: isActionable, at: time)
        perform(score, on: target, bringing: Action.Subject(toast: toast), .own, at: time)
    }

    /// Undo and Retry: the session handles checks, the app the rest.
    private mutating func act(on id: ToastID, at time: Double) {
        guard let toast = toasts.toast(id), let action = toast.action else { return }
        toasts.dismiss(id, at: time)
        switch toast.kind {
        case .completed, .collection: undo(toast.items, at: time)
        case .failure:
            guard let index = checks.firstIndex(where: { $0.refusalToast == id }) else { fallthrough }
            retry(index, at: time)
        default: emit(.act(action, kind: toast.kind, items: toast.items, message: toast.message))
        }
    }
}

extension FeedbackSession {
    private mutating func load(_ id: TargetID, _ state: LoadState, at time: Double) {
        if !places.contains(where: { $0.id == id }) { places.append(Place(id: id)) }
        for index in places.indices where places[index].id == id {
            let isEmptied = places[index].model.state == .loaded && state == .empty
            places[index].model.become(state, at: time)
            show(index, at: time)
            if isEmptied { perform(director.answer(.picture, at: time), on: id, .own, at: time) }
        }
    }

    private mutating func refreshPlaces(at time: Double) {
        for index in places.indices {
            guard let deadline = places[index].deadline, deadline <= time else { continue }
            places[index].model.advance(to: time)
            show(index, at: time)
        }
    }

    private mutating func show(_ index: Int, at time: Double) {
        places[index].deadline = places[index].model.deadline(after: time)
        emit(.load(place: places[index].id, places[index].model.look(at: time)))
    }
}

extension FeedbackSession {
    mutating func celebrate(
        _ style: CelebrationStyle,
        on target: TargetID,
        cause: TargetID?,
        at time: Double
    ) {
        let standing = standing(of: cause)
        var interaction = Interaction(isNews: standing == .late)
        interaction.hadHaptic = cause == nil && time - lastFelt <= Interaction.instant
        interaction.hadSound = cause == nil && time - lastHeard <= Interaction.instant
        perform(celebration(style, in: &interaction, at: time), on: target, standing, at: time)
    }

    mutating func scatter(_ count: Int, on target: TargetID, at time: Double) {
        var interaction = Interaction(isNews: true)
        var score = celebration(.collectionCompleted, in: &interaction, at: time)
        score.burst?.count = min(max(count, Burst.counts.lowerBound), Burst.counts.upperBound)
        perform(score, on: target, .own, at: time)
    }

    private mutating func celebration(
        _ style: CelebrationStyle,
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        var score = director.answer(style.moment, in: &interaction, at: time)
        score.withdrawToast()
        return score
    }
}

extension CelebrationStyle {
    package var moment: Moment {
        switch self {
        case .itemCompleted: .itemCompleted
        case .firstCapture: .firstCapture
        case .collectionCompleted: .collectionCompleted
        }
    }
}
