/// A control that acts, and the answers to that, which come when its closure has returned.
///
/// Everything waits for the end, so that the strongest haptic is known before one is felt: two would be one too many,
/// and one that was felt can't be taken back.
struct Action: Sendable, Equatable {
    /// The controls that act, outermost first: a button's action may tap a check.
    private var targets: [TargetID]
    /// The outermost check that was tapped, until everything that the tap led to is carried out.
    private(set) var tapped: TargetID?
    /// When that is to be asked for: at once.
    private(set) var due: Double?
    /// It answers when it has saved.
    let saves: Bool
    var performances: [Performance] = []

    /// A score and where it is performed.
    struct Performance: Sendable, Equatable {
        var score: Score
        /// `nil` where nothing is seen of it.
        var target: TargetID?
        /// The toast that it brings.
        var toast: Subject?
        /// It is part of the interaction: one that is not only waits for its turn.
        var merges: Bool

        /// Nothing is left to play: the touch was the platform's own, of the tap alone.
        mutating func feelNatively() { score.withhold(.haptic, merges ? .native : .system) }
    }

    /// A toast, and the item that it speaks of because of what is answered.
    struct Subject: Sendable, Equatable {
        var toast: ToastID
        var item: ItemID?
    }

    init(of target: TargetID, saves: Bool) {
        targets = [target]
        self.saves = saves
    }

    func contains(_ target: TargetID) -> Bool { targets.contains(target) }

    /// Whether something of it is felt or heard, as far as is known now.
    var isFelt: Bool { performances.contains { $0.merges && ($0.score.haptic != nil || $0.score.sound != nil) } }

    mutating func begin(_ target: TargetID) { targets.append(target) }

    mutating func endsWithTick(_ target: TargetID, at time: Double) {
        if tapped == nil { (tapped, due) = (target, time) }
    }

    /// Whether nothing acts any more; what acts within `target` has ended with it.
    mutating func end(_ target: TargetID) -> Bool {
        if targets.contains(target) { while let last = targets.popLast(), last != target {} }
        if tapped == target { (tapped, due) = (nil, nil) }
        return targets.isEmpty
    }

    mutating func add(_ performance: Performance) { performances.append(performance) }

    /// Keeps everything that is seen and said, the strongest haptic and the strongest sound.
    ///
    /// A press that adds nothing to what it led to is part of that, and a toast that several share is said once, with
    /// all it says.
    mutating func merge() {
        var felt: Int?
        var heard: Int?
        for index in performances.indices where performances[index].merges {
            let score = performances[index].score
            if Haptic.isStronger(score.haptic, than: felt.flatMap { performances[$0].score.haptic }) { felt = index }
            if Sound.isStronger(score.sound, than: heard.flatMap { performances[$0].score.sound }) { heard = index }
        }
        let isAlone = performances.count == 1
        for index in performances.indices.reversed() where performances[index].merges {
            if index != felt { performances[index].score.withhold(.haptic, .interaction) }
            if index != heard { performances[index].score.withhold(.sound, .interaction) }
            if isSaidLater(index) { performances[index].score.announcement = nil }
            if !isAlone && performances[index].score.isSpentPress { performances.remove(at: index) }
        }
    }

    /// A later one says the same toast, with more.
    private func isSaidLater(_ index: Int) -> Bool {
        guard let toast = performances[index].toast?.toast else { return false }
        for later in performances.indices where later > index && performances[later].toast?.toast == toast {
            if performances[later].score.announcement != nil { return true }
        }
        return false
    }
}

extension Score {
    /// A press, of which nothing is left to be felt or heard: what is seen of it was shown when it went down.
    fileprivate var isSpentPress: Bool { answersPress && haptic == nil && sound == nil }

    var answersPress: Bool { moments.first?.role != nil }
}
