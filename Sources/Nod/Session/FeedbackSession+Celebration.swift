/// Celebrations that an app asks for itself, because it knows by its own data what was achieved.
extension FeedbackSession {
    mutating func celebrate(
        _ style: CelebrationStyle,
        particles: Int?,
        on target: Int,
        cause: Int?,
        in context: FeedbackContext?,
        at time: Double
    ) {
        let standing = standing(of: cause)
        var interaction = Interaction(isNews: standing == .late || particles != nil, in: context)
        interaction.hadHaptic = cause == nil && time - lastFelt <= Interaction.instant
        interaction.hadSound = cause == nil && time - lastHeard <= Interaction.instant
        var score = director.answer(style.moment, in: &interaction, at: time)
        if let particles { score.burst?.count = min(max(particles, Burst.counts.lowerBound), Burst.counts.upperBound) }
        score.withdrawToast()
        perform(score, on: target, standing, at: time)
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
