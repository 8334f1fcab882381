import Nod
import NodFile

/// One moment answered as on a device with everything switched on, or with Reduce Motion.
public struct Rehearsal: Sendable, Equatable {
    public let moment: NamedMoment
    public let audience: Audience
    public let reducesMotion: Bool
    public let score: Score

    public init(_ moment: NamedMoment, for audience: Audience = .standard, reducesMotion: Bool = false) {
        let context = FeedbackContext(
            preferences: .audible,
            tuning: audience.tuning,
            reducesMotion: reducesMotion
        )
        var score = Score(answering: [moment.moment], in: context, seed: 1)
        if let role = moment.moment.role { score.tracks += Rehearsal.press(role, in: context) }
        self.moment = moment
        self.audience = audience
        self.reducesMotion = reducesMotion
        self.score = score
    }

    /// A press lasts as long as the finger, so its going down is shown here.
    private static func press(_ role: PressRole, in context: FeedbackContext) -> [Track] {
        var session = FeedbackSession()
        for case .perform(let press, _) in session.handle(.pressed(target: 0, role: role), in: context, at: 0) {
            return press.tracks
        }
        return []
    }
}
