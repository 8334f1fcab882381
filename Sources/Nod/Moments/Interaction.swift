/// Everything that follows from one press, swipe or key, and what of it was answered already.
///
/// A press that becomes a completion is one interaction: whichever haptic came first was the one.
public struct Interaction: Sendable, Equatable {
    /// What came before was somebody else's doing or long ago: it is shown, not felt or heard.
    public var isNews: Bool
    public var hadHaptic = false
    public var hadSound = false

    public init(isNews: Bool = false) { self.isNews = isNews }
}
