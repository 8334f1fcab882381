#if canImport(SwiftUI)
import SwiftUI

/// Plays the scores of one target over what shows it. While nothing plays, no frame is asked for.
@MainActor
final class ScorePlayer: ObservableObject, FeedbackStage {
    @Published private(set) var isPlaying = false
    /// What of each score is drawn here.
    var part = ScorePart.whole
    /// Told after each score that was taken up, as a check that has a symbol to bounce.
    var onScore: (Score) -> Void = { _ in }

    private(set) var playback = ScorePlayback()
    private var attached: (center: FeedbackCenter, target: Int)?
    private var rest: (any FeedbackWake)?

    /// From now on the scores of `target` are played here. Asked again for the same, nothing changes.
    func attach(to target: Int, of center: FeedbackCenter) {
        guard attached?.target != target || attached?.center !== center else { return }
        detach()
        attached = (center, target)
        center.attach(self, to: target)
    }

    func detach() {
        if let attached { attached.center.detach(self, from: attached.target) }
        attached = nil
        rest?.cancel()
        playback = ScorePlayback()
        isPlaying = false
    }

    var look: ScoreLook { playback.look(at: attached?.center.clock.now ?? 0) }

    func perform(_ score: Score, at time: Double) {
        play(score.part(part), at: time)
        onScore(score)
    }

    func leave(_ score: Score, at time: Double) { play(score.way(of: part), at: time) }

    func enter(_ score: Score, at time: Double) {
        playback.enter(score.way(of: part), at: time)
        awaitRest()
    }

    private func play(_ score: Score, at time: Double) {
        playback.play(score, at: time)
        awaitRest()
    }

    private func awaitRest() {
        rest?.cancel()
        guard let end = playback.end, let center = attached?.center else { return }
        isPlaying = true
        rest = center.clock.wake(at: end) { [weak self] in self?.isPlaying = false }
    }
}

extension View {
    /// Draws what `player` plays: scale, opacity, place, light, flash and burst.
    func performing(_ player: ScorePlayer) -> some View { modifier(Performing(player: player)) }

    /// Draws what of it is a row's: scale, flash and burst. What a list knows of the row stays.
    func performingRow(_ player: ScorePlayer) -> some View { modifier(PerformingRow(player: player)) }
}

private struct Performing: ViewModifier {
    @ObservedObject var player: ScorePlayer

    func body(content: Content) -> some View {
        TimelineView(.animation(paused: !player.isPlaying)) { _ in
            content.modifier(ScoreLookModifier(look: player.look))
        }
    }
}

private struct PerformingRow: ViewModifier {
    @ObservedObject var player: ScorePlayer

    func body(content: Content) -> some View {
        content
            .modifier(RowAnswer(look: player.look))
            .background { FrameTicks(isRunning: player.isPlaying) { player.objectWillChange.send() } }
    }
}
#endif
