/// One item's completion: the optimistic state, the saved state and the request in flight.
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
    package private(set) var request = Request.none
    /// The last wish was refused, and nobody has wished since.
    package private(set) var wasRefused = false
    /// Counts the different requests, so that one sent again is known for the same.
    package private(set) var attempt = 0
    package var departure: Departure?
    /// Collections that were said to be complete with this item.
    package var predicted: [CollectionID] = []
    /// Where and how it was last toggled, so that a retry is answered as the first try was.
    package var lastToggle: Toggle?

    package enum Request: Sendable, Equatable {
        case none
        case inFlight(Bool)
        /// It could not be delivered, or never left: it may even have arrived.
        case waiting(Bool, mayHaveArrived: Bool)
    }

    package init(item: ItemID, isCompleted: Bool) {
        self.item = item
        wish = isCompleted
        saved = isCompleted
    }

    /// A wish that was left waiting when the page or app closed.
    package init(item: ItemID, saved: Bool, waitingFor wish: Bool) {
        self.item = item
        self.saved = saved
        self.wish = wish
        request = .waiting(wish, mayHaveArrived: true)
    }

    package var state: CheckState {
        if case .waiting = request { return .waiting }
        if request != .none { return wish ? .completing : .reopening }
        if wasRefused { return .failed }
        return wish ? .completed : .open
    }

    /// Whether every wish is saved.
    package var isSettled: Bool { request == .none }

    var isAboutToLeave: Bool { departure.map { !$0.hasLeft } ?? false }
}

/// How a check is drawn besides being filled or not.
///
/// ```swift
/// for case .draw(let item, _, .waiting, _) in effects { draw(item) }
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

    /// Seconds an app may take to confirm a toggle that tells nothing of its outcome. Later the wish is kept; but taken
    /// back, it counts as one that the app did nothing about.
    ///
    /// Source: Documentation/Sources.md, Timing. The figure is assumed.
    package static let patience = 2.0
}

extension CheckModel {
    /// The person wants the other state. Returns what is to be sent, if anything may be sent now.
    package mutating func toggle(isOffline: Bool) -> SaveRequest? {
        wish.toggle()
        wasRefused = false
        return next(isOffline: isOffline)
    }

    /// The request arrived and was done.
    package mutating func confirm(isOffline: Bool) -> SaveRequest? {
        guard case .inFlight(let sent) = request else { return nil }
        saved = sent
        request = .none
        return next(isOffline: isOffline)
    }

    /// The request was refused. Returns whether something shown is taken back.
    package mutating func refuse() -> Bool {
        guard case .inFlight = request else { return false }
        request = .none
        guard wish != saved else { return false }
        wish = saved
        wasRefused = true
        return true
    }

    /// The request could not be delivered: the wish waits, nothing is taken back.
    package mutating func suspend() {
        guard case .inFlight(let sent) = request else { return }
        request = .waiting(sent, mayHaveArrived: true)
    }

    /// The other side can be reached again.
    package mutating func resume() -> SaveRequest? {
        guard case .waiting = request else { return nil }
        return next(isOffline: false)
    }

    /// Somebody else changed the item. The person's own wish takes precedence.
    package mutating func learn(isCompleted: Bool) {
        saved = isCompleted
        guard request == .none else { return }
        // A refused wish may have come true by it.
        if wish != isCompleted { wasRefused = false }
        wish = isCompleted
    }

    /// Sends the wish if it differs from what is saved, or if what is saved is uncertain.
    private mutating func next(isOffline: Bool) -> SaveRequest? {
        switch request {
        case .inFlight: return nil
        case .none:
            guard wish != saved else { return nil }
            return isOffline ? wait(mayHaveArrived: false) : send(again: false)
        case .waiting(let earlier, let mayHaveArrived):
            guard wish != saved || mayHaveArrived else {
                request = .none
                return nil
            }
            if isOffline { return nil }
            return send(again: mayHaveArrived && earlier == wish)
        }
    }

    private mutating func wait(mayHaveArrived: Bool) -> SaveRequest? {
        request = .waiting(wish, mayHaveArrived: mayHaveArrived)
        return nil
    }

    private mutating func send(again: Bool) -> SaveRequest {
        if !again { attempt += 1 }
        request = .inFlight(wish)
        return SaveRequest(item: item, isCompleted: wish, attempt: attempt)
    }
}
