#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Answers a check of your own: one haptic, one sound and a flash over this view when `isCompleted` becomes true.
    ///
    /// ```swift
    /// TaskRow(task).completionFeedback(trigger: task.isDone)
    /// ```
    ///
    /// Use it instead of `.sensoryFeedback(_:trigger:)`. Reopening is quiet; the app's own changes are answered, too.
    @_disfavoredOverload public func completionFeedback(trigger isCompleted: Bool) -> some View {
        modifier(
            CelebrationOnChange(trigger: isCompleted) { presenter, feedback, isCompleted in
                guard isCompleted else {
                    return feedback.report(.reopened, on: presenter.target(of: feedback.center))
                }
                var context = feedback.context
                let haptic = context.design.replacement(of: .completed).haptic.applied(to: Haptic(.success))
                context.design.change(hapticOf: .itemCompleted, to: haptic.map { .replaced($0) } ?? .removed)
                presenter.celebrate(.itemCompleted, in: context, of: feedback.center)
            }
        )
    }

    /// Sets the haptic of checks, swipes and `.completionFeedback(trigger:)` inside.
    ///
    /// ```swift
    /// ContentView().completionHaptics(.off)
    /// ```
    @_disfavoredOverload public func completionHaptics(_ haptics: CompletionHaptics) -> some View {
        transformEnvironment(\.feedbackDesign) { design in
            for moment in [Moment.completed, .itemCompleted] {
                design.change(hapticOf: moment, to: haptics.haptic.map { .replaced($0) } ?? .removed)
            }
            if haptics == .off { design.change(hapticOf: .collectionCompleted, to: .removed) }
        }
    }
}

/// The haptic of completing.
public struct CompletionHaptics: Sendable, Equatable {
    let haptic: Haptic?

    /// Completing, also of a collection, is seen and heard only.
    public static let off = CompletionHaptics(haptic: nil)
    public static let light = haptic(Haptic(.light))
    public static let medium = haptic(Haptic(.medium))
    public static let success = haptic(Haptic(.success))

    /// A haptic of some strength: `.haptic(FeedbackHaptic(.light, intensity: 0.5))`.
    public static func haptic(_ haptic: FeedbackHaptic) -> CompletionHaptics { CompletionHaptics(haptic: haptic) }
}
#endif
