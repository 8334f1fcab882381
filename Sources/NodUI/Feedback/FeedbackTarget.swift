#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension View {
    /// Shows the answers at `target` over this view: pulse, flash and burst.
    ///
    /// For moments that an app reports itself, such as a composer that has saved.
    ///
    /// - Parameter target: from ``FeedbackCenter/newTarget()``, or that of a ``FeedbackCenter/item(_:)`` or ``FeedbackCenter/collection(_:)``.
    public func feedbackTarget(_ target: TargetID) -> some View { modifier(FeedbackTarget(target: target)) }
}

private struct FeedbackTarget: ViewModifier {
    let target: TargetID
    @StateObject private var frames = ScoreFrames()
    private var answering = ViewCenter()

    init(target: TargetID) { self.target = target }

    func body(content: Content) -> some View {
        content
            .performing(frames)
            .task(id: target) { frames.player.attach(to: target, of: answering.center) }
            .onDisappear { frames.player.detach() }
    }
}
#endif
