/// Decides the answer to every interaction: the one place where a haptic, a sound or a motion is chosen.
///
/// What happens is the minimum of what the system, the person and the moment allow; a score says what was held back.
public struct Director: Sendable, Equatable {
    public var preferences = Preferences()
    public var surroundings = Surroundings()
    public var profile = Profile.standard
    /// The figures of what is answered.
    public var design = FeedbackDesign.standard
    private var flashes = FlashLimit()
    private var particles = ParticleLimit()
    /// What the next burst is made from; each burst takes one.
    public var nextSeed: UInt64

    /// - Parameter seed: the same seed and the same calls give the same scores, to the last particle.
    public init(seed: UInt64 = 1) { nextSeed = seed }

    /// What is allowed now.
    public var levels: Levels { .minimum(preferences.levels, surroundings.levels) }

    /// One score for all that happened at `time` in one interaction.
    ///
    /// - Parameters:
    ///   - moments: in the order they happened; the strongest haptic and sound of them are kept.
    ///   - interaction: what the same press, swipe or key has been answered with before; brought up to date.
    ///   - time: seconds, on any clock that never goes back.
    public mutating func answer(
        _ moments: [Moment],
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        var answer = Answer(profile: profile, levels: levels)
        for moment in moments { answer.add(moment, replacing: design.replacements) }
        var score = Score(moments)
        score.announcement = answer.announcement
        score.toast = answer.toast
        score.stay = answer.stay
        for motion in answer.motions { move(motion, at: time, in: &score) }
        feel(answer.haptic, in: &interaction, score: &score)
        hear(answer.sound, in: &interaction, score: &score)
        return score
    }
}

extension Director {
    /// The score for a single moment.
    @inline(never)
    public mutating func answer(
        _ moment: Moment,
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        answer([moment], in: &interaction, at: time)
    }

    /// A score of nothing but a motion.
    mutating func answer(_ motion: Motion, at time: Double) -> Score {
        var score = Score([])
        move(motion, at: time, in: &score)
        return score
    }

    /// A score of nothing but a touch.
    mutating func answer(_ haptic: Haptic, in interaction: inout Interaction) -> Score {
        var score = Score([])
        feel(haptic, in: &interaction, score: &score)
        return score
    }

    private mutating func feel(_ haptic: Haptic?, in interaction: inout Interaction, score: inout Score) {
        guard let haptic else { return }
        let allowed = (preferences.levels.haptic, surroundings.levels.haptic)
        if let reason = reasonToHold(allowed, interaction, hadOne: interaction.hadHaptic) {
            return score.hold(.haptic, reason)
        }
        score.haptic = haptic
        interaction.hadHaptic = true
    }

    private mutating func hear(_ sound: Sound?, in interaction: inout Interaction, score: inout Score) {
        guard let sound else { return }
        let allowed = (preferences.levels.sound, surroundings.levels.sound)
        if let reason = reasonToHold(allowed, interaction, hadOne: interaction.hadSound) {
            return score.hold(.sound, reason)
        }
        score.sound = sound
        score.volume = preferences.soundVolume
        interaction.hadSound = true
    }

    private func reasonToHold(_ allowed: (person: Bool, system: Bool), _ interaction: Interaction, hadOne: Bool) -> Held
        .Reason?
    {
        if !allowed.person { return .person }
        if !allowed.system { return .system }
        if interaction.isNews { return .news }
        return hadOne ? .interaction : nil
    }
}

extension Director {
    private mutating func move(_ motion: Motion, at time: Double, in score: inout Score) {
        guard let celebrated = celebrated(motion, in: &score) else { return }
        guard let allowed = allowed(celebrated, in: &score) else { return }
        perform(allowed, at: time, in: &score)
    }

    /// What the celebration level leaves of a motion: subtle turns a burst into a flash, off leaves nothing but a capture's flash.
    private func celebrated(_ motion: Motion, in score: inout Score) -> Motion? {
        switch (motion, levels.celebration) {
        case (_, .full): return motion
        case (.burst, .subtle), (.burst(.firstCapture), .off):
            score.hold(.celebration, .person)
            return motion.reduced
        case (.burst, .off), (.pulse, .off), (.flash(.success), .off):
            score.hold(.celebration, .person)
            return nil
        default: return motion
        }
    }

    /// What the motion level leaves of it: Reduce Motion substitutes, it never just removes.
    private func allowed(_ motion: Motion, in score: inout Score) -> Motion? {
        guard levels.motion == .reduced, motion.reduced != motion else { return motion }
        score.hold(.motion, preferences.levels.motion == .reduced ? .person : .system)
        return motion.reduced
    }

    private mutating func perform(_ motion: Motion, at time: Double, in score: inout Score) {
        switch motion {
        case .flash:
            guard !score.flashes else { return }
            guard flashes.allows(at: time) else { return score.hold(.celebration, .flashes) }
        case .burst(let style):
            let burst = Burst(style, seed: nextSeed, design: design)
            guard particles.allows(burst, at: time) else { return score.hold(.celebration, .particles) }
            nextSeed &+= 1
            score.burst = burst
        default: break
        }
        motion.add(to: &score.tracks, in: design)
    }
}

extension Director {
    /// How a press of this kind is drawn where it happens now.
    package func place(of role: PressRole) -> PressPlace {
        PressPlace(
            spring: profile.pressSpring,
            scale: profile.pressScales[role],
            isDark: surroundings.isDark,
            motion: levels.motion
        )
    }

    /// Draws a press as it is from now on.
    package func draw(_ press: PressModel) -> Score {
        var score = Score(press.isDown ? [.pressed(press.role)] : [])
        let motion = levels.motion
        if motion == .reduced && press.isDown {
            score.hold(.motion, preferences.levels.motion == .reduced ? .person : .system)
        }
        score.tracks = press.tracks(motion: motion)
        return score
    }
}

extension Score {
    var flashes: Bool {
        for track in tracks where track.property == .successFlash || track.property == .capturedFlash { return true }
        return false
    }
}
