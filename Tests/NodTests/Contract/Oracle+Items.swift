@testable import Nod

// MARK: 8, 9, 10: items

extension Oracle {
    /// 8: rows leave only when they may. They leave before anything else happens at that time.
    mutating func leave(_ effects: [Effect]) {
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

    mutating func checkItems(_ event: Event, _ effects: [Effect], before: FeedbackSession) {
        for effect in effects {
            switch effect {
            case .draw(let item, let isCompleted, let state, let spot, let cause):
                let follows = cause == .news && isCompleted == items[item].now.followed
                demand(spot == items[item].spot || follows, "9: \(item) is not shown where it is wished")
                demand(isCompleted == items[item].wish || follows, "9: \(item) is not shown as wished")
                demand(state.fits(isCompleted), "9: \(item) is \(state) and \(isCompleted ? "completed" : "open")")
                demand(
                    cause != .rollback || items[item].now.wasTakenBack,
                    "10: \(item) is taken back though nothing was refused"
                )
                (items[item].isShownAs, items[item].isShownAt) = (isCompleted, spot)
            case .send(let request): checkSend(request)
            case .settled(let item, let isCompleted):
                let isTrue = items[item].isSettled && isCompleted == items[item].wish
                demand(isTrue || isCompleted == items[item].now.followed, "9: \(item) is not settled")
            case .enter(let item, _):
                demand(items[item].isGone, "8: \(item) comes back though it has not left")
                items[item].isGone = false
            default: break
            }
        }
        for item in items.indices where items[item].isSettled && !items[item].isForgotten {
            guard items[item].now.wasAnswered else { continue }
            let isSaid = effects.contains { if case .settled(ItemID(item), _) = $0 { true } else { false } }
            demand(isSaid, "9: \(item) is settled, and nothing says so")
        }
        for item in items.indices where items[item].now.mustBeThere {
            demand(!items[item].isGone || before.check(of: ItemID(item)) == nil, "8: \(item) does not come back")
            items[item].isGone = false
        }
    }

    private mutating func checkSend(_ request: SaveRequest) {
        let item = request.item
        demand(!surroundings.isOffline, "10: \(item) is sent while offline")
        demand(items[item].inFlight == nil, "9: a second request for \(item) is open")
        demand(
            request.isMove || (request.isCompleted == items[item].wish && items[item].isPending),
            "9: \(item) is sent as nobody wishes it, or again"
        )
        demand(request.spot == items[item].spot, "9: \(item) is sent to where nobody wishes it")
        demand(!request.isMove || request.spot != nil, "9: a request for \(item) says nothing")
        if let attempt = items[item].attempt {
            let isSame = items[item].lost == ItemWish.Content(request)
            demand(
                (request.attempt == attempt) == isSame,
                "9: \(item) is sent again as another request, or the reverse"
            )
        }
        items[item].wasSent(request)
    }

    /// 10: pending changes are sent once, when the connection is back.
    mutating func checkSentOnce(_ effects: [Effect]) {
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

    /// 9: no pending change is lost: it is in flight or queued.
    mutating func afterwards(_ after: FeedbackSession) {
        for item in items.indices {
            items[item].mustBeSentWhenBack = false
            demand(
                items[item].isForgotten || items[item].isShownAs ?? items[item].wish == items[item].wish,
                "9: \(item) is not drawn anew"
            )
            demand(
                items[item].isForgotten || items[item].isShownAt == items[item].spot,
                "9: \(item) is not drawn anew where it stands"
            )
            if after.check(of: ItemID(item)) == nil { items[item].rest() }
            if items[item].inFlight == nil && !items[item].isForgotten {
                if !items[item].isWaiting && items[item].hasUnsaid {
                    demand(surroundings.isOffline, "9: the wish for \(item) is lost")
                    items[item].isWaiting = true
                }
                // News may have made the requested change; then nothing is sent.
                items[item].mustBeSentWhenBack = items[item].isWaiting && items[item].hasUnsaid
            }
            demand(
                !items[item].mustFollow(at: now) || items[item].wish == items[item].appState,
                "10: \(item) is not shown as the app says"
            )
        }
    }

    /// 10: a refusal is shown, felt if allowed, and announced with a next step.
    mutating func checkFailure(
        _ item: ItemID,
        _ message: MessageID?,
        _ effects: [Effect],
        _ after: FeedbackSession
    ) {
        let isMove = items[item].now.wasMovedBack
        var isDrawn = false
        var isSaid = false
        for effect in effects {
            switch effect {
            case .draw(item, _, .failed, nil, .rollback) where !isMove: isDrawn = true
            case .draw(item, _, _, nil, .progress) where isMove: isDrawn = true
            case .announce(let said, let toast?) where toast.items == [item]: isSaid = said.isAssertive
            case .perform(let score, TargetID(item)):
                let canFeel = surroundings.canVibrate && !surroundings.hasNativeHaptics && !surroundings.isHidden
                let mayFeel = preferences.otherHapticsEnabled && canFeel
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
