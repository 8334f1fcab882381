/// Celebrations that an app asks for itself, because it knows by its own data what was achieved.
extension FeedbackSession {
    /// A celebration on `target`, without a toast: what it is about, the app says.
    ///
    /// - Parameters:
    ///   - style: what is celebrated.
    ///   - count: how many particles fly, if not as many as the style has.
    ///   - target: where it is drawn.
    ///   - pressed: what was pressed last; its press and this are one interaction.
    ///   - answered: what has been felt and heard so shortly before that this is one with it.
    ///   - time: seconds, on the clock of the other events.
    public mutating func celebrate(
        _ style: CelebrationStyle,
        count: Int? = nil,
        on target: Int,
        inPressOf pressed: Int = 0,
        after answered: Interaction = Interaction(),
        at time: Double
    ) -> [Effect] {
        effects = []
        tick(at: time)
        var interaction = interaction(of: pressed)
        interaction.add(answered)
        var score = director.answer(style.moment, in: &interaction, at: time)
        remember(interaction, of: pressed)
        if let count { score.burst?.count = min(max(count, Burst.counts.lowerBound), Burst.counts.upperBound) }
        score.toast = nil
        if score.announcement?.words == .toast { score.announcement = nil }
        emit(.perform(score, target: target))
        collectToasts()
        discardSettled()
        return effects
    }
}

extension Interaction {
    mutating func add(_ other: Interaction) {
        isNews = isNews || other.isNews
        hadHaptic = hadHaptic || other.hadHaptic
        hadSound = hadSound || other.hadSound
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
