#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    @available(*, deprecated, message: "Use .transition(.completion)")
    @_disfavoredOverload public func taskRowTransition() -> some View { transition(.completion) }
}

extension AnyTransition {
    /// Inserts a row by scale and opacity, and removes it towards the trailing edge; under Reduce Motion it fades.
    ///
    /// ```swift
    /// TaskRow(task).transition(.completion)
    /// ```
    ///
    /// For rows in stacks. `List` moves its own rows; ``DepartingRows`` works in both.
    @_disfavoredOverload
    @MainActor public static var completion: AnyTransition { .row(RowMotion.shared(in: FeedbackCenter.shared.context)) }

    /// - Parameter isLeaving: whether the row already moves, and SwiftUI only keeps it.
    static func row(_ motion: RowMotion, isLeaving: Bool = false) -> AnyTransition {
        let way = isLeaving ? ScorePlayback() : motion.goes
        return asymmetric(
            insertion: .modifier(
                active: RowMovement(way: motion.comes),
                identity: RowMovement(way: motion.comes, time: motion.comes.duration)
            )
            .animation(.along(motion.comes)),
            removal: .modifier(
                active: RowMovement(way: way, time: motion.goes.duration),
                identity: RowMovement(way: way)
            )
            .animation(.along(motion.goes))
        )
    }
}

extension Animation {
    /// Lasts as long as `way`, which contains the curves.
    static func along(_ way: ScorePlayback) -> Animation { .linear(duration: way.duration) }
}

/// A row's movement, animated by SwiftUI so that a list keeps its swipe actions.
struct RowMovement: ViewModifier, Animatable {
    let way: ScorePlayback
    /// Seconds from the start.
    var time = 0.0

    nonisolated var animatableData: Double {
        get { time }
        set { time = newValue }
    }

    func body(content: Content) -> some View {
        let look = way.look(at: time)
        content
            .scaleEffect(look.scale)
            .opacity(look.opacity)
            .offset(x: look.slide)
    }
}
#endif
