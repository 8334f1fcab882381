import Nod

/// Celebrations that an app asks for itself.
extension FeedbackCenter {
    /// Celebrates on `target`, as part of the action that asks for it. A view that is drawn anew can't tell which one did: there,
    /// what was felt or heard within an instant is not felt or heard again.
    public func celebrate(_ style: CelebrationStyle, on target: Int, in context: FeedbackContext? = nil) {
        let cause = cause
        ask(.tick, in: context) { session, time in session.celebrate(style, on: target, cause: cause, at: time) }
    }

    /// Particles by themselves: seen, and neither felt nor heard.
    public func scatter(_ count: Int, on target: Int, in context: FeedbackContext? = nil) {
        ask(.tick, in: context) { session, time in
            session.celebrate(.collectionCompleted, count: count, on: target, cause: nil, at: time)
        }
    }
}
