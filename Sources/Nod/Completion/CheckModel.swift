/// One item's completion and place: the optimistic state, the saved state and the request in flight.
///
/// The answer comes at once; one request is in flight at a time; the last wish wins; a refused wish is taken back; a
/// wish that could not be sent waits. It exists only while something is unsettled: at rest, the item's own data say it
/// all.
package struct CheckModel: Sendable, Equatable {
    package let item: ItemID
    /// The person's wish, which is shown at once.
    package private(set) var wish: Bool
    /// The last state known to be saved.
    package private(set) var saved: Bool
    /// Where the person wants it, as a number of the app's own; `nil` where it is saved to stand.
    package private(set) var spot: Int?
    /// The request on its way; empty where there is none.
    private var sending = Content()
    /// The next request could not be delivered, or never left.
    package private(set) var waits = false
    /// The last wish was refused, and nobody has wished since; empty where none was.
    private(set) var refused = Content()
    /// The toast that says so.
    var refusalToast: ToastID?
    /// Counts the different requests, so that one sent again is known for the same.
    package private(set) var attempt = 0
    /// The request that was lost and may have arrived; empty where none was.
    private(set) var lost = Content()
    /// A lost request or the app itself may have changed whether the item is completed.
    private(set) var isUncertain = false
    package var departure: Departure?
    /// The state that a view of the app reported last; `nil` if none reports it.
    package private(set) var reported: Bool?
    /// When the reported state is shown, whatever was requested; `nil` if it is shown already.
    package private(set) var patienceEnd: Double?
    /// Collections that were said to be complete with this item.
    package var predicted: [CollectionID] = []
    /// Where and how it was last toggled, so that a retry is answered as the first try was.
    package var lastToggle: CompletionToggle?
    /// The context of the place where it was.
    var context: FeedbackContext?

    /// Whether the item is completed, where it is to stand, or both: what one request says.
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

    /// A wish that was left waiting when the page or app closed.
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

    /// Whether every wish is saved.
    package var isSettled: Bool { sending.isEmpty && !waits }

    /// Whether more is unsettled than where it stands.
    package var concernsCompletion: Bool { wish != saved || isUncertain || sending.isCompleted != nil }

    /// Nothing is due, and no answer is awaited.
    var isAtRest: Bool { isSettled && patienceEnd == nil && (departure?.hasLeft ?? true) }
}

/// How a check is drawn besides being filled or not.
///
/// ```swift
/// for case .draw(let item, _, .waiting, _, _) in effects { draw(item) }
/// ```
public enum CheckState: Int32, Sendable, CaseIterable {
    case open = 0
    case completing = 1
    case completed = 2
    case reopening = 3
    /// Kept, and sent when the other side is back.
    case waiting = 4
    /// Taken back.
    case failed = 5
}

/// A request to make now.
///
/// ```swift
/// for case .send(let request) in effects { save(request.item, request.isCompleted) }
/// ```
public struct SaveRequest: Sendable, Equatable {
    public var item: ItemID
    public var isCompleted: Bool
    /// The same number means the same request sent again.
    public var attempt: Int
    /// The item's new place, as a number of the app's own; `nil` where it stays.
    public var spot: Int?
    /// Only the place changes: the request says nothing of `isCompleted`.
    public var isMove = false

    /// Seconds until the state that an app reports is shown, although another one was requested.
    ///
    /// Source: Documentation/Sources.md, Timing. The figure is assumed.
    public static let patience = 2.0
}

extension CheckModel {
    /// The person wants the other state. Returns whether a request is to be sent now.
    ///
    /// - Parameter spot: where a reopened item is to stand: both are said in one request.
    package mutating func toggle(to spot: Int? = nil, isOffline: Bool) -> Bool {
        wish.toggle()
        // What a view contradicts is requested, even if it was saved.
        if sending.isEmpty, let reported, reported != wish { isUncertain = true }
        // Completed again, it stands nowhere else.
        if wish && saved { self.spot = nil }
        if !wish, let spot { self.spot = spot }
        refused = Content()
        return next(isOffline: isOffline)
    }

    /// The person wants it elsewhere.
    package mutating func move(to spot: Int, isOffline: Bool) -> Bool {
        self.spot = spot
        refused = Content()
        return next(isOffline: isOffline)
    }

    /// The request arrived and was done; `isCompleted` is the state that the item has now, if the answer says it.
    ///
    /// That wins over the state that was requested, but not over a newer request.
    package mutating func confirm(as isCompleted: Bool? = nil, isOffline: Bool) -> Bool {
        let sent = takeSent()
        let isLatest = sent.isEmpty ? isSettled : sent.isCompleted == wish
        saved = isCompleted ?? sent.isCompleted ?? saved
        if isCompleted != nil && isLatest { wish = saved }
        if spot == sent.spot { spot = nil }
        return !sent.isEmpty && next(isOffline: isOffline)
    }

    /// The request was handed to an app whose views report the state. Returns whether they confirm it already.
    package mutating func deliver(at time: Double) -> Bool {
        guard let asked = sending.isCompleted else { return false }
        patienceEnd = time + SaveRequest.patience
        return reported == asked
    }

    /// The app's state, as a view shows it; a tap doesn't say it while something is requested and a report is known.
    package mutating func observe(_ isCompleted: Bool) {
        if reported == nil || (isSettled && patienceEnd == nil) { reported = isCompleted }
    }

    /// A view of the app reports the state. Returns whether it confirms the delivered request.
    package mutating func report(_ isCompleted: Bool) -> Bool {
        reported = isCompleted
        if isSettled && isCompleted == wish { patienceEnd = nil }
        return isDelivered && sending.isCompleted == isCompleted
    }

    /// Nothing reports the state any more. Returns whether the delivered request counts as done.
    package mutating func stopReporting() -> Bool {
        let wasDelivered = isDelivered
        if waits, let reported, reported != saved { isUncertain = true }
        reported = nil
        patienceEnd = nil
        return wasDelivered
    }

    /// Starts the app's patience if all requests are answered and its views report another state.
    package mutating func awaitReport(at time: Double) {
        patienceEnd = isSettled && reported != nil && reported != wish ? time + SaveRequest.patience : nil
    }

    /// Takes over the app's state, whatever was requested. Returns whether the check changes.
    package mutating func follow(_ isCompleted: Bool) -> Bool {
        let isOther = wish != isCompleted
        _ = takeSent()
        if isOther { refused = Content() }
        (saved, wish, spot, waits, isUncertain) = (isCompleted, isCompleted, nil, false, false)
        patienceEnd = nil
        return isOther
    }

    /// A request was handed to an app that reports instead of answering.
    private var isDelivered: Bool { patienceEnd != nil && !sending.isEmpty }

    /// The state that was asked for last.
    package var asked: Bool { sending.isCompleted ?? wish }

    /// The request was refused. Returns whether a wish is taken back: one that nobody has changed since.
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

    /// The request could not be delivered: the wish waits, nothing is taken back.
    package mutating func suspend() {
        let sent = takeSent()
        guard !sent.isEmpty else { return }
        lost = sent
        if sent.isCompleted != nil { isUncertain = true }
        waits = true
    }

    /// The other side can be reached again.
    package mutating func resume() -> Bool { waits && next(isOffline: false) }

    /// Somebody else changed the item. The person's own wish takes precedence.
    package mutating func learn(isCompleted: Bool) {
        let isWished = concernsCompletion
        saved = isCompleted
        if reported != nil { reported = isCompleted }
        if isSettled { patienceEnd = nil }
        guard !isWished else { return }
        // A refused wish may have come true by it.
        if wish != isCompleted { refused = Content() }
        wish = isCompleted
    }

    /// Sends what is wished and not saved, or not certain to be.
    mutating func next(isOffline: Bool) -> Bool {
        guard sending.isEmpty else { return false }
        // What the app reported of the request before says nothing about this one.
        patienceEnd = nil
        let content = unsaid
        waits = isOffline && !content.isEmpty
        if isOffline || content.isEmpty { return false }
        sending = content
        if content != lost { attempt += 1 }
        return true
    }

    /// The request that is on its way.
    package var request: SaveRequest {
        SaveRequest(
            item: item,
            isCompleted: sending.isCompleted ?? saved,
            attempt: attempt,
            spot: sending.spot,
            isMove: sending.isCompleted == nil
        )
    }

    /// The next request: where an item is to stand is said before it is completed, and together with its reopening.
    private var unsaid: Content {
        let isSaid = (wish != saved || isUncertain) && (spot == nil || !wish)
        return Content(isCompleted: isSaid ? wish : nil, spot: spot)
    }

    /// The request that has been answered; empty where none was on its way.
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

/// A row that stays until its answer was seen, then leaves; wished open in time, it is kept.
///
/// The same on every surface: list, board, cards.
package struct Departure: Sendable, Equatable {
    /// When the row may leave.
    package private(set) var due: Double
    package private(set) var hasLeft = false
    private let stay: Double
    private var wasSeen = false

    /// - Parameters:
    ///   - time: when its answer began, in seconds.
    ///   - stay: seconds the answer is visible; at least `Stay.least` is kept.
    package init(from time: Double, stay: Double) {
        self.stay = max(Stay.least, stay)
        due = time + self.stay
    }

    /// The answer was drawn only now: a stalled frame takes nothing from the time it is seen.
    package mutating func markSeen(at time: Double) {
        guard !wasSeen else { return }
        wasSeen = true
        due = max(due, time + stay)
    }

    /// Whether the row leaves now: true once.
    package mutating func leaves(at time: Double) -> Bool {
        guard !hasLeft, time >= due else { return false }
        hasLeft = true
        return true
    }
}
