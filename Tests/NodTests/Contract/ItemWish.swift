import Nod

/// The requested state of one item and its known state, by the contract's lines 8 to 10.
struct ItemWish {
    var wish = false
    var saved = false
    /// The requested place, until it is saved.
    private(set) var spot: Int?
    /// The last move that was neither rolled back nor replaced: it wins.
    private(set) var lastMove: Int?
    private(set) var inFlight: Content?
    var isWaiting = false
    /// A lost request may have changed whether it is completed.
    private(set) var mayHaveArrived = false
    var mustBeSentWhenBack = false
    /// The last lost request; a resend has its number.
    private(set) var lost: Content?
    private(set) var attempt: Int?
    var isShownAs: Bool?
    var isShownAt: Int?
    /// The last change was refused, and nothing was requested since.
    private(set) var refusal: Refusal?
    private(set) var isForgotten = false
    /// The effects of the current event on it.
    var now = Changes()

    /// The state that the app's views reported last; `nil` if none reports it.
    private(set) var reported: Bool?
    /// The request in flight was handed to an app that only reports.
    private(set) var isDelivered = false
    /// When the app's state is shown, unless it reports the requested one.
    private(set) var patience: Double?
    /// When the app last reported it.
    private(set) var lastWord = -Double.infinity

    private var lastTap = CompletionToggle(item: 0, isCompleted: false)
    /// When its row leaves, if it does, and how long it is visible before.
    var due: Double?
    private var stay = 0.0
    var isGone = false
    private var wasSeen = false

    struct Changes {
        /// A refusal rolled the change back.
        var wasTakenBack = false
        var wasMovedBack = false
        /// A refusal made obsolete by another request, another refusal or news: its toast may leave.
        var overcome: Refusal?
        /// The app's state that is shown, whatever was requested.
        var followed: Bool?
        /// The request was answered, or never will be.
        var wasAnswered = false
        /// The row stays or returns.
        var mustBeThere = false
    }

    /// The content of a request: completion, place, or both.
    struct Content: Equatable {
        var isCompleted: Bool?
        var spot: Int?
    }

    struct Refusal {
        var isMove: Bool
        var spot: Int?
        var message: MessageID?
    }

    var isPending: Bool { wish != saved || mayHaveArrived }
    var hasUnsaid: Bool { isPending || spot != nil }
    var isSettled: Bool { inFlight == nil && !hasUnsaid }
    private var canUndo: Bool { !lastTap.onlyToggles || reported != nil }

    /// The check must show the app's own state by now: 2 s after its last report, with nothing left to save.
    func mustFollow(at time: Double) -> Bool {
        (inFlight == nil || isDelivered) && !isWaiting && time >= lastWord + 2 - 1e-9
    }

    /// The app's state, as far as reported.
    var appState: Bool { reported ?? saved }

    mutating func tap(_ toggle: CompletionToggle, at time: Double) {
        let isKnown = reported != nil && !(isSettled && patience == nil)
        if toggle.isReported && !isKnown { reported = toggle.isCompleted }
        lastTap = toggle
        change(to: toggle.spot, at: time)
    }

    mutating func move(to spot: Int) {
        self.spot = spot
        lastMove = spot
        request()
    }

    /// A new request ends the wait for the app's report about the previous one.
    private mutating func request() {
        overcomeRefusal()
        if inFlight == nil { patience = nil }
    }

    private mutating func overcomeRefusal() {
        now.overcome = refusal ?? now.overcome
        refusal = nil
    }

    private mutating func change(to spot: Int? = nil, at time: Double) {
        wish.toggle()
        if inFlight == nil, let reported, reported != wish { mayHaveArrived = true }
        request()
        if wish && saved { (self.spot, lastMove) = (nil, nil) }
        if let spot, !wish { (self.spot, lastMove) = (spot, spot) }
        if !hasUnsaid { isWaiting = false }
        place(after: lastTap.way == .swipe ? 0.6 : 0.45, from: time)
    }

    /// The row of an open item stays, that of a completed one leaves.
    private mutating func place(after stay: Double, from time: Double) {
        due = nil
        now.mustBeThere = !wish
        guard wish && lastTap.leaves else { return }
        self.stay = stay
        due = time + stay
        wasSeen = false
    }

    /// A late frame doesn't shorten the time that the answer is visible.
    mutating func seen(at time: Double) {
        if let due, !wasSeen { self.due = max(due, time + stay) }
        wasSeen = true
    }

    mutating func undo(at time: Double) {
        if wish && canUndo { change(at: time) }
    }

    mutating func retry(after message: MessageID?, at time: Double) {
        guard let refusal, refusal.message == message else { return }
        if refusal.isMove, let spot = refusal.spot { move(to: spot) } else { change(to: refusal.spot, at: time) }
    }

    mutating func restore(saved: Bool, wish: Bool, spot: Int?) {
        self.saved = saved
        (self.spot, lastMove) = (spot, spot)
        self.wish = wish
        isWaiting = true
        mayHaveArrived = wish != saved || spot == nil
    }

    mutating func wasSent(_ request: SaveRequest) {
        attempt = request.attempt
        inFlight = Content(request)
        isWaiting = false
    }

    mutating func wasSaved(as isCompleted: Bool? = nil, at time: Double) {
        guard let sent = takeSent(at: time) else { return }
        lost = nil
        saved = isCompleted ?? sent.isCompleted ?? saved
        if spot == sent.spot { spot = nil }
        if sent.isCompleted == wish && saved != wish {
            overcomeRefusal()
            takeBack(to: saved, at: time)
        }
        guard !hasUnsaid else { return }
        if isCompleted != nil && reported != nil { reported = isCompleted }
        awaitReport(at: time)
    }

    private mutating func takeSent(at time: Double) -> Content? {
        guard let sent = inFlight else { return nil }
        (inFlight, isDelivered, patience, lastWord) = (nil, false, nil, time)
        now.wasAnswered = true
        if sent.isCompleted != nil { mayHaveArrived = false }
        return sent
    }

    mutating func wasRefused(saying message: MessageID?, at time: Double) {
        guard let sent = takeSent(at: time) else { return }
        lost = nil
        defer { awaitReport(at: time) }
        now.wasTakenBack = sent.isCompleted != nil && wish != saved
        now.wasMovedBack = !now.wasTakenBack && sent.spot != nil && spot == sent.spot
        guard now.wasTakenBack || now.wasMovedBack else { return }
        overcomeRefusal()
        refusal = Refusal(isMove: now.wasMovedBack, spot: spot, message: message)
        (spot, lastMove) = (nil, nil)
        if now.wasTakenBack { takeBack(to: saved, at: time) }
    }

    private mutating func takeBack(to isCompleted: Bool, at time: Double) {
        wish = isCompleted
        place(after: 0.2, from: time)
    }

    mutating func wasLost(at time: Double) {
        guard let sent = takeSent(at: time) else { return }
        (lost, isWaiting, now.wasAnswered) = (sent, true, false)
        if sent.isCompleted != nil { mayHaveArrived = true }
    }

    mutating func learn(_ isCompleted: Bool, at time: Double) {
        lastWord = time
        let isWished = isPending || inFlight?.isCompleted != nil
        saved = isCompleted
        if reported != nil { reported = isCompleted }
        if inFlight == nil { patience = nil }
        guard !isWished else { return }
        // Another client made the refused change.
        if wish != isCompleted { overcomeRefusal() }
        wish = isCompleted
        if !wish { place(after: 0, from: time) }
    }

    mutating func forget() {
        var forgotten = ItemWish()
        (forgotten.isForgotten, forgotten.now, forgotten.isGone) = (true, now, now.followed != nil && isGone)
        self = forgotten
    }

    /// Forgets requests and reports once nothing is pending or announced.
    mutating func rest() { (reported, attempt, lost) = (nil, nil, nil) }
}

// MARK: apps that report

extension ItemWish {
    mutating func deliver(at time: Double) {
        guard let asked = inFlight?.isCompleted else { return }
        (isDelivered, patience, lastWord) = (true, time + 2, time)
        if reported == asked { wasSaved(at: time) }
    }

    mutating func report(_ isCompleted: Bool, at time: Double) {
        (reported, lastWord) = (isCompleted, time)
        if isDelivered && inFlight?.isCompleted == isCompleted { return wasSaved(at: time) }
        if !isPending && inFlight?.isCompleted == nil { learn(isCompleted, at: time) }
    }

    mutating func stopReporting(at time: Double) {
        if isWaiting, let reported, reported != saved { mayHaveArrived = true }
        (reported, patience) = (nil, nil)
        if isDelivered { wasSaved(at: time) }
    }

    private mutating func awaitReport(at time: Double) {
        patience = isSettled && reported != nil && reported != wish ? time + 2 : nil
    }

    /// The app's patience with its views is over.
    mutating func followReports(at time: Double) {
        if let patience, patience <= time { follow(appState, at: time) }
    }

    /// The app's own state is shown, whatever was requested.
    private mutating func follow(_ isCompleted: Bool, at time: Double) {
        let isOther = wish != isCompleted
        (inFlight, isDelivered, isWaiting, mayHaveArrived, patience) = (nil, false, false, false, nil)
        (spot, lastMove) = (nil, nil)
        (saved, now.followed, now.wasAnswered) = (isCompleted, isCompleted, true)
        guard isOther else { return }
        overcomeRefusal()
        takeBack(to: isCompleted, at: time)
    }
}

extension ItemWish.Content {
    init(_ request: SaveRequest) {
        self.init(isCompleted: request.isMove ? nil : request.isCompleted, spot: request.spot)
    }
}

extension [ItemWish] {
    subscript(item: ItemID) -> ItemWish {
        get { self[item.number] }
        set { self[item.number] = newValue }
    }
}
