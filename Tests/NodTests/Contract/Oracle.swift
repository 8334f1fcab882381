@testable import Nod

/// The contract's rules, implemented a second time as plainly as possible, to check the engine.
///
/// Numbers are those of the lines of DESIGN.md's contract. Independent of the engine's implementation.
struct Oracle {
    /// The first violated line, and how.
    private(set) var violation: String?
    /// By their numbers, from 1 on.
    var items: [ItemWish]
    var limits = Limits()
    var toasts = ToastWatch()
    /// The running action, and the strongest haptic and sound requested in it.
    var acting: Acting?
    /// The number of pending answers of saving controls.
    var awaited: [TargetID: Int] = [:]
    var preferences = Preferences()
    var surroundings = Surroundings()
    var now = 0.0
    let failureHaptic: Haptic?

    /// - Parameter tuning: a failure may feel different with it.
    init(items: Int, _ tuning: Tuning = Tuning()) {
        self.items = [ItemWish](repeating: ItemWish(), count: items + 1)
        failureHaptic = tuning.design.replacement(of: .failed).haptic.applied(to: Haptic(.error))
    }

    /// From touch-down to the end of the action.
    struct Acting {
        var target: TargetID
        var saves: Bool
        var isNative: Bool
        /// Whether it is a check's tap, which ends with the next tick.
        var isTap = false
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

    mutating func demand(_ isKept: Bool, _ broken: @autoclosure () -> String) {
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
        // A frame comes before everything that is due at its time.
        if case .seen(let item) = event { items[item].seen(at: time) }
        leave(effects)
        for item in items.indices {
            items[item].now = ItemWish.Changes()
            items[item].followReports(at: now)
        }
        wish(event, before: before)
        checkOneOfEach(event, effects, before: before)
        checkScores(effects)
        checkItems(event, effects, before: before)
        if wasOffline && !surroundings.isOffline { checkSentOnce(effects) }
        afterwards(after)
        if case .refused(let item, let message) = event, items[item].now.wasTakenBack || items[item].now.wasMovedBack {
            checkFailure(item, message, effects, after)
        }
        for toast in before.toasts.toasts where after.toasts.toast(toast.id) == nil && !toasts.hasHadItsTime(toast) {
            demand(mayGo(toast, event), "12: toast \(toast.id) (\(toast.kind)) is gone unseen")
        }
        checkPromises(effects, after)
        // Nothing is shown until the action has ended.
        if acting == nil { toasts.check(effects, after.toasts.toasts) }
        if let broken = toasts.broken { demand(false, broken) }
    }

    /// Updates the settings and the requested state of each item.
    private mutating func wish(_ event: Event, before: FeedbackSession) {
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
        case .saved(let item, _, let isCompleted): items[item].wasSaved(as: isCompleted, at: now)
        case .delivered(let item): items[item].deliver(at: now)
        case .reported(let item, let isCompleted): items[item].report(isCompleted, at: now)
        case .unobserved(let item): items[item].stopReporting(at: now)
        case .refused(let item, let message): items[item].wasRefused(saying: message, at: now)
        case .unreachable(let item): items[item].wasLost(at: now)
        case .news(let item, let isCompleted): items[item].learn(isCompleted, at: now)
        case .forgotten(let item): items[item].forget()
        case .toastActed(let id):
            // An expired toast leaves before it can be acted on.
            var ticked = before
            _ = ticked.handle(.tick, at: now)
            act(ticked.toasts.toast(id))
        default: break
        }
    }

    private mutating func act(_ toast: Toast?) {
        guard let toast, toast.action != nil else { return }
        for item in toast.items where items.indices.contains(item.number) {
            switch toast.kind {
            case .completed, .collection: items[item].undo(at: now)
            case .failure: items[item].retry(after: toast.message, at: now)
            default: break
            }
        }
    }
}
