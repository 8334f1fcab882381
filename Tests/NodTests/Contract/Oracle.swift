@testable import Nod

/// The contract's demands, said a second time and as plainly as possible, to hold the engine against.
///
/// It knows each line of DESIGN.md's contract by its number, and nothing of how the engine does it.
struct Oracle {
    /// The first line that was broken, and how.
    private(set) var violation: String?
    private var items = [ItemWish](repeating: ItemWish(), count: Simulation.items + 1)
    private var limits = Limits()
    private var toasts = ToastWatch()
    /// The action that goes on now, and the strongest asked for in it.
    private var acting: Acting?
    /// How many answers of controls that save first are still to come.
    private var awaited: [TargetID: Int] = [:]
    private var preferences = Preferences()
    private var surroundings = Surroundings()
    private var now = 0.0
    private let failureHaptic: Haptic?

    /// - Parameter tuning: a failure may feel different with it.
    init(_ tuning: Tuning = Tuning()) {
        failureHaptic = tuning.design.replacement(of: .failed).haptic.applied(to: Haptic(.error))
    }

    /// From the finger's going down to the end of its action.
    private struct Acting {
        var target: TargetID
        var saves: Bool
        var haptic: Haptic?
        var sound: Sound?
    }

    mutating func start(with server: [Bool]) {
        for item in items.indices {
            items[item].wish = server[item]
            items[item].saved = server[item]
        }
    }

    func isCompleted(_ item: ItemID) -> Bool { items[item].wish }
    func isForgotten(_ item: ItemID) -> Bool { items[item].isForgotten }

    private mutating func demand(_ isKept: Bool, _ broken: @autoclosure () -> String) {
        if !isKept && violation == nil { violation = broken() }
    }
}

extension Oracle {
    mutating func check(
        _ event: Event,
        at time: Double,
        _ effects: [Effect],
        before: FeedbackSession,
        after: FeedbackSession
    ) {
        toasts.pass(time - now)
        now = time
        let wasOffline = surroundings.isOffline
        let wasReduced = isReduced
        // A frame comes before everything that is due at its time.
        if case .seen(let item) = event { items[item].seen(at: time) }
        leave(effects)
        wish(event, before: before)
        checkOneOfEach(event, effects, before: before)
        checkScores(effects, wasReduced: wasReduced)
        checkItems(event, effects, before: before)
        if wasOffline && !surroundings.isOffline { checkSentOnce(effects) }
        afterwards()
        if case .refused(let item, let message) = event, items[item].wasTakenBack || items[item].wasMovedBack {
            checkFailure(item, message, effects, after)
        }
        for toast in before.toasts.toasts where after.toasts.toast(toast.id) == nil && !toasts.hasHadItsTime(toast) {
            demand(mayGo(toast, event), "12: toast \(toast.id) (\(toast.kind)) is gone unseen")
        }
        checkPromises(effects, after)
        // Until its action has ended nothing of what it leads to is shown.
        if acting == nil { toasts.check(effects, after.toasts.toasts) }
        if let broken = toasts.broken { demand(false, broken) }
    }

    /// Settings, and what is now wished of each item.
    private mutating func wish(_ event: Event, before: FeedbackSession) {
        for index in items.indices {
            (items[index].wasTakenBack, items[index].wasMovedBack) = (false, false)
            items[index].overcome = nil
        }
        switch event {
        case .preferences(let new): preferences = new
        case .surroundings(let new):
            surroundings = new
            toasts.hidden = new.isHidden
            toasts.isSmall = new.isSmall
        case .toastsPaused(let pause, let isOn): toasts.pause(pause, isOn)
        case .toggled(let toggle): items[toggle.item].tap(toggle, at: now)
        case .moved(let item, let spot): items[item].move(to: spot)
        case .waiting(let item, let saved, let wish, let spot):
            items[item].restore(saved: saved, wish: wish, spot: spot)
        case .saved(let item, _): items[item].wasSaved()
        case .refused(let item, let message): items[item].wasRefused(saying: message, at: now)
        case .unreachable(let item): items[item].wasLost()
        case .news(let item, let isCompleted): items[item].learn(isCompleted)
        case .forgotten(let item): items[item].forget()
        case .toastActed(let id):
            // One whose time is over goes before anybody can act on it.
            var ticked = before
            _ = ticked.handle(.tick, at: now)
            act(ticked.toasts.toast(id))
        default: break
        }
    }

    private mutating func act(_ toast: Toast?) {
        guard let toast else { return }
        for item in toast.items where item.number <= Simulation.items {
            switch toast.kind {
            case .completed, .collection: items[item].undo()
            case .failure: items[item].retry(after: toast.message, at: now)
            default: break
            }
        }
    }
}

// MARK: 1, 3, 4, 9: scores

extension Oracle {
    /// 1: at most one haptic and one sound from the finger's going down to the end of its action, the strongest asked for; none for
    /// what nobody did, or for what comes later from it.
    private mutating func checkOneOfEach(_ event: Event, _ effects: [Effect], before: FeedbackSession) {
        let scores = effects.compactMap { if case .perform(let score, _) = $0 { score } else { nil } }
        let felt = scores.compactMap(\.haptic)
        let heard = scores.compactMap(\.sound)
        let said = effects.count { if case .announce = $0 { true } else { false } }
        demand(said == scores.count { $0.announcement != nil }, "1: what a score says is not said")
        for case .leave(_, let score) in effects { demand(score.isQuiet, "1: a row that leaves is felt or heard") }
        for case .enter(_, let score) in effects { demand(score.isQuiet, "1: a row that comes is felt or heard") }
        demand(felt.count <= 1 && heard.count <= 1, "1: \(felt.count) haptics, \(heard.count) sounds")
        demand(scores.allSatisfy(\.isSaidOnce), "1: said and shown by a toast, and said otherwise")
        if case .ended(let target) = event, acting?.target ?? target == target {
            return checkEnd(felt.first, heard.first)
        }
        if acting != nil { note(event, before) }
        switch event {
        case .acted(let target, let role, let saves) where acting == nil:
            acting = Acting(target: target, saves: saves)
            if let role, !saves {
                ask(.happened(.pressed(role), target: nil, item: nil, message: nil, cause: nil), before)
            }
        case .acted: break
        case _ where acting != nil:
            demand(felt.isEmpty && heard.isEmpty && said == 0, "1: felt, heard or said before its action has ended")
        case .happened(let moment, _, _, _, let cause?, _):
            checkLate(cause, isFailure: moment == .failed, isQuiet: felt.isEmpty && heard.isEmpty)
        case .felt(let haptic, let cause?):
            checkLate(cause, isFailure: haptic.kind == .error, isQuiet: felt.isEmpty && heard.isEmpty)
        case .toggled, .refused, .toastActed, .happened, .felt: demand(said <= 1, "1: said \(said) times")
        default: demand(felt.isEmpty && heard.isEmpty && said == 0, "1: felt, heard or said without an interaction")
        }
    }

    /// Notes the answer that an event would have as an interaction of its own.
    private mutating func ask(_ event: Event, _ before: FeedbackSession) {
        var alone = before
        alone.action = nil
        alone.lastAnswered = -.infinity
        for case .perform(let score, _) in alone.handle(event, at: now) {
            let haptic = Haptic.stronger(acting?.haptic, score.haptic)
            let sound = [acting?.sound, score.sound].compactMap { $0 }.max()
            acting?.haptic = haptic
            acting?.sound = sound
        }
    }

    private mutating func note(_ event: Event, _ before: FeedbackSession) {
        switch event {
        case .happened(let moment, let target, let item, let message, _, _):
            ask(.happened(moment, target: target, item: item, message: message, cause: nil), before)
        case .felt(let haptic, _): ask(.felt(haptic, cause: nil), before)
        case .toggled, .toastActed: ask(event, before)
        default: break
        }
    }

    private mutating func checkEnd(_ felt: Haptic?, _ heard: Sound?) {
        guard let ended = acting else { return demand(felt == nil && heard == nil, "1: felt, and nothing has acted") }
        acting = nil
        demand(felt == ended.haptic, "1: \(String(describing: felt)) in place of \(String(describing: ended.haptic))")
        demand(heard == ended.sound, "1: \(String(describing: heard)) in place of \(String(describing: ended.sound))")
        if ended.saves && felt == nil && heard == nil { awaited[ended.target, default: 0] += 1 }
    }

    /// An answer that a control saved for is felt as it may be; any other comes late.
    private mutating func checkLate(_ cause: TargetID, isFailure: Bool, isQuiet: Bool) {
        if awaited[cause, default: 0] > 0 {
            awaited[cause, default: 0] -= 1
        } else {
            demand(isQuiet || isFailure, "1: what comes after its action is felt or heard")
        }
    }

    private var isReduced: Bool { preferences.motion == .reduced || surroundings.reducesMotion }

    private mutating func checkScores(_ effects: [Effect], wasReduced: Bool) {
        for effect in effects {
            guard let score = effect.score else { continue }
            // A row that is due leaves before what happens at the same time is known.
            let isAllowed = if case .leave = effect { !wasReduced } else { !isReduced }
            if !isAllowed {
                demand(
                    score.burst == nil && !score.tracks.contains { $0.property.isMovement },
                    "3: it moves all the same"
                )
            }
            demand(score.isShort, "4: too long, or too much of it: \(score)")
            limits.count(score, at: now)
            if let broken = limits.broken { demand(false, broken) }
        }
    }
}

extension Effect {
    var score: Score? {
        switch self {
        case .perform(let score, _), .leave(_, let score), .enter(_, let score): score
        default: nil
        }
    }
}

extension Score {
    fileprivate var isQuiet: Bool { haptic == nil && sound == nil }

    fileprivate var isSaidOnce: Bool { announcement?.words != .toast || toast != nil }

    /// How many visual properties of one thing change: the room that a row takes is seen on its neighbours.
    static func looks(of tracks: [Track]) -> Int {
        let looks = tracks.filter { $0.property != .room }.map(\.property.look)
        return looks.indices.filter { !looks[..<$0].contains(looks[$0]) }.count
    }

    /// 4: routine changes at most two visual properties for a second, a celebration lasts two at the most; none twice.
    fileprivate var isShort: Bool {
        var properties = 0
        for track in tracks {
            let bit = 1 << Int(track.property.rawValue)
            if properties & bit != 0 { return false }
            properties |= bit
        }
        let isRoutine = moments.allSatisfy(\.isRoutine)
        return duration <= (isRoutine ? 1 : 2) && (!isRoutine || Score.looks(of: tracks) <= 2)
    }
}

/// 9: at most three flashes in any second and 64 particles at once.
struct Limits {
    private(set) var broken: String?
    private var flashes: [Double] = []
    private var bursts: [(end: Double, count: Int)] = []

    /// Less than a bit of a clock.
    private static let rounding = 1e-9

    mutating func count(_ score: Score, at time: Double) {
        if score.tracks.contains(where: { $0.property == .successFlash || $0.property == .capturedFlash }) {
            flashes.append(time)
            if flashes.count > 3, time - flashes[flashes.count - 4] < 1 - Limits.rounding {
                broken = "9: four flashes a second"
            }
        }
        guard let burst = score.burst else { return }
        bursts.removeAll { $0.end <= time + Limits.rounding }
        bursts.append((time + burst.duration, burst.count))
        if bursts.reduce(0, { $0 + $1.count }) > 64 { broken = "9: more than 64 particles" }
    }
}

// MARK: 8, 9, 10: items

extension Oracle {
    /// 8: rows that leave do so when they may. They leave before anything else happens at that time.
    private mutating func leave(_ effects: [Effect]) {
        for case .leave(let item, _) in effects {
            demand(!items[item].isGone, "8: \(item) leaves twice")
            demand((items[item].due ?? .infinity) <= now + 1e-9, "8: \(item) leaves before its answer was seen")
            items[item].isGone = true
            items[item].due = nil
        }
        for item in items.indices {
            demand((items[item].due ?? .infinity) > now, "8: \(item) should have left")
        }
    }

    private mutating func checkItems(_ event: Event, _ effects: [Effect], before: FeedbackSession) {
        for effect in effects {
            switch effect {
            case .draw(let item, let isCompleted, let state, let spot, let cause):
                demand(spot == items[item].spot, "9: \(item) is not shown where it is wished")
                demand(isCompleted == items[item].wish, "9: \(item) is not shown as wished")
                demand(state.fits(isCompleted), "9: \(item) is \(state) and \(isCompleted ? "completed" : "open")")
                demand(
                    cause != .rollback || items[item].wasTakenBack,
                    "10: \(item) is taken back though nothing was refused"
                )
                (items[item].isShownAs, items[item].isShownAt) = (isCompleted, spot)
            case .send(let request): checkSend(request)
            case .settled(let item, let isCompleted):
                demand(items[item].isSettled && isCompleted == items[item].wish, "9: \(item) is not settled")
            case .enter(let item, _):
                demand(items[item].isGone, "8: \(item) comes back though it has not left")
                items[item].isGone = false
            default: break
            }
        }
        for item in items.indices where items[item].mustBeThere {
            items[item].mustBeThere = false
            demand(!items[item].isGone || before.check(of: ItemID(item)) == nil, "8: \(item) does not come back")
            items[item].isGone = false
        }
    }

    private mutating func checkSend(_ request: SaveRequest) {
        let item = request.item
        demand(!surroundings.isOffline, "10: \(item) is sent while offline")
        demand(items[item].inFlight == nil, "9: a second request for \(item) is open")
        demand(
            request.isMove || request.isCompleted == items[item].wish,
            "9: \(item) is sent as nobody wishes it"
        )
        demand(request.spot == items[item].spot, "9: \(item) is sent to where nobody wishes it")
        demand(!request.isMove || request.spot != nil, "9: a request for \(item) says nothing")
        if request.isMove && items[item].mayHaveArrived { items[item].repeats += 1 }
        if request.attempt != items[item].attempt { items[item].requests += 1 }
        demand(
            items[item].requests <= items[item].wishes + items[item].repeats,
            "9: more requests for \(item) than wishes"
        )
        items[item].attempt = request.attempt
        items[item].inFlight = (request.isMove ? nil : request.isCompleted, request.spot)
        items[item].isWaiting = false
    }

    /// 10: what waited is sent once, now that it can be.
    private mutating func checkSentOnce(_ effects: [Effect]) {
        for item in items.indices where items[item].mustBeSentWhenBack {
            let count = effects.filter {
                if case .send(let request) = $0 { request.item.number == item } else { false }
            }.count
            demand(count == 1, "10: \(item) waited and is sent \(count) times")
        }
        for item in items.indices where items[item].isWaiting && !items[item].mustBeSentWhenBack {
            items[item].isWaiting = false
        }
    }

    /// 9: no wish is lost: what is not saved is on its way or waits.
    private mutating func afterwards() {
        for item in items.indices {
            items[item].mustBeSentWhenBack = false
            demand(
                items[item].isShownAs == nil || items[item].isShownAs == items[item].wish,
                "9: \(item) is not drawn anew"
            )
            demand(
                items[item].isForgotten || items[item].isShownAt == items[item].spot,
                "9: \(item) is not drawn anew where it stands"
            )
            guard items[item].inFlight == nil, !items[item].isForgotten else { continue }
            if !items[item].isWaiting && items[item].hasUnsaid {
                demand(surroundings.isOffline, "9: the wish for \(item) is lost")
                items[item].isWaiting = true
            }
            // News may have made it what is wished; then there is nothing to send.
            items[item].mustBeSentWhenBack = items[item].isWaiting && items[item].hasUnsaid
        }
    }

    /// 10: a refusal is seen, felt as the levels allow, and said with a way out.
    private mutating func checkFailure(
        _ item: ItemID,
        _ message: MessageID?,
        _ effects: [Effect],
        _ after: FeedbackSession
    ) {
        let isMove = items[item].wasMovedBack
        var isDrawn = false
        var isSaid = false
        for effect in effects {
            switch effect {
            case .draw(item, _, .failed, nil, .rollback) where !isMove: isDrawn = true
            case .draw(item, _, _, nil, .progress) where isMove: isDrawn = true
            case .announce(let said, let toast?) where toast.items == [item]: isSaid = said.isAssertive
            case .perform(let score, TargetID(item)):
                let mayFeel = preferences.otherHapticsEnabled && surroundings.canVibrate && !surroundings.isHidden
                demand(score.haptic == (mayFeel ? failureHaptic : nil), "10: a failure is not felt as it may be")
            default: break
            }
        }
        demand(isDrawn && isSaid, "10: a refusal of \(item) is not shown and said")
        demand(
            after.toasts.toasts.contains {
                $0.kind == .failure && $0.items == [item] && $0.message == message && $0.action == .retry
            },
            "10: no toast says that \(item) failed"
        )
    }

    mutating func checkEnd(_ session: FeedbackSession, server: [Bool], spots: [Int?]) {
        for item in items.indices where !items[item].isForgotten {
            demand(items[item].isSettled, "9: \(item) never comes to rest")
            demand(items[item].wish == server[item], "9: \(item) is shown as it is not saved")
            if let last = items[item].lastMove { demand(spots[item] == last, "9: the last move of \(item) is lost") }
            demand(items[item].due == nil, "8: \(item) never leaves")
        }
        demand(session.toasts.toasts.isEmpty, "12: toasts are left: \(session.toasts.toasts)")
        demand(session.deadline == nil, "7: something is due though nothing happens")
    }
}

extension CheckState {
    fileprivate func fits(_ isCompleted: Bool) -> Bool {
        switch self {
        case .open, .reopening: !isCompleted
        case .completing, .completed: isCompleted
        case .waiting, .failed: true
        }
    }
}

// MARK: 12: toasts

extension Oracle {
    /// Whether a toast may go because of what happened, before its time is over.
    private func mayGo(_ toast: Toast, _ event: Event) -> Bool {
        switch event {
        case .toastDismissed(toast.id), .toastActed(toast.id): return true
        default: break
        }
        switch toast.kind {
        case .failure:
            if case .forgotten(let item) = event { return toast.items == [item] }
            return items.indices.contains { item in
                toast.items == [ItemID(item)] && items[item].overcome.map { $0.message == toast.message } ?? false
            }
        case .completed: return toast.items.allSatisfy { !isTrue($0) }
        case .collection: return isNoCollectionComplete(toast, event)
        case .notice, .deleted: return false
        }
    }

    private func isTrue(_ item: ItemID) -> Bool {
        item.number <= Simulation.items && items[item].wish && !items[item].isForgotten
    }

    private func isNoCollectionComplete(_ toast: Toast, _ event: Event) -> Bool {
        if toast.items.allSatisfy({ !isTrue($0) }) { return true }
        if case .saved(let item, _?) = event {
            return toast.collections.contains { World.collections(of: item).contains($0) }
        }
        return toast.collections.allSatisfy { collection in
            World.items(of: collection).contains { !items[$0].wish || items[$0].isForgotten }
        }
    }

    /// 12: every toast that a score promises is there, in sight or waiting, and said as it is then.
    private mutating func checkPromises(_ effects: [Effect], _ after: FeedbackSession) {
        for case .perform(let score, let target) in effects {
            guard let kind = score.toast, let target else { continue }
            let isThere = after.toasts.toasts.contains {
                $0.kind == kind && (target.number > Simulation.items || $0.items.contains(ItemID(target)))
            }
            demand(isThere, "12: the \(kind) toast of \(target) is not shown")
            let isTold = effects.contains { effect in
                guard case .announce(_, let toast?) = effect else { return false }
                return toast.kind == kind && (target.number > Simulation.items || toast.items.contains(ItemID(target)))
            }
            demand(isTold, "12: nothing tells what the \(kind) toast of \(target) says")
        }
    }
}
