extension FeedbackSession {
    /// Something worth knowing, in an app's own words: shown and said, neither felt nor heard.
    public mutating func inform(_ message: Int, on target: Int, at time: Double) -> [Effect] {
        effects = []
        tick(at: time)
        var score = Score([])
        score.toast = .notice
        score.announcement = Announcement(.toast)
        perform(score, on: target, .own, at: time)
        toasts.show(.notice, message: message, at: time)
        collectToasts()
        discardSettled()
        return effects
    }
}
