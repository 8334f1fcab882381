/// Celebrations that an app asks for itself, because it knows by its own data what was achieved.
extension FeedbackSession {
    mutating func celebrate(
        _ style: CelebrationStyle,
        on target: TargetID,
        cause: TargetID?,
        at time: Double
    ) {
        let standing = standing(of: cause)
        var interaction = Interaction(isNews: standing == .late)
        interaction.hadHaptic = cause == nil && time - lastFelt <= Interaction.instant
        interaction.hadSound = cause == nil && time - lastHeard <= Interaction.instant
        perform(celebration(style, in: &interaction, at: time), on: target, standing, at: time)
    }

    mutating func scatter(_ count: Int, on target: TargetID, at time: Double) {
        var interaction = Interaction(isNews: true)
        var score = celebration(.collectionCompleted, in: &interaction, at: time)
        score.burst?.count = min(max(count, Burst.counts.lowerBound), Burst.counts.upperBound)
        perform(score, on: target, .own, at: time)
    }

    private mutating func celebration(
        _ style: CelebrationStyle,
        in interaction: inout Interaction,
        at time: Double
    ) -> Score {
        var score = director.answer(style.moment, in: &interaction, at: time)
        score.withdrawToast()
        return score
    }
}

extension CelebrationStyle {
    /// The moment that this celebrates.
    package var moment: Moment {
        switch self {
        case .itemCompleted: .itemCompleted
        case .firstCapture: .firstCapture
        case .collectionCompleted: .collectionCompleted
        }
    }
}
