/// Scrolling along one axis while something is held near an edge: faster the nearer, and not at once.
///
/// Source: Documentation/Sources.md, Gestures.
package struct EdgeScroll: Sendable, Equatable {
    package struct Figures: Sendable, Equatable {
        /// The share of the length, from an edge, within which it scrolls.
        package var startShare = 0.25
        /// The share from which on it scrolls fastest.
        package var fullShare = 0.05
        /// Points a second.
        package var fastest = 1680.0
        /// Seconds near the edge until it scrolls, so that what is only carried past scrolls nothing.
        package var rest = 0.36
        /// Seconds near the edge after which it scrolls as fast as the distance says.
        package var ramp = 1.2
        /// Seconds: a page that stood still for longer does not jump.
        package var longestFrame = 0.1

        package init() {}
    }

    package let figures: Figures
    /// Since when the pointer is near an edge.
    private var since: Double?
    private var last = 0.0
    /// The fraction of a point still to scroll: pages scroll by whole points.
    private var remainder = 0.0

    package init(figures: Figures = Figures()) { self.figures = figures }

    package var isNear: Bool { since != nil }

    /// Points a second at a distance from an edge of something that long.
    package func speed(at distance: Double, of length: Double) -> Double {
        guard length > 0 else { return 0 }
        let share = (figures.startShare - distance / length) / (figures.startShare - figures.fullShare)
        let nearness = min(max(share, 0), 1)
        return figures.fastest * nearness * nearness
    }

    /// By how many points to scroll now: below zero towards the edge before, above towards the one after.
    package mutating func scroll(before: Double, after: Double, at time: Double) -> Double {
        let length = before + after
        let speed = speed(at: after, of: length) - speed(at: before, of: length)
        guard speed != 0 else {
            since = nil
            remainder = 0
            return 0
        }
        let start = since ?? time
        if since == nil { last = time }
        since = start
        let frame = min(max(time - last, 0), figures.longestFrame)
        last = time
        let progress = min(max((time - start - figures.rest) / (figures.ramp - figures.rest), 0), 1)
        let way = remainder + speed * progress * progress * frame
        let whole = way.rounded(.towardZero)
        remainder = way - whole
        return whole
    }
}
