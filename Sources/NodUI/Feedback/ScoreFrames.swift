#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// The frames of the scores that play over a view. While nothing plays, it requests none.
@MainActor
final class ScoreFrames<Player: ScorePlayer>: ObservableObject {
    let player: Player

    init(of player: Player) {
        self.player = player
        player.didPlay = { [weak self] in self?.objectWillChange.send() }
    }
}

extension ScoreFrames where Player == ScorePlayer {
    /// - Parameter parts: the parts of each score that are drawn here; `nil` for all of it.
    convenience init(parts: Set<ScorePart>? = nil) {
        self.init(of: ScorePlayer())
        player.parts = parts
    }
}

extension View {
    /// Draws the player's scale, opacity, position, flash and burst.
    ///
    /// The frames are counted beside the view, so that a row keeps its swipe actions and separators.
    ///
    /// - Parameter isRow: it fills a row, whose corners are square, and is no card.
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

/// Calls `tick` before each frame while something moves, and draws nothing.
///
/// It stands beside an app's content, never around it: a row's swipe actions and separators don't get through a
/// `TimelineView`.
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
    /// Shows the answers at `target` over this view: pulse, flash and burst.
    ///
    /// For moments that an app reports itself, such as a composer that has saved.
    ///
    /// - Parameter target: from `FeedbackCenter.newTarget()`, or that of a `FeedbackCenter.item(_:)` or `FeedbackCenter.collection(_:)`.
    public func feedbackTarget(_ target: FeedbackTarget) -> some View { modifier(TargetModifier(target: target)) }
}

extension View {
    /// Lets the burst of a completed collection leave along this bar, which is full by then.
    ///
    /// - Parameter target: that of the `FeedbackCenter.collection(_:)`.
    public func feedbackBar(_ target: FeedbackTarget) -> some View {
        modifier(TargetModifier(target: target, parts: [.bar]))
    }
}

extension Animation {
    /// The bar of a completed collection fills by it, while the tick is drawn.
    public static var collectionFills: Animation {
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
