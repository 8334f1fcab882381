#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import SwiftUI

/// Plays the scores of one target over its view. While nothing plays, it requests no frame.
@MainActor
final class ScorePlayer: ObservableObject, FeedbackStage {
    @Published private(set) var isPlaying = false
    /// The part of each score that is drawn here.
    var part = ScorePart.whole
    /// Called after each accepted score, for example by a check whose symbol bounces.
    var onScore: (Score) -> Void = { _ in }

    private(set) var playback = ScorePlayback()
    private var attached: (center: FeedbackCenter, target: TargetID)?
    private var rest: (any FeedbackWake)?

    /// Plays the scores of `target` here from now on; repeating the call changes nothing.
    func attach(to target: TargetID, of center: FeedbackCenter) {
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
    /// Draws the player's scale, opacity, position, flash and burst.
    ///
    /// The frames are counted beside the view, so that a row keeps its swipe actions and separators.
    ///
    /// - Parameter isRow: it fills a row, whose corners are square, and is no card.
    func performing(_ player: ScorePlayer, isRow: Bool = false) -> some View {
        modifier(Performing(player: player, isRow: isRow))
    }
}

private struct Performing: ViewModifier {
    @ObservedObject var player: ScorePlayer
    let isRow: Bool

    func body(content: Content) -> some View {
        content
            .modifier(ScoreLookModifier(look: player.look, isRow: isRow))
            .background { FrameTicks(isRunning: player.isPlaying) { player.objectWillChange.send() } }
    }
}
#endif
