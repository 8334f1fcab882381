/// Chooses every haptic, sound and motion: what system, person and moment all allow. Scores list what was muted.
package struct Director: Sendable, Equatable {
    package var context: FeedbackContext
    /// Context of the part of the app concerned, if it has one.
    var local: FeedbackContext?
    package var here: FeedbackContext { local ?? context }
    package var surroundings = Surroundings() {
        didSet {
            context.reducesMotion = surroundings.reducesMotion
            context.isDark = surroundings.isDark
        }
    }
    /// At most three in any second. Source: Documentation/Sources.md, WCAG 2.2 (2.3.1).
    private var flashes = Recent()
    /// At most 64 alive. Source: Documentation/Sources.md, Celebrations (seed 002); the bound is Nod's.
    private var particles = Recent()
    /// Each burst uses one seed.
    package var nextSeed: UInt64

    package init(seed: UInt64 = 1, in context: FeedbackContext = FeedbackContext()) {
        nextSeed = seed
        self.context = context
    }

    /// Answers all moments of one interaction with one score; `interaction` holds earlier haptics and sounds.
    package mutating func answer(
        _ moments: [Moment],
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        let context = here
        var answer = Answer(to: moments, in: context)
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
        perform(allowed, context.tuning.design, context.tuning.profile.isForChildren, at: time, &score)
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
        _ isForChildren: Bool,
        at time: Double,
        _ score: inout Score
    ) {
        switch motion {
        case .flash:
            guard !score.flashes else { return }
            guard flashes.values(at: time).count < 3 else { return score.hold(.celebration, .flashes) }
            flashes.remember(1, until: time + 1)
        case .burst(let style):
            var burst = Burst(style, seed: nextSeed, design: design)
            burst.isLarge = isForChildren
            var count = burst.count
            for living in particles.values(at: time) { count += living }
            guard count <= 64 else { return score.hold(.celebration, .particles) }
            particles.remember(burst.count, until: time + burst.duration)
            nextSeed &+= 1
            score.burst = burst
        default: break
        }
        score.tracks.add(motion, in: design)
    }
}

extension Director {
    package var allowsHaptic: Bool { context.preferences.allowsSomeHaptic && surroundings.allowsHaptic }
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
    /// Whether the system or the person reduces motion; `nil` if neither.
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
    ///   - seed: seed of the burst.
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

/// Haptics and sounds of one press, key or swipe so far.
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

/// Values remembered for a time: flashes, bursts, celebrated collections.
struct Recent: Sendable, Equatable {
    // Two lists, because a list of pairs costs the browser's engine more code.
    private var values: [Int] = []
    private var ends: [Double] = []

    init() {}

    mutating func remember(_ value: Int, until time: Double) {
        values.append(value)
        ends.append(time)
    }

    /// The values at `time`; drops those that are over.
    mutating func values(at time: Double) -> [Int] {
        let before = self
        self = Recent()
        for index in 0..<before.values.count where before.ends[index] > time {
            remember(before.values[index], until: before.ends[index])
        }
        return values
    }
}
