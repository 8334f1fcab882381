import Nod

/// Celebrations that an app asks for itself.
extension FeedbackCenter {
    /// Celebrates on `target`. What was just felt or heard, of the same press or within an instant, is not felt or heard again.
    public func celebrate(_ style: CelebrationStyle, on target: Int, in context: FeedbackContext? = nil) {
        var answered = Interaction()
        answered.hadHaptic = clock.now - lastFelt <= Interaction.instant
        answered.hadSound = clock.now - lastHeard <= Interaction.instant
        let cause = cause(at: clock.now)
        ask(.tick, in: context) { [answered] session, time in
            session.celebrate(style, on: target, inPressOf: cause, after: answered, at: time)
        }
    }

    /// Particles by themselves: seen, and neither felt nor heard.
    public func scatter(_ count: Int, on target: Int, in context: FeedbackContext? = nil) {
        ask(.tick, in: context) { session, time in
            session.celebrate(
                .collectionCompleted,
                count: count,
                on: target,
                after: Interaction(isNews: true),
                at: time
            )
        }
    }
}
