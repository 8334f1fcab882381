#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// Redraws a view while its player plays a score.
@MainActor
final class ScoreFrames<Player: ScorePlayer>: ObservableObject {
    let player: Player

    init(of player: Player) {
        self.player = player
        player.didPlay = { [weak self] in self?.objectWillChange.send() }
    }
}

extension ScoreFrames where Player == ScorePlayer {
    /// - Parameter parts: the parts of scores to draw; `nil` for all.
    convenience init(parts: Set<ScorePart>? = nil) {
        self.init(of: ScorePlayer())
        player.parts = parts
    }
}

extension View {
    /// Draws the player's scale, opacity, position, flash and burst.
    ///
    /// - Parameter isRow: whether the view is a row with square corners, not a card.
    func performing<Player: ScorePlayer>(_ frames: ScoreFrames<Player>, isRow: Bool = false) -> some View {
        modifier(Performing(frames: frames, isRow: isRow))
    }
}

private struct Performing<Player: ScorePlayer>: ViewModifier {
    @ObservedObject var frames: ScoreFrames<Player>
    let isRow: Bool

    func body(content: Content) -> some View {
        content
            .modifier(ScoreLookModifier(look: frames.player.look, isRow: isRow))
            .background { FrameTicks(isRunning: frames.player.isPlaying) { frames.objectWillChange.send() } }
    }
}

/// Calls `tick` before each frame. Use it beside content, not around it: a `TimelineView` around a row hides a row's
/// swipe actions and separators from the list.
struct FrameTicks: View {
    let isRunning: Bool
    let tick: () -> Void

    var body: some View {
        TimelineView(.animation(paused: !isRunning)) { timeline in
            Color.clear.onChanged(of: timeline.date) { _ in tick() }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

extension View {
    /// Draws the answers to moments that an app reports at `target` over this view: pulse, flash and burst.
    ///
    /// - Parameter target: from `FeedbackCenter.newTarget()`, `FeedbackCenter.item(_:)` or
    ///   `FeedbackCenter.collection(_:)`.
    @_disfavoredOverload
    public func feedbackTarget(_ target: FeedbackTarget) -> some View { modifier(TargetModifier(target: target)) }
}

extension View {
    /// Starts the burst of a completed collection along this progress bar.
    ///
    /// - Parameter target: from `FeedbackCenter.collection(_:)`.
    @_disfavoredOverload public func feedbackBar(_ target: FeedbackTarget) -> some View {
        modifier(TargetModifier(target: target, parts: [.bar]))
    }
}

extension Animation {
    /// The animation that fills the bar of a completed collection while the tick is drawn.
    @_disfavoredOverload public static var collectionFills: Animation {
        .easeInOut(duration: Motion.fullAfter - Motion.fillStart).delay(Motion.fillStart)
    }
}

private struct TargetModifier: ViewModifier {
    let target: TargetID
    @StateObject private var frames: ScoreFrames<ScorePlayer>
    private var answering = ViewCenter()

    init(target: TargetID, parts: Set<ScorePart>? = nil) {
        self.target = target
        _frames = StateObject(wrappedValue: ScoreFrames(parts: parts))
    }

    func body(content: Content) -> some View {
        content
            .performing(frames)
            .task(id: target) { frames.player.attach(to: target, of: answering.center) }
            .onDisappear { frames.player.detach() }
    }
}
#endif
