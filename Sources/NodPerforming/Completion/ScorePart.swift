import Nod

/// What of a score something draws, where several draw one item: its check, its row, another check of it elsewhere.
public enum ScorePart: Sendable, Equatable {
    /// All of it: what stands alone.
    case whole
    /// What a check inside a row draws; the row flashes.
    ///
    /// - Parameter bounces: its symbol bounces by itself, so that the scale is left out.
    case check(bounces: Bool, isInRow: Bool)
    /// The colour over a row, whose way out and back is its list's.
    case row
}

extension Score {
    public func part(_ part: ScorePart) -> Score {
        var score = self
        switch part {
        case .whole: break
        case .check(let bounces, let isInRow):
            score.tracks.removeAll { $0.isFlash && isInRow || $0.property == .scale && bounces && isCheckAnswer }
        case .row:
            score.tracks.removeAll { !$0.isFlash }
            score.burst = nil
        }
        return score
    }
}

extension Score {
    /// Leaving and coming back, for what does so by itself; a check goes with its row.
    public func way(of part: ScorePart) -> Score { part == .whole ? self : Score(moments) }
}

extension Track {
    var isFlash: Bool { property == .successFlash || property == .capturedFlash }
}
