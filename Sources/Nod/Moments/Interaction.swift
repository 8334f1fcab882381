/// What one press, key or swipe has been answered with so far.
public struct Interaction: Sendable, Equatable {
    /// What is answered was somebody else's doing, or comes after its action has ended: it is shown and said, not felt or heard.
    public var isNews: Bool
    public var hadHaptic = false
    public var hadSound = false

    /// Seconds within which what names no cause is felt as one with an answer before it: a view that is drawn anew can't tell
    /// which press led to that.
    ///
    /// Source: Documentation/Sources.md, Timing (Nielsen).
    public static let instant = 0.1

    public init(isNews: Bool = false) { self.isNews = isNews }
}
