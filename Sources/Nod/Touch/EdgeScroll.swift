/// Scrolling along one axis while something is held near an edge: the nearer, the faster. Source:
/// Documentation/Sources.md, Gestures.
package struct EdgeScroll: Sendable, Equatable {
    /// Share of the length, from an edge, in which it scrolls.
    private static let startShare = 0.25
    /// Share in which it scrolls fastest.
    private static let fullShare = 0.05
    /// Points per second.
    private static let fastest = 1680.0
    /// Seconds near the edge until it starts: passing through doesn't scroll.
    private static let rest = 0.36
    /// Seconds near the edge until it reaches full speed.
    private static let ramp = 1.2
    /// Seconds that one frame counts at most: a page that stalled doesn't jump.
    private static let longestFrame = 0.1

    private var since: Double?
    private var last = 0.0
    /// Fraction of a point still to scroll: pages scroll by whole points.
    private var remainder = 0.0

    package init() {}

    package var isNear: Bool { since != nil }

    /// Points per second at a distance from an edge.
    package func speed(at distance: Double, of length: Double) -> Double {
        guard length > 0 else { return 0 }
        let share = (EdgeScroll.startShare - distance / length) / (EdgeScroll.startShare - EdgeScroll.fullShare)
        let nearness = min(max(share, 0), 1)
        return EdgeScroll.fastest * nearness * nearness
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
        let frame = min(max(time - last, 0), EdgeScroll.longestFrame)
        last = time
        let progress = min(max((time - start - EdgeScroll.rest) / (EdgeScroll.ramp - EdgeScroll.rest), 0), 1)
        let way = remainder + speed * progress * progress * frame
        let whole = way.rounded(.towardZero)
        remainder = way - whole
        return whole
    }
}
