import Nod

/// What is wished and known of one item, by the contract's lines 8 to 10.
struct ItemWish {
    var wish = false
    var saved = false
    var inFlight: Bool?
    var isWaiting = false
    var mayHaveArrived = false
    var mustBeSentWhenBack = false
    /// How often somebody wished, and how many different requests were made.
    var wishes = 0
    var requests = 0
    var attempt: Int?
    var isShownAs: Bool?
    /// A refusal was just answered by taking the wish back.
    var wasTakenBack = false
    private(set) var isFailed = false
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

    var isSettled: Bool { inFlight == nil && wish == saved && !(isWaiting && mayHaveArrived) }

    mutating func tap(_ toggle: Toggle, at time: Double) {
        leaves = toggle.leaves
        stay = toggle.way == .swipe ? 0.4 : 0.25
        change(at: time)
    }

    private mutating func change(at time: Double) {
        wish.toggle()
        wishes += 1
        isFailed = false
        if isWaiting && !mayHaveArrived && wish == saved { isWaiting = false }
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

    mutating func retry(at time: Double) {
        if isFailed { change(at: time) }
    }

    mutating func restore(saved: Bool, wish: Bool) {
        self.saved = saved
        self.wish = wish
        wishes += 1
        isWaiting = true
        mayHaveArrived = true
    }

    mutating func wasSaved() {
        guard let sent = inFlight else { return }
        saved = sent
        inFlight = nil
    }

    mutating func wasRefused(at time: Double) {
        guard inFlight != nil else { return }
        inFlight = nil
        guard wish != saved else { return }
        wish = saved
        wasTakenBack = true
        isFailed = true
        guard wish else { return stays() }
        due = nil
        if leaves { leave(after: 0.2, from: time) }
    }

    mutating func wasLost() {
        guard inFlight != nil else { return }
        inFlight = nil
        isWaiting = true
        mayHaveArrived = true
    }

    mutating func learn(_ isCompleted: Bool) {
        saved = isCompleted
        guard inFlight == nil && !isWaiting else { return }
        // Somebody else made what was refused come true.
        if wish != isCompleted { isFailed = false }
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
