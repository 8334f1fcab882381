/// Decides the answer to every interaction: the one place where a haptic, a sound or a motion is chosen.
///
/// What happens is the minimum of what the system, the person and the moment allow; a score says what was held back.
public struct Director: Sendable, Equatable {
    public var preferences = Preferences()
    public var surroundings = Surroundings()
    public var profile = Profile.standard
    private var flashes = FlashLimit()
    private var particles = ParticleLimit()
    private var nextSeed: UInt64

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
        _ moments: [Moment], in interaction: inout Interaction, at time: Double
    ) -> Score {
        var score = Score(moments)
        var haptic: Haptic?
        var sound: Sound?
        for moment in moments {
            let answer = Answer(to: moment, profile: profile)
            haptic = Haptic.stronger(haptic, answer.haptic)
            sound = Sound.stronger(sound, self.sound(of: answer, in: &score))
            merge(answer, of: moment, into: &score)
            move(answer.motions, at: time, in: &score)
        }
        feel(haptic, in: &interaction, score: &score)
        hear(sound, in: &interaction, score: &score)
        return score
    }
}

extension Director {
    /// Toast, announcement and stay: the one of the graver moment wins, the longer stay too.
    private func merge(_ answer: Answer, of moment: Moment, into score: inout Score) {
        if let toast = answer.toast, score.toast.map({ toast > $0 }) ?? true { score.toast = toast }
        if let announcement = answer.announcement, !(score.announcement?.isAssertive ?? false) {
            score.announcement = announcement
        }
        score.stay = max(score.stay, stay(of: answer, moment))
    }

    private func stay(of answer: Answer, _ moment: Moment) -> Double {
        switch moment {
        case .captured, .firstCapture:
            if levels.motion == .reduced { return Stay.reducedCapture }
            return levels.celebration == .off ? Stay.capture : answer.stay
        default: return answer.stay
        }
    }

    /// Without celebrations a moment sounds like what it is besides.
    private func sound(of answer: Answer, in score: inout Score) -> Sound? {
        guard levels.celebration == .off else { return answer.sound }
        return answer.plainSound
    }

    private func feel(_ haptic: Haptic?, in interaction: inout Interaction, score: inout Score) {
        guard let haptic else { return }
        if let reason = reasonToHold(
            hadOne: interaction.hadHaptic, interaction, person: preferences.levels.haptic,
            system: surroundings.levels.haptic)
        {
            return score.hold(.haptic, reason)
        }
        score.haptic = haptic
        interaction.hadHaptic = true
    }

    private func hear(_ sound: Sound?, in interaction: inout Interaction, score: inout Score) {
        guard let sound else { return }
        if let reason = reasonToHold(
            hadOne: interaction.hadSound, interaction, person: preferences.levels.sound,
            system: surroundings.levels.sound)
        {
            return score.hold(.sound, reason)
        }
        score.sound = sound
        score.volume = preferences.soundVolume
        interaction.hadSound = true
    }

    private func reasonToHold(
        hadOne: Bool, _ interaction: Interaction, person: Bool, system: Bool
    ) -> Held.Reason? {
        if !person { return .person }
        if !system { return .system }
        if interaction.isNews { return .news }
        return hadOne ? .interaction : nil
    }
}

extension Director {
    private mutating func move(_ motions: [Motion], at time: Double, in score: inout Score) {
        for motion in motions {
            guard let celebrated = celebrated(motion, in: &score) else { continue }
            guard let allowed = allowed(celebrated, in: &score) else { continue }
            perform(allowed, at: time, in: &score)
        }
    }

    /// What the celebration level leaves of a motion: subtle turns a burst into a flash, off leaves nothing.
    private func celebrated(_ motion: Motion, in score: inout Score) -> Motion? {
        switch (motion, levels.celebration) {
        case (_, .full): return motion
        case (.burst, .subtle):
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
            score.tracks += motion.tracks
        case .burst(let style):
            let burst = Burst(style, seed: nextSeed)
            guard particles.allows(burst, at: time) else { return score.hold(.celebration, .particles) }
            nextSeed &+= 1
            score.burst = burst
        default: score.tracks += motion.tracks
        }
    }
}

extension Score {
    var flashes: Bool {
        for track in tracks where track.property == .successFlash || track.property == .capturedFlash { return true }
        return false
    }

    mutating func hold(_ channel: Held.Channel, _ reason: Held.Reason) {
        let held = Held(channel, reason)
        if !self.held.contains(held) { self.held.append(held) }
    }
}
