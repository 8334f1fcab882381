import Nod

/// How rows come, go and close ranks where motion is as a context says: the engine's own scores, for a layout that
/// animates itself.
package struct RowMotion: Sendable, Equatable {
    /// How a row looks while it enters, in seconds from its start.
    package let comes: ScorePlayback
    /// How it looks while it leaves.
    package let goes: ScorePlayback
    /// How its neighbours take its room and make room for it; `nil` where they are there at once.
    package let closes: DampedSpring?

    package init(in context: FeedbackContext = FeedbackContext()) {
        var director = Director(in: context)
        comes = director.playback(of: .inserted)
        goes = director.playback(of: .departed)
        closes = context.layoutSpring
    }
}

extension Director {
    fileprivate mutating func playback(of moment: Moment) -> ScorePlayback {
        var interaction = Interaction(isNews: true)
        var playback = ScorePlayback()
        playback.play(answer(moment, in: &interaction, at: 0), at: 0)
        return playback
    }
}

extension Score {
    /// Seconds until the neighbours of a row that leaves take its room, while it fades; where nothing moves, it is gone
    /// by then.
    var closing: Double { tracks.first { $0.property == .room }?.start ?? duration }
}
