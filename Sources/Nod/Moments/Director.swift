/// Decides the answer to every interaction: the one place where a haptic, a sound or a motion is chosen.
///
/// The answer is the minimum of what the system, the person and the moment allow; a score says what was held back.
package struct Director: Sendable, Equatable {
    /// The context of the app.
    package var context: FeedbackContext
    /// The context of the part of the app that is answered now, if it has its own.
    var local: FeedbackContext?
    /// The context that answers follow now.
    var here: FeedbackContext { local ?? context }
    package var surroundings = Surroundings() {
        didSet {
            context.reducesMotion = surroundings.reducesMotion
            context.isDark = surroundings.isDark
        }
    }
    private var flashes = FlashLimit()
    private var particles = ParticleLimit()
    /// The seed of the next burst; each burst takes one.
    package var nextSeed: UInt64

    /// - Parameters:
    ///   - seed: the same seed and the same calls give the same scores, to the last particle.
    ///   - context: the context of the app.
    package init(seed: UInt64 = 1, in context: FeedbackContext = FeedbackContext()) {
        nextSeed = seed
        self.context = context
    }

    /// One score for all that happened at `time` in one interaction.
    ///
    /// - Parameters:
    ///   - moments: in the order they happened; the strongest haptic and sound of them are kept.
    ///   - interaction: what the same press, swipe or key has been answered with before; brought up to date.
    ///   - time: seconds, on any clock that never goes back.
    package mutating func answer(
        _ moments: [Moment],
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        let context = here
        var answer = Answer(to: moments, in: context, levels: levels(in: context))
        for motion in answer.motions { move(motion, in: context, at: time, &answer.score) }
        feel(in: &interaction, &answer.score)
        hear(in: &interaction, context.preferences.soundVolume, &answer.score)
        return answer.score
    }
}

extension Director {
    /// The score for a single moment.
    package mutating func answer(
        _ moment: Moment,
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        answer([moment], in: &interaction, at: time)
    }

    /// A score of nothing but a motion.
    mutating func answer(_ motion: Motion, at time: Double) -> Score {
        var score = Score([])
        move(motion, in: here, at: time, &score)
        return score
    }

    /// A score of nothing but a touch, which completes nothing.
    mutating func answer(_ haptic: Haptic, in interaction: inout Interaction) -> Score {
        var score = Score([])
        if here.preferences.allowsHaptic(completing: false) {
            score.haptic = haptic
            feel(in: &interaction, &score)
        } else {
            score.hold(.haptic, .person)
        }
        return score
    }

    private func feel(in interaction: inout Interaction, _ score: inout Score) {
        if let reason = reasonToHold(system: surroundings.allowsHaptic, interaction, hadOne: interaction.hadHaptic) {
            score.withhold(.haptic, reason)
        } else if score.haptic != nil {
            interaction.hadHaptic = true
        }
    }

    private func hear(in interaction: inout Interaction, _ volume: Double, _ score: inout Score) {
        if let reason = reasonToHold(system: surroundings.allowsSound, interaction, hadOne: interaction.hadSound) {
            score.withhold(.sound, reason)
        } else if score.sound != nil {
            score.volume = volume
            interaction.hadSound = true
        }
    }

    /// Why an allowed channel is muted.
    private func reasonToHold(system: Bool, _ interaction: Interaction, hadOne: Bool) -> Held.Reason? {
        if !system { return .system }
        if interaction.isNews { return .news }
        return hadOne ? .interaction : nil
    }
}

extension Director {
    private mutating func move(
        _ motion: Motion,
        in context: FeedbackContext,
        at time: Double,
        _ score: inout Score
    ) {
        guard let celebrated = celebrated(motion, context, &score) else { return }
        guard let allowed = allowed(celebrated, context, &score) else { return }
        perform(allowed, context.tuning.design, at: time, &score)
    }

    /// Limits a motion to the celebration level: subtle turns a burst into a flash, off leaves nothing but a capture's
    /// flash.
    private func celebrated(_ motion: Motion, _ context: FeedbackContext, _ score: inout Score) -> Motion? {
        switch (motion, context.preferences.celebrations) {
        case (_, .full): return motion
        case (.burst, .subtle), (.burst(.firstCapture), .off):
            score.hold(.celebration, .person)
            return motion.reduced
        case (.burst, .off), (.pulse, .off), (.mark, .off), (.flash(.success), .off):
            score.hold(.celebration, .person)
            return nil
        default: return motion
        }
    }

    /// Limits a motion to the motion level: Reduce Motion substitutes, and never just removes.
    private func allowed(_ motion: Motion, _ context: FeedbackContext, _ score: inout Score) -> Motion? {
        guard let reason = context.reasonToHoldMotion, motion.reduced != motion else { return motion }
        score.hold(.motion, reason)
        return motion.reduced
    }

    private mutating func perform(
        _ motion: Motion,
        _ design: FeedbackDesign,
        at time: Double,
        _ score: inout Score
    ) {
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
        score.tracks += motion.tracks(in: design)
    }
}

extension Director {
    /// The channels that are allowed there now.
    package func levels(in context: FeedbackContext) -> Levels {
        Levels(
            motion: context.reasonToHoldMotion == nil ? .full : .reduced,
            haptic: context.preferences.allowsSomeHaptic && surroundings.allowsHaptic,
            sound: context.preferences.allowsSomeSound && surroundings.allowsSound,
            celebration: context.preferences.celebrations
        )
    }
}

extension PressPlace {
    /// How a press of this kind is drawn where `context` holds.
    package init(of role: PressRole, in context: FeedbackContext) {
        let profile = context.tuning.profile
        self.init(
            spring: profile.pressSpring,
            scale: profile.pressScales[role],
            isDark: context.isDark,
            reasonToHoldMotion: context.reasonToHoldMotion
        )
    }
}

extension FeedbackContext {
    /// Who asks for Reduce Motion here, if anybody does.
    var reasonToHoldMotion: Held.Reason? {
        preferences.motion == .reduced ? .person : reducesMotion ? .system : nil
    }
}

extension Score {
    /// Answers the moments of one interaction by themselves, on a device where everything is available.
    ///
    /// - Parameters:
    ///   - moments: in the order they happened.
    ///   - context: preferences, tuning and system settings; by default those of a new installation.
    ///   - seed: of the burst, if there is one.
    public init(answering moments: [Moment], in context: FeedbackContext = FeedbackContext(), seed: UInt64 = 1) {
        var director = Director(seed: seed, in: context)
        var interaction = Interaction()
        self = director.answer(moments, in: &interaction, at: 0)
    }

    var flashes: Bool {
        for track in tracks where track.property == .successFlash || track.property == .capturedFlash { return true }
        return false
    }
}

/// The answers of one press, key or swipe so far.
package struct Interaction: Sendable, Equatable {
    /// Somebody else's doing, or later than the action that led to it: shown and said, not felt or heard.
    package var isNews: Bool
    package var hadHaptic = false
    package var hadSound = false

    /// Seconds within which an answer without a cause counts as one with the answer before it: a view that is drawn
    /// again can't tell which press led to that.
    ///
    /// Source: Documentation/Sources.md, Timing (Nielsen).
    package static let instant = 0.1

    package init(isNews: Bool = false) { self.isNews = isNews }
}
