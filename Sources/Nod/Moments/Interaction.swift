/// Everything that follows from one press, swipe or key, and what of it was answered already.
///
/// A press that becomes a completion is one interaction: whichever haptic came first was the one.
public struct Interaction: Sendable, Equatable {
    /// What came before was somebody else's doing or long ago: it is shown, not felt or heard.
    public var isNews: Bool
    public var hadHaptic = false
    public var hadSound = false

    /// Seconds within which what follows is felt as one with what came before, whoever asked for it.
    ///
    /// Source: Documentation/Sources.md, Timing (Nielsen).
    public static let instant = 0.1

    public init(isNews: Bool = false) { self.isNews = isNews }
}
