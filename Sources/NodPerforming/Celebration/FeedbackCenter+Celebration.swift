import Nod

/// Celebrations that an app asks for itself.
extension FeedbackCenter {
    /// Celebrates on `target`, as part of the action that asks for it. A view that is drawn again can't tell which one
    /// did: there, what was felt or heard within an instant is not felt or heard again.
    public func celebrate(_ style: CelebrationStyle, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.celebrated(style, target: target, cause: cause), in: context)
    }

    /// Particles by themselves: seen, and neither felt nor heard.
    package func scatter(_ count: Int, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.scattered(count, target: target), in: context)
    }
}
