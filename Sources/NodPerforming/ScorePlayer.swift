import Nod

/// A view of a target that plays its scores, and knows how it is drawn at any time.
@MainActor
package class ScorePlayer: FeedbackStage {
    /// The parts of each score that are drawn here; `nil` for all of it.
    package var parts: Set<ScorePart>?
    /// Called when it begins to move, and when it is at rest again.
    package var didPlay: @MainActor () -> Void = {}
    package private(set) var isPlaying = false
    private(set) var attached: (center: FeedbackCenter, target: TargetID)?
    private var playback = ScorePlayback()
    private var rest: (any FeedbackWake)?

    package init() {}

    /// Plays the scores of `target` here from now on; repeating the call changes nothing.
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

    /// Where its answers are performed, once it is on screen.
    package var target: TargetID? { attached?.target }

    /// How it is drawn now.
    package var look: ScoreLook { look(at: attached?.center.clock.now ?? 0) }

    package func look(at time: Double) -> ScoreLook { playback.look(at: time) }

    package var reportsState: Bool { false }
    package func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {}
    package func settle(isCompleted: Bool) {}

    package func perform(_ score: Score, at time: Double) {
        playback.play(drawn(score), at: time)
        awaitRest()
    }

    /// Its list moves a row that leaves or comes back; what draws all of a score does so by itself.
    package func leave(_ score: Score, at time: Double) {
        if parts == nil { perform(score, at: time) }
    }

    package func enter(_ score: Score, at time: Double) {
        playback.stop()
        if parts == nil { perform(score, at: time) }
    }

    /// The title is drawn as its item's state says.
    func stopStriking() { playback.stop(.title) }

    private func drawn(_ score: Score) -> Score {
        guard let parts else { return score }
        var drawn = score
        drawn.tracks.removeAll { !parts.contains($0.part) }
        if !parts.contains(score.carrier) { drawn.burst = nil }
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
