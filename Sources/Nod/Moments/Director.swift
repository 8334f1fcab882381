/// Chooses every haptic, sound and motion: the minimum of what system, person and moment allow. Scores list what was
/// muted.
package struct Director: Sendable, Equatable {
    package var context: FeedbackContext
    /// Of the part of the app concerned, if it has its own.
    var local: FeedbackContext?
    package var here: FeedbackContext { local ?? context }
    package var surroundings = Surroundings() {
        didSet {
            context.reducesMotion = surroundings.reducesMotion
            context.isDark = surroundings.isDark
        }
    }
    private var flashes = FlashLimit()
    private var particles = ParticleLimit()
    /// Each burst takes one.
    package var nextSeed: UInt64

    package init(seed: UInt64 = 1, in context: FeedbackContext = FeedbackContext()) {
        nextSeed = seed
        self.context = context
    }

    /// Answers all moments of one interaction with one score; `interaction` holds what was felt and heard before.
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
    package mutating func answer(
        _ moment: Moment,
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        answer([moment], in: &interaction, at: time)
    }

    mutating func answer(_ motion: Motion, at time: Double) -> Score {
        var score = Score([])
        move(motion, in: here, at: time, &score)
        return score
    }

    /// Answers with a haptic alone, which completes nothing.
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

    /// Limits a motion to the celebration level: subtle turns a burst into a flash, off leaves only a capture's flash.
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

    /// Substitutes motion under Reduce Motion.
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
        score.tracks.add(motion, in: design)
    }
}

extension Director {
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
    /// Who asked for Reduce Motion, if anyone.
    var reasonToHoldMotion: Held.Reason? {
        preferences.motion == .reduced ? .person : reducesMotion ? .system : nil
    }
}

extension Score {
    /// Answers the moments of one interaction on a device that supports everything.
    ///
    /// - Parameters:
    ///   - moments: in order.
    ///   - context: preferences, tuning and system settings; those of a new installation by default.
    ///   - seed: of the burst.
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

/// What one press, key or swipe has been answered with so far.
package struct Interaction: Sendable, Equatable {
    /// Done elsewhere, or after its action ended: shown and announced, not felt or heard.
    package var isNews: Bool
    package var hadHaptic = false
    package var hadSound = false

    /// Seconds within which an answer without a cause belongs to the one before: redrawn views can't tell which press
    /// led to it. Source: Documentation/Sources.md, Timing (Nielsen).
    package static let instant = 0.1

    package init(isNews: Bool = false) { self.isNews = isNews }
}
