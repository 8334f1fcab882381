/// Scrolling along one axis while something is held near an edge: the nearer, the faster. Source:
/// Documentation/Sources.md, Gestures.
package struct EdgeScroll: Sendable, Equatable {
    package struct Figures: Sendable, Equatable {
        /// Share of the length, from an edge, in which it scrolls.
        package var startShare = 0.25
        /// Share in which it scrolls fastest.
        package var fullShare = 0.05
        /// Points per second.
        package var fastest = 1680.0
        /// Seconds near the edge until it starts: passing by doesn't scroll.
        package var rest = 0.36
        /// Seconds near the edge until it reaches full speed.
        package var ramp = 1.2
        /// Seconds that one frame counts at most: a page that stalled doesn't jump.
        package var longestFrame = 0.1

        package init() {}
    }

    package let figures: Figures
    private var since: Double?
    private var last = 0.0
    /// Fraction of a point still to scroll: pages scroll by whole points.
    private var remainder = 0.0

    package init(figures: Figures = Figures()) { self.figures = figures }

    package var isNear: Bool { since != nil }

    /// Points per second at a distance from an edge.
    package func speed(at distance: Double, of length: Double) -> Double {
        guard length > 0 else { return 0 }
        let share = (figures.startShare - distance / length) / (figures.startShare - figures.fullShare)
        let nearness = min(max(share, 0), 1)
        return figures.fastest * nearness * nearness
    }

    /// Points to scroll now: negative towards the edge before.
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
