/// The answers of one press, key or swipe so far.
package struct Interaction: Sendable, Equatable {
    /// Somebody else's doing, or later than the action that led to it: shown and said, not felt or heard.
    package var isNews: Bool
    package var hadHaptic = false
    package var hadSound = false

    /// Seconds within which an answer without a cause counts as one with the answer before it: a view that is drawn
    /// again can't tell which press led to that.
    ///
    /// Source: Documentation/Sources.md, Timing (Nielsen).
    package static let instant = 0.1

    package init(isNews: Bool = false) { self.isNews = isNews }
}
