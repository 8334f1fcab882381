import Nod
import NodFile

/// One moment answered as on a device with everything switched on, or with Reduce Motion.
public struct Rehearsal: Sendable, Equatable {
    public let moment: NamedMoment
    public let audience: Audience
    public let reducesMotion: Bool
    public let seed: UInt64
    public let score: Score

    /// - Parameter seed: of the burst, if there is one.
    public init(
        _ moment: NamedMoment,
        for audience: Audience = .standard,
        reducesMotion: Bool = false,
        seed: UInt64 = 1
    ) {
        var director = Director(seed: seed)
        let profile = audience.tuning.profile
        director.tuning = audience.tuning
        director.preferences.completionSoundEnabled = true
        director.surroundings.reducesMotion = reducesMotion
        var interaction = Interaction()
        var score = director.answer(moment.moment, in: &interaction, at: 0)
        if case .pressed(let role) = moment.moment {
            score.tracks += Rehearsal.press(role, profile, reducesMotion ? .reduced : .full)
        }
        self.moment = moment
        self.audience = audience
        self.reducesMotion = reducesMotion
        self.seed = seed
        self.score = score
    }

    /// A press lasts as long as the finger, so its going down is shown here.
    private static func press(_ role: PressRole, _ profile: Profile, _ motion: MotionLevel) -> [Track] {
        let place = PressPlace(spring: profile.pressSpring, scale: profile.pressScales[role], motion: motion)
        var press = PressModel(target: 0, role: role, in: place, at: 0)
        press.press(at: 0)
        return press.tracks()
    }
}
