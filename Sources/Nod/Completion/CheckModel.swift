/// Completion and place of an item: the optimistic state, the saved state and the request in flight.
///
/// A single request is in flight, and the last change wins. A refused change is rolled back; an undelivered one
/// waits. Settled models are discarded: the app's data are enough.
package struct CheckModel: Sendable, Equatable {
    package let item: ItemID
    package private(set) var wish: Bool
    /// The last state known to be saved.
    package private(set) var saved: Bool
    /// The requested place, as the app's number; `nil` if it hasn't changed.
    package private(set) var spot: Int?
    private var sending = Content()
    /// The next request couldn't be delivered, or was never sent.
    package private(set) var waits = false
    /// The last change, if it was refused and nothing has changed since.
    private(set) var refused = Content()
    var refusalToast: ToastID?
    /// Numbers different requests, so that a resend is recognized.
    package private(set) var attempt = 0
    /// The request that was lost and may have arrived.
    private(set) var lost = Content()
    /// A lost request or the app may have changed the state.
    private(set) var isUncertain = false
    package var departure: Departure?
    /// The state last reported by a view; `nil` if none reports it.
    package private(set) var reported: Bool? { didSet { told = reported ?? told } }
    /// The same, also when the view is gone.
    private var told: Bool?
    /// When the reported state is shown, whatever was requested.
    package private(set) var patienceEnd: Double?
    /// Collections announced as completed by this item.
    package var predicted: [CollectionID] = []
    /// The last toggle, so that a retry is answered alike.
    package var lastToggle: CompletionToggle?
    var context: FeedbackContext?

    struct Content: Sendable, Equatable {
        var isCompleted: Bool?
        var spot: Int?

        var isEmpty: Bool { isCompleted == nil && spot == nil }
    }

    package init(item: ItemID, isCompleted: Bool) {
        self.item = item
        wish = isCompleted
        saved = isCompleted
    }

    /// Restores a change that was pending when the page or app closed.
    package init(item: ItemID, saved: Bool, waitingFor wish: Bool, spot: Int? = nil) {
        self.item = item
        self.saved = saved
        self.wish = wish
        self.spot = spot
        waits = true
        isUncertain = spot == nil || wish != saved
        lost = unsaid
    }

    package var state: CheckState {
        let isUnsettled = !isSettled && concernsCompletion
        if isUnsettled && waits { return .waiting }
        if isUnsettled { return wish ? .completing : .reopening }
        if refused.isCompleted != nil { return .failed }
        return wish ? .completed : .open
    }

    package var isSettled: Bool { sending.isEmpty && !waits }

    /// Whether more than the place is unsettled.
    package var concernsCompletion: Bool { wish != saved || isUncertain || sending.isCompleted != nil }

    /// Whether the app still counts the item as open.
    var isAheadOfApp: Bool { wish && told == false && !(isSettled && patienceEnd == nil) }

    var isAtRest: Bool { isSettled && patienceEnd == nil && (departure?.hasLeft ?? true) }
}

/// How a check is drawn, besides filled or not.
public enum CheckState: Int32, Sendable, CaseIterable {
    case open = 0
    case completing = 1
    case completed = 2
    case reopening = 3
    /// Kept, and sent when the server can be reached.
    case waiting = 4
    case failed = 5
}

/// A request to send now.
///
/// ```swift
/// for case .send(let request) in effects { save(request.item, request.isCompleted) }
/// ```
public struct SaveRequest: Sendable, Equatable {
    public var item: ItemID
    public var isCompleted: Bool
    /// Resends keep the number.
    public var attempt: Int
    /// The app's number for the new place; `nil` if it doesn't move.
    public var spot: Int?
    /// Only the place changes; ignore `isCompleted`.
    public var isMove = false

    /// Seconds until the app's reported state is shown although another was requested. Assumed; see
    /// Documentation/Sources.md, Timing.
    public static let patience = 2.0
}

extension CheckModel {
    /// Requests the other state; `spot` is the place of a reopened item. Returns whether to send a request now.
    package mutating func toggle(to spot: Int? = nil, isOffline: Bool) -> Bool {
        wish.toggle()
        // A state that a view contradicts is requested, even if it was saved.
        if sending.isEmpty, let reported, reported != wish { isUncertain = true }
        // Completing again cancels the pending move.
        if wish && saved { self.spot = nil }
        if !wish, let spot { self.spot = spot }
        refused = Content()
        return next(isOffline: isOffline)
    }

    package mutating func move(to spot: Int, isOffline: Bool) -> Bool {
        self.spot = spot
        refused = Content()
        return next(isOffline: isOffline)
    }

    /// The request succeeded; `isCompleted` is the state returned with the answer. That wins over the requested state,
    /// but not over a newer request.
    package mutating func confirm(as isCompleted: Bool? = nil, isOffline: Bool) -> Bool {
        let sent = takeSent()
        let isLatest = sent.isEmpty ? isSettled : sent.isCompleted == wish
        saved = isCompleted ?? sent.isCompleted ?? saved
        if isCompleted != nil && isLatest { wish = saved }
        if spot == sent.spot { spot = nil }
        return !sent.isEmpty && next(isOffline: isOffline)
    }

    /// The request reached an app whose views report the state. Returns whether they already confirm it.
    package mutating func deliver(at time: Double) -> Bool {
        guard let asked = sending.isCompleted else { return false }
        patienceEnd = time + SaveRequest.patience
        return reported == asked
    }

    /// A view's state. During a request, a tap doesn't overwrite a known report.
    package mutating func observe(_ isCompleted: Bool) {
        if reported == nil || (isSettled && patienceEnd == nil) { reported = isCompleted }
    }

    /// A view reports the state. Returns whether that confirms the delivered request.
    package mutating func report(_ isCompleted: Bool) -> Bool {
        reported = isCompleted
        if isSettled && isCompleted == wish { patienceEnd = nil }
        return isDelivered && sending.isCompleted == isCompleted
    }

    /// No view reports the state any more. Returns whether the delivered request counts as done.
    package mutating func stopReporting() -> Bool {
        let wasDelivered = isDelivered
        if waits, let reported, reported != saved { isUncertain = true }
        reported = nil
        patienceEnd = nil
        return wasDelivered
    }

    /// Starts the app's patience if all requests are answered and views report another state.
    package mutating func awaitReport(at time: Double) {
        patienceEnd = isSettled && reported != nil && reported != wish ? time + SaveRequest.patience : nil
    }

    /// Adopts the app's state. Returns whether the check changes.
    package mutating func follow(_ isCompleted: Bool) -> Bool {
        let isOther = wish != isCompleted
        _ = takeSent()
        if isOther { refused = Content() }
        (saved, wish, spot, waits, isUncertain) = (isCompleted, isCompleted, nil, false, false)
        patienceEnd = nil
        return isOther
    }

    private var isDelivered: Bool { patienceEnd != nil && !sending.isEmpty }

    package var asked: Bool { sending.isCompleted ?? wish }

    /// The request was refused. Returns whether a change is rolled back: not if it changed since.
    package mutating func refuse() -> Bool {
        let sent = takeSent()
        if sent.isCompleted != nil && wish != saved {
            refused = Content(isCompleted: wish, spot: spot)
            wish = saved
        } else if sent.spot != nil && sent.spot == spot {
            refused = Content(spot: spot)
        } else {
            return false
        }
        spot = nil
        return true
    }

    /// The request couldn't be delivered: the change waits.
    package mutating func suspend() {
        let sent = takeSent()
        guard !sent.isEmpty else { return }
        lost = sent
        if sent.isCompleted != nil { isUncertain = true }
        waits = true
    }

    package mutating func resume() -> Bool { waits && next(isOffline: false) }

    /// Another client changed the item. A pending change takes precedence.
    package mutating func learn(isCompleted: Bool) {
        let isWished = concernsCompletion
        saved = isCompleted
        if reported != nil { reported = isCompleted }
        if isSettled { patienceEnd = nil }
        guard !isWished else { return }
        // This may be what was refused.
        if wish != isCompleted { refused = Content() }
        wish = isCompleted
    }

    /// Sends what isn't saved, or not certainly.
    mutating func next(isOffline: Bool) -> Bool {
        guard sending.isEmpty else { return false }
        // An earlier report doesn't answer this request.
        patienceEnd = nil
        let content = unsaid
        waits = isOffline && !content.isEmpty
        if isOffline || content.isEmpty { return false }
        sending = content
        if content != lost { attempt += 1 }
        return true
    }

    package var request: SaveRequest {
        SaveRequest(
            item: item,
            isCompleted: sending.isCompleted ?? saved,
            attempt: attempt,
            spot: sending.spot,
            isMove: sending.isCompleted == nil
        )
    }

    /// The next request: a move is sent before a completion, but together with a reopening.
    private var unsaid: Content {
        let isSaid = (wish != saved || isUncertain) && (spot == nil || !wish)
        return Content(isCompleted: isSaid ? wish : nil, spot: spot)
    }

    /// The request just answered; empty if none was in flight.
    private mutating func takeSent() -> Content {
        let sent = sending
        guard !sent.isEmpty else { return sent }
        sending = Content()
        lost = Content()
        patienceEnd = nil
        if sent.isCompleted != nil { isUncertain = false }
        return sent
    }
}

/// A row that stays until its answer was seen, then leaves. If reopened in time, it stays.
package struct Departure: Sendable, Equatable {
    package private(set) var due: Double
    package private(set) var hasLeft = false
    var deadline: Double? { hasLeft ? nil : due }
    private let stay: Double
    private var wasSeen = false

    package init(from time: Double, stay: Double) {
        self.stay = max(Stay.least, stay)
        due = time + self.stay
    }

    /// The first frame with the answer was drawn: a late frame doesn't shorten the stay.
    package mutating func markSeen(at time: Double) {
        guard !wasSeen else { return }
        wasSeen = true
        due = max(due, time + stay)
    }

    package mutating func leaves(at time: Double) -> Bool {
        guard !hasLeft, time >= due else { return false }
        hasLeft = true
        return true
    }
}
