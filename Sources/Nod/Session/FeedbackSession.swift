/// All feedback of one page or app: events go in with their times, effects come out.
///
/// It owns every model and no clock. A performer hands over what happened, carries out the effects in order, and calls
/// again at `deadline` with `.tick`; when there is no deadline, nothing needs to run.
public struct FeedbackSession: Sendable, Equatable {
    public var director = Director()
    var checks: [CheckModel] = []
    var presses: [PressModel] = []
    public internal(set) var toasts = ToastQueue()
    var places: [Place] = []
    var completions = CollectionCompletion()
    var effects: [Effect] = []
    /// The action that goes on now.
    var action: Action?
    /// When an answer was felt, when anything was, and when anything was heard last.
    var lastAnswered = -Double.infinity
    var lastFelt = -Double.infinity
    var lastHeard = -Double.infinity

    struct Place: Sendable, Equatable {
        let id: Int
        var model = LoadModel()
        var deadline: Double?
    }

    /// - Parameter seed: what the first burst is made from.
    public init(seed: UInt64 = 1) { director.nextSeed = seed }

    /// Seconds at which something is due by itself; `nil` when the session is at rest.
    public var deadline: Double? {
        var earliest = toasts.deadline ?? .infinity
        for check in checks {
            if let departure = check.departure, !departure.hasLeft { earliest = min(earliest, departure.due) }
        }
        for press in presses { earliest = min(earliest, press.deadline ?? .infinity) }
        for place in places { earliest = min(earliest, place.deadline ?? .infinity) }
        return earliest == .infinity ? nil : earliest
    }

    /// Takes in what happened at `time` and returns what is to be done about it, in order.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - time: seconds, on any clock that never goes back.
    public mutating func handle(_ event: Event, at time: Double) -> [Effect] {
        effects = []
        // A frame that came late gives the row its stay, before anything is found to be due.
        if case .seen(let item) = event { seen(item, at: time) }
        tick(at: time)
        react(to: event, at: time)
        collectToasts()
        discardSettled()
        return effects
    }

    @inline(never)  // every copy would cost the WebAssembly build a tenth of a kilobyte
    mutating func emit(_ effect: Effect) { effects.append(effect) }

    /// How an item is shown, if it is unsettled or spoken of.
    public func check(of item: Int) -> CheckModel? { checks.first { $0.item == item } }

    private mutating func react(to event: Event, at time: Double) {
        switch event {
        case .preferences(let preferences): director.preferences = preferences
        case .surroundings(let surroundings): change(surroundings, at: time)
        case .profile(let profile): director.profile = profile
        case .pressed(let target, let role, let mayScroll): press(target, role, mayScroll: mayScroll, at: time)
        case .released(let target): change(target, at: time) { $0.release(at: time) }
        case .cancelled(let target): change(target, at: time) { $0.cancel(at: time) }
        case .acted(let target, let role, let saves): act(target, role, saves: saves, at: time)
        case .ended(let target): end(target, at: time)
        case .toggled(let toggle): self.toggle(toggle, at: time)
        case .saved(let item, let completed): saved(item, completed: completed, at: time)
        case .refused(let item): refused(item, at: time)
        case .unreachable(let item): unreachable(item)
        case .waiting(let item, let saved, let wish): restore(item, saved: saved, wish: wish)
        case .news(let item, let isCompleted): learn(item, isCompleted: isCompleted, at: time)
        case .forgotten(let item): forget(item, at: time)
        case .happened(let moment, let target, let item, let message, let cause):
            answer(moment, target: target, item: item, message: message, cause: cause, at: time)
        case .felt(let haptic, let cause): feel(haptic, cause: cause, at: time)
        case .toastDismissed(let id): toasts.dismiss(id, at: time)
        case .toastActed(let id): act(on: id, at: time)
        case .toastsPaused(let reason, let isOn): toasts.pause(reason, isOn, at: time)
        case .loading(let place, let state): load(place, state, at: time)
        case .seen, .tick: break
        }
    }

    mutating func tick(at time: Double) {
        leaveDue(at: time)
        toasts.advance(to: time)
        advancePresses(to: time)
        refreshPlaces(at: time)
    }

    private mutating func change(_ surroundings: Surroundings, at time: Double) {
        let isBack = director.surroundings.isOffline && !surroundings.isOffline
        director.surroundings = surroundings
        toasts.isSmall = surroundings.isSmall
        toasts.pause(.hidden, surroundings.isHidden, at: time)
        if isBack { sendWaiting() }
    }

    /// A toast comes with the score that brings it.
    mutating func collectToasts() {
        if action == nil { toasts.takeChanges(into: &effects) }
    }
}

extension FeedbackSession {
    /// A moment that is none of the models': it is answered by itself, with a toast if it has one.
    private mutating func answer(
        _ moment: Moment,
        target: Int,
        item: Int?,
        message: Int,
        cause: Int?,
        at time: Double
    ) {
        let standing = standing(of: cause, isFailure: moment == .failed)
        var interaction = Interaction(isNews: standing == .late)
        let score = director.answer(moment, in: &interaction, at: time)
        perform(score, on: target, standing, at: time)
        if moment == .failed, let item { toasts.withdraw(item: item, isBack: true, at: time) }
        if let kind = score.toast {
            toasts.show(kind, item: item, message: message, at: time)
        }
    }

    /// Undo and Retry: the session does what concerns checks, the app the rest.
    private mutating func act(on id: Int, at time: Double) {
        guard let toast = toasts.toast(id), let action = toast.kind.action else { return }
        toasts.dismiss(id, at: time)
        switch toast.kind {
        case .completed, .collection: undo(toast.items, at: time)
        case .failure where toast.message == 0 && toast.items.contains { check(of: $0)?.wasRefused ?? false }:
            for item in toast.items { retry(item, at: time) }
        default: emit(.act(action, kind: toast.kind, items: toast.items, message: toast.message))
        }
    }
}

extension FeedbackSession {
    private mutating func load(_ id: Int, _ state: LoadState, at time: Double) {
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
