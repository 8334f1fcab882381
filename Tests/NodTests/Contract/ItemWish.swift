import Nod

/// The wish for one item and its known state, by the contract's lines 8 to 10.
struct ItemWish {
    var wish = false
    var saved = false
    /// Where it is wished to stand and is not saved to.
    private(set) var spot: Int?
    /// The last move that was neither taken back nor wished away: it wins.
    private(set) var lastMove: Int?
    var inFlight: (isCompleted: Bool?, spot: Int?)?
    var isWaiting = false
    /// A lost request may have changed whether it is completed.
    private(set) var mayHaveArrived = false
    var mustBeSentWhenBack = false
    /// How often somebody wished, and how many different requests were made.
    var wishes = 0
    var requests = 0
    /// How often a lost completion is said again behind a move.
    var repeats = 0
    var attempt: Int?
    var isShownAs: Bool?
    var isShownAt: Int?
    /// A refusal was just answered by taking the wish back.
    var wasTakenBack = false
    var wasMovedBack = false
    /// The last wish was refused, and nobody has wished since.
    private var refusal: Refusal?
    /// A refusal that has just been overcome by another wish, another refusal or news: what said so may go.
    var overcome: Refusal?
    var isForgotten = false

    /// When its row leaves, if it does.
    var due: Double?
    var isGone = false
    var mustBeThere = false
    private var leaves = false
    private var stay = 0.25
    private var wasSeen = false
    /// How long the row that is about to leave stays.
    private var dueAfter = 0.0

    struct Refusal {
        var isMove: Bool
        /// Where it was to stand.
        var spot: Int?
        var message: MessageID?
    }

    var hasUnsaid: Bool { wish != saved || mayHaveArrived || spot != nil }
    var isSettled: Bool { inFlight == nil && !hasUnsaid }

    mutating func tap(_ toggle: CompletionToggle, at time: Double) {
        leaves = toggle.leaves
        stay = toggle.way == .swipe ? 0.4 : 0.25
        change(to: toggle.spot, at: time)
    }

    mutating func move(to spot: Int) {
        self.spot = spot
        lastMove = spot
        wishes += 1
        overcomeRefusal()
    }

    private mutating func overcomeRefusal() {
        overcome = refusal
        refusal = nil
    }

    private mutating func change(to spot: Int? = nil, at time: Double) {
        wish.toggle()
        wishes += 1
        overcomeRefusal()
        if wish && saved { (self.spot, lastMove) = (nil, nil) }
        if let spot, !wish { (self.spot, lastMove) = (spot, spot) }
        if !hasUnsaid { isWaiting = false }
        if wish {
            if leaves { leave(after: stay, from: time) }
        } else {
            stays()
        }
    }

    private mutating func leave(after stay: Double, from time: Double) {
        dueAfter = stay
        due = time + stay
        wasSeen = false
    }

    /// A frame that comes late takes nothing from the time the answer is seen.
    mutating func seen(at time: Double) {
        if let due, !wasSeen { self.due = max(due, time + dueAfter) }
        wasSeen = true
    }

    private mutating func stays() {
        due = nil
        mustBeThere = true
    }

    mutating func undo() {
        guard wish else { return }
        change(at: 0)
    }

    mutating func retry(after message: MessageID?, at time: Double) {
        guard let refusal, refusal.message == message else { return }
        if refusal.isMove, let spot = refusal.spot { move(to: spot) } else { change(to: refusal.spot, at: time) }
    }

    mutating func restore(saved: Bool, wish: Bool, spot: Int?) {
        self.saved = saved
        (self.spot, lastMove) = (spot, spot)
        self.wish = wish
        wishes += 1
        isWaiting = true
        mayHaveArrived = wish != saved || spot == nil
    }

    mutating func wasSaved() {
        guard let sent = takeSent() else { return }
        saved = sent.isCompleted ?? saved
        if spot == sent.spot { spot = nil }
    }

    private mutating func takeSent() -> (isCompleted: Bool?, spot: Int?)? {
        defer { inFlight = nil }
        if inFlight?.isCompleted != nil { mayHaveArrived = false }
        return inFlight
    }

    mutating func wasRefused(saying message: MessageID?, at time: Double) {
        guard let sent = takeSent() else { return }
        wasTakenBack = sent.isCompleted != nil && wish != saved
        wasMovedBack = !wasTakenBack && sent.spot != nil && spot == sent.spot
        guard wasTakenBack || wasMovedBack else { return }
        overcomeRefusal()
        refusal = Refusal(isMove: wasMovedBack, spot: spot, message: message)
        (spot, lastMove) = (nil, nil)
        guard wasTakenBack else { return }
        wish = saved
        guard wish else { return stays() }
        due = nil
        if leaves { leave(after: 0.2, from: time) }
    }

    mutating func wasLost() {
        guard let sent = takeSent() else { return }
        isWaiting = true
        if sent.isCompleted != nil { mayHaveArrived = true }
    }

    mutating func learn(_ isCompleted: Bool) {
        let isWished = wish != saved || mayHaveArrived || inFlight?.isCompleted != nil
        saved = isCompleted
        guard !isWished else { return }
        // Somebody else made what was refused come true.
        if wish != isCompleted { overcomeRefusal() }
        wish = isCompleted
        if !wish { stays() }
    }

    mutating func forget() {
        self = ItemWish()
        isForgotten = true
    }
}

extension [ItemWish] {
    subscript(item: ItemID) -> ItemWish {
        get { self[item.number] }
        set { self[item.number] = newValue }
    }
}
