/// The answers of one press, key or swipe so far.
public struct Interaction: Sendable, Equatable {
    /// Somebody else's doing, or later than the action that led to it: shown and said, not felt or heard.
    public var isNews: Bool
    /// The context of its place; `nil` for the session's own.
    public var context: FeedbackContext?
    public var hadHaptic = false
    public var hadSound = false

    /// Seconds within which an answer without a cause counts as one with the answer before it: a view that is drawn
    /// again can't tell which press led to that.
    ///
    /// Source: Documentation/Sources.md, Timing (Nielsen).
    public static let instant = 0.1

    public init(isNews: Bool = false, in context: FeedbackContext? = nil) {
        self.isNews = isNews
        self.context = context
    }
}
