/// A control that acts, and the answers to that, which come when its closure has returned.
///
/// Everything waits for the end, so that the strongest haptic is known before one is felt: two would be one too many, and one that
/// was felt can't be taken back.
struct Action: Sendable, Equatable {
    /// The controls that act, outermost first: a button's action may tap a check.
    private var targets: [Int]
    /// It answers when it has saved.
    let saves: Bool
    private(set) var performances: [Performance] = []

    /// A score and where it is performed.
    struct Performance: Sendable, Equatable {
        var score: Score
        var target: Int
        /// It is part of the interaction: one that is not only waits for its turn.
        var merges: Bool
    }

    init(of target: Int, saves: Bool) {
        targets = [target]
        self.saves = saves
    }

    func contains(_ target: Int) -> Bool { targets.contains(target) }

    /// Whether something of it is felt or heard, as far as is known now.
    var isFelt: Bool { performances.contains { $0.merges && ($0.score.haptic != nil || $0.score.sound != nil) } }

    mutating func begin(_ target: Int) { targets.append(target) }

    /// Whether nothing acts any more; what acts within `target` has ended with it.
    mutating func end(_ target: Int) -> Bool {
        if let index = targets.lastIndex(of: target) { targets.removeSubrange(index...) }
        return targets.isEmpty
    }

    mutating func add(_ performance: Performance) { performances.append(performance) }

    /// Keeps everything that is seen and said, the strongest haptic and the strongest sound.
    ///
    /// A press that adds nothing to what it led to is part of that, and a toast that several share is said once, with all it says.
    func merged() -> [Performance] {
        let felt = strongest { Haptic.isStronger($0.haptic, than: $1.haptic) }
        let heard = strongest { ($0.sound?.rawValue ?? -1) > ($1.sound?.rawValue ?? -1) }
        var merged: [Performance] = []
        for index in performances.indices {
            var performance = performances[index]
            if performance.merges {
                if index != felt { performance.score.withhold(.haptic) }
                if index != heard { performance.score.withhold(.sound) }
                if performances.count > 1 && performance.score.isSpentPress { continue }
                if isSaidLater(performance.score, after: index) { performance.score.announcement = nil }
            }
            merged.append(performance)
        }
        return merged
    }

    /// A later one says the same toast, with more.
    private func isSaidLater(_ score: Score, after index: Int) -> Bool {
        guard score.announcement?.words == .toast, let kind = score.toast, kind.joins else { return false }
        return performances[(index + 1)...].contains { $0.score.toast == kind && $0.score.announcement != nil }
    }

    /// The first of those that nothing else is stronger than.
    private func strongest(_ isStronger: (Score, Score) -> Bool) -> Int? {
        var best: Int?
        for index in performances.indices where performances[index].merges {
            guard let known = best, !isStronger(performances[index].score, performances[known].score) else {
                best = index
                continue
            }
        }
        return best
    }
}

extension Score {
    /// The same interaction is felt or heard otherwise.
    fileprivate mutating func withhold(_ channel: Held.Channel) {
        switch channel {
        case .haptic where haptic != nil: haptic = nil
        case .sound where sound != nil: sound = nil
        default: return
        }
        hold(channel, .interaction)
    }

    /// A press, of which nothing is left to be felt or heard: what is seen of it was shown when it went down.
    fileprivate var isSpentPress: Bool { answersPress && haptic == nil && sound == nil }

    var answersPress: Bool { if case .pressed = moments.first { true } else { false } }
}
