import Nod

/// The part of a score that a view draws, where several draw one item: its check, its row, another check of it.
package enum ScorePart: Sendable, Equatable {
    /// All of it, for a view that is alone.
    case whole
    /// The part of a check inside a row; the row flashes, and answers a swipe as a whole.
    ///
    /// - Parameter bounces: its symbol bounces by itself, so that a scale like the symbol's own is left out.
    case check(bounces: Bool, isInRow: Bool)
    /// The colour over a row, and all that answers a swipe, which is seen on what was swiped. Leaving and coming back
    /// are its list's.
    case row
}

extension Score {
    package func part(_ part: ScorePart) -> Score {
        var score = self
        switch part {
        case .whole: break
        case .check(_, isInRow: true) where answersSwipe:
            score.tracks.removeAll { !$0.drawsCheck }
            score.burst = nil
        case .check(let bounces, let isInRow):
            score.tracks.removeAll { $0.isFlash && isInRow || $0.isStandardBounce && bounces && isCheckAnswer }
        case .row where answersSwipe: score.tracks.removeAll(where: \.drawsCheck)
        case .row:
            score.tracks.removeAll { !$0.isFlash }
            score.burst = nil
        }
        return score
    }
}

extension Score {
    /// Leaving and coming back, for what does so by itself; a check goes with its row.
    package func way(of part: ScorePart) -> Score { part == .whole ? self : Score(moments) }
}

extension Score {
    /// Whether an item was completed by a swipe over it.
    private var answersSwipe: Bool { moments.contains(.itemCompleted) }
}

extension Track {
    /// As a check or a swiped card bounces in the standard's figures: near enough to what the system's symbols do by
    /// themselves. Any other bounce is drawn as its score says.
    var isStandardBounce: Bool { Track.standardBounces.contains(self) }

    private static let standardBounces = [Moment.completed, .itemCompleted].flatMap { moment in
        var director = Director()
        var interaction = Interaction()
        return director.answer(moment, in: &interaction, at: 0).tracks.filter {
            $0.property.look == .size && !$0.drawsCheck
        }
    }

    /// Whether it draws the filled check or strikes its title.
    fileprivate var drawsCheck: Bool { property == .mark || property == .disc || property.look == .line }

    var isFlash: Bool { property == .successFlash || property == .capturedFlash }
}
