#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// What is answered at `target` is seen over this view: its pulse, its flash, its burst.
    ///
    /// For what an app reports by itself, as a composer that has saved.
    ///
    /// - Parameter target: a number of ``FeedbackCenter/newNumber()`` or ``FeedbackCenter/number(of:)``.
    public func feedbackTarget(_ target: Int) -> some View { modifier(FeedbackTarget(target: target)) }
}

private struct FeedbackTarget: ViewModifier {
    let target: Int
    @StateObject private var player = ScorePlayer()
    private var feedback = Feedback()

    init(target: Int) { self.target = target }

    func body(content: Content) -> some View {
        content
            .performing(player)
            .task(id: target) { player.attach(to: target, of: feedback.center) }
            .onDisappear { player.detach() }
    }
}
#endif
