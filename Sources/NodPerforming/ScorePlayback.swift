/// Look of a stage while scores play: each property follows its latest track. A finished track keeps its final value,
/// as a held button does.
package struct ScorePlayback: Sendable, Equatable {
    private var tracks: [Playing<Track>] = []
    private var burst: Playing<Burst>?

    package init() {}

    /// Replaces the properties that the score has tracks for.
    package mutating func play(_ score: Score, at time: Double) {
        for track in score.tracks {
            tracks.removeAll { $0.value.property == track.property }
            tracks.append(Playing(value: track, start: time))
        }
        if let burst = score.burst { self.burst = Playing(value: burst, start: time) }
    }

    mutating func stop(_ part: ScorePart? = nil) { tracks.removeAll { part == nil || $0.value.property.part == part } }

    /// When the last track ends, in seconds; `nil` if nothing was played.
    package var end: Double? {
        var latest = burst.map { $0.start + $0.value.duration }
        for track in tracks { latest = max(latest ?? 0, track.start + track.value.duration) }
        return latest
    }

    package var duration: Double { end ?? 0 }

    package func look(at time: Double) -> ScoreLook {
        var look = ScoreLook()
        for track in tracks { look.apply(track.value, at: time - track.start) }
        if let burst { look.particles = burst.value.looks(at: time - burst.start) }
        return look
    }

    private struct Playing<Value: Sendable & Equatable>: Sendable, Equatable {
        var value: Value
        var start: Double
    }
}

/// How a stage is drawn at one instant; at rest by default.
package struct ScoreLook: Sendable, Equatable {
    package var scale = 1.0
    package var opacity = 1.0
    /// As `scale`, within `Motion.pulseReach`.
    package var pulse = 1.0
    /// Opacity, scale and tick of the filled check, and the struck part of its title; `nil` if unchanged.
    package var mark: Double?
    package var disc: Double?
    package var tick: Double?
    package var strike: Double?
    package var slide = 0.0
    package var sink = 0.0
    package var badge = 1.0
    /// Progress of a completed collection's bar; `nil` if unchanged.
    package var progress: Double?
    package var room = 1.0
    package var shift = 0.0
    package var brightness = 0.0
    package var successFlash = 0.0
    package var capturedFlash = 0.0
    package var particles: [FlyingParticle] = []

    package init() {}

    /// The pulse of something `width` × `height` points large.
    package func pulse(width: Double, height: Double) -> Double {
        min(pulse, 1 + 2 * Motion.pulseReach / max(width, height, 1))
    }

    /// Struck characters of `count`, from the first, and the line's opacity.
    package func line(through count: Int, isCompleted: Bool) -> (characters: Int, opacity: Double) {
        guard mark != nil || strike != nil else { return (isCompleted ? count : 0, 1) }
        let opacity = mark ?? 1
        return (opacity > 0 ? Int(((strike ?? 1) * Double(count)).rounded()) : 0, opacity)
    }

    /// The title's opacity under that line.
    package static func titleOpacity(_ line: (characters: Int, opacity: Double), of count: Int) -> Double {
        1 - (1 - Motion.struckOpacity) * line.opacity * Double(line.characters) / Double(max(count, 1))
    }

    package var hasParticles: Bool { !particles.isEmpty }

    mutating func apply(_ track: Track, at time: Double) {
        let value = track.value(at: time)
        switch track.property {
        case .scale: scale = value
        case .opacity: opacity = value
        case .pulse: pulse = value
        case .mark: mark = value
        case .disc: disc = value
        case .tick: tick = value
        case .strike: strike = value
        case .room: room = value
        case .slide: slide = value
        case .sink: sink = value
        case .badge: badge = value
        case .progress: progress = value
        case .shift: shift = value
        case .brightness: brightness = value
        case .successFlash: successFlash = value
        case .capturedFlash: capturedFlash = value
        }
    }
}

package struct FlyingParticle: Sendable, Equatable {
    package var particle: Particle
    package var look: Particle.Look
}

extension Burst {
    package func looks(at time: Double) -> [FlyingParticle] {
        guard time >= start, time < duration else { return [] }
        return (0..<count).map { index in
            let particle = particle(index)
            return FlyingParticle(particle: particle, look: particle.look(at: time - start))
        }
    }
}

/// A stage that plays its target's scores.
@MainActor
package class ScorePlayer: FeedbackStage {
    /// Which parts of a score it draws; `nil` for all.
    package var parts: Set<ScorePart>?
    /// Called when it starts to move and when it is at rest.
    package var didPlay: @MainActor () -> Void = {}
    package private(set) var isPlaying = false
    private(set) var attached: (center: FeedbackCenter, target: TargetID)?
    private var playback = ScorePlayback()
    private var rest: (any FeedbackWake)?

    package init() {}

    /// Plays the scores of `target` from now on; repeated calls change nothing.
    package func attach(to target: TargetID, of center: FeedbackCenter) {
        guard attached?.target != target || attached?.center !== center else { return }
        detach()
        attached = (center, target)
        center.attach(self, to: target)
    }

    package func detach() {
        if let attached { attached.center.detach(self, from: attached.target) }
        attached = nil
        rest?.cancel()
        playback = ScorePlayback()
        isPlaying = false
        didPlay()
    }

    package var target: TargetID? { attached?.target }

    package var look: ScoreLook { look(at: attached?.center.clock.now ?? 0) }

    package func look(at time: Double) -> ScoreLook { playback.look(at: time) }

    package var reportsState: Bool { false }
    package func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {}

    package func perform(_ score: Score, at time: Double) {
        playback.play(drawn(score), at: time)
        awaitRest()
    }

    /// Lists move their rows, so only a stage that draws everything plays this.
    package func leave(_ score: Score, at time: Double) {
        if parts == nil { perform(score, at: time) }
    }

    package func enter(_ score: Score, at time: Double) {
        playback.stop()
        if parts == nil { perform(score, at: time) }
    }

    /// Ends the strike's motion: the item's state decides how the title is drawn.
    func stopStriking() { playback.stop(.title) }

    private func drawn(_ score: Score) -> Score {
        guard let parts else { return score }
        var drawn = score
        drawn.tracks.removeAll { !parts.contains(score.part(of: $0)) }
        if !parts.contains(score.carrier) && !parts.contains(.bar) { drawn.burst = nil }
        return drawn
    }

    private func awaitRest() {
        rest?.cancel()
        guard let (center, _) = attached else { return }
        let (end, wasPlaying) = (playback.end ?? 0, isPlaying)
        isPlaying = end > center.clock.now
        if isPlaying || wasPlaying { didPlay() }
        guard isPlaying else { return }
        rest = center.clock.wake(at: end) { [weak self] in
            self?.isPlaying = false
            self?.didPlay()
        }
    }
}
