import Nod

/// How rows come, go and close ranks where motion is as a context says: the engine's own scores, for a layout that animates itself.
public struct RowMotion: Sendable, Equatable {
    /// How a row looks that is about to come in.
    public let comesFrom: ScoreLook
    public let comes: Pace
    /// How a row looks that has gone.
    public let goesTo: ScoreLook
    public let goes: Pace
    /// How its neighbours take its place; `nil` where they are there at once.
    public let closes: Pace?

    public init(in context: FeedbackContext = FeedbackContext()) {
        var director = Director()
        director.preferences = context.preferences
        director.tuning = context.tuning
        director.surroundings.reducesMotion = context.reducesMotion
        let (inserted, departed, moved) = (director.row(.inserted), director.row(.departed), director.row(.moved))
        comesFrom = inserted.look(at: 0)
        comes = inserted.pace ?? .eased(0)
        goesTo = departed.look(at: departed.duration)
        goes = departed.pace ?? .eased(0)
        if case .spring(let spring) = moved.pace { closes = .spring(spring) } else { closes = nil }
    }

    /// How one look becomes the other.
    public enum Pace: Sendable, Equatable {
        case spring(Spring)
        /// Seconds, without speed at either end.
        case eased(Double)
    }
}

extension Director {
    fileprivate mutating func row(_ moment: Moment) -> Score {
        var interaction = Interaction(isNews: true)
        return answer(moment, in: &interaction, at: 0)
    }
}

extension Score {
    fileprivate func look(at time: Double) -> ScoreLook {
        var playback = ScorePlayback()
        playback.play(self, at: 0)
        return playback.look(at: time)
    }

    /// That of what moves; else of what fades.
    fileprivate var pace: RowMotion.Pace? {
        for track in tracks { if case .spring(let spring, _, _, _) = track.curve { return .spring(spring) } }
        return tracks.first.map { .eased($0.duration) }
    }
}
