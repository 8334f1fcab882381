/// Celebrations that an app asks for itself, because it knows by its own data what was achieved.
extension FeedbackSession {
    /// A celebration on `target`, without a toast: what it is about, the app says.
    ///
    /// - Parameters:
    ///   - style: what is celebrated.
    ///   - count: particles by themselves, as many: seen, and neither felt nor heard.
    ///   - target: where it is drawn.
    ///   - cause: the control whose action led to it. Without one, what was felt or heard within an instant is not felt or heard
    ///     again: a view that is drawn anew can't tell.
    ///   - time: seconds, on the clock of the other events.
    public mutating func celebrate(
        _ style: CelebrationStyle,
        count: Int? = nil,
        on target: Int,
        cause: Int?,
        at time: Double
    ) -> [Effect] {
        effects = []
        tick(at: time)
        let standing = standing(of: cause)
        var interaction = Interaction(isNews: standing == .late || count != nil)
        interaction.hadHaptic = cause == nil && time - lastFelt <= Interaction.instant
        interaction.hadSound = cause == nil && time - lastHeard <= Interaction.instant
        var score = director.answer(style.moment, in: &interaction, at: time)
        if let count { score.burst?.count = min(max(count, Burst.counts.lowerBound), Burst.counts.upperBound) }
        score.toast = nil
        if score.announcement?.words == .toast { score.announcement = nil }
        perform(score, on: target, standing, at: time)
        collectToasts()
        discardSettled()
        return effects
    }
}

extension CelebrationStyle {
    /// What happened when this is celebrated.
    public var moment: Moment {
        switch self {
        case .itemCompleted: .itemCompleted
        case .firstCapture: .firstCapture
        case .collectionCompleted: .collectionCompleted
        }
    }
}
