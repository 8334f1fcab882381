/// A card under a finger that swipes it from its leading towards its trailing edge, to complete it.
///
/// It starts when the finger has clearly gone along the card; a finger that goes across scrolls, and is let go for
/// good. Then the card follows the finger one to one, and with resistance from where it commits.
/// Source: Documentation/Sources.md, Gestures.
package struct SwipeModel: Sendable, Equatable {
    /// The figures of a swipe; points and points a second.
    package struct Figures: Sendable, Equatable {
        /// The distance after which the finger's direction is known.
        package var slop = 8.0
        /// Where it commits, as a share of the card's width …
        package var commitShare = 0.35
        /// … within these bounds.
        package var commitRange = 56.0...160.0
        /// How far the card gives in the other direction.
        package var backwardLimit = 24.0
        /// From here on a flick commits before the distance does.
        package var flickDistance = 25.0
        /// The velocity of a flick; a flick back cancels a swipe that had gone far enough.
        package var flickVelocity = 400.0
        /// The spring that brings the card back.
        package var spring = DampedSpring.state
        /// A difference that nobody sees.
        package var tolerance = 0.5

        package init() {}
    }

    package enum Phase: Int32, Sendable {
        /// The finger is down, and may still mean anything.
        case waiting
        /// The card follows.
        case following
        /// The card follows; let go now, it commits.
        case armed
        /// The finger is gone or let go; the card comes back to its place.
        case returning
        /// Nothing is left to do.
        case over
    }

    package let figures: Figures
    package private(set) var phase = Phase.waiting
    /// Whether it was let go where it commits.
    package private(set) var isCommitted = false
    /// Where the card commits, in points from its place.
    package let commitDistance: Double
    private let isRightToLeft: Bool
    private let isReduced: Bool
    private let beyond: Resistance
    private let backwards: Resistance
    private let startX: Double
    private let startY: Double
    /// The finger's distance along the card that does not move it: all before it started, less its offset then.
    private var grip: Double
    /// How far the card is pulled towards its trailing edge, before any resistance.
    private var pull: Double
    private var velocity = PointerVelocity()
    /// Committed, it goes on out of its place.
    private let leaves: Bool
    /// How the card comes back or goes out: its offset over time. Without one it is there at once.
    package private(set) var journey: Track?

    /// A finger comes down on a card.
    ///
    /// - Parameters:
    ///   - x: where the finger is, in points.
    ///   - y: where it is from above, in points.
    ///   - time: seconds, on any clock that never goes back.
    ///   - width: the card's, in points.
    ///   - offset: where the card is, when it was still coming back; positive to the right.
    ///   - isRightToLeft: the trailing edge is the left one.
    ///   - isReduced: the card comes back without a spring. It still follows: that motion is the finger's own.
    ///   - leaves: committed, it goes on out of its place, with the finger's speed.
    ///   - figures: distances of the gesture.
    package init(
        x: Double,
        y: Double,
        at time: Double,
        width: Double,
        offset: Double = 0,
        isRightToLeft: Bool = false,
        isReduced: Bool = false,
        leaves: Bool = false,
        figures: Figures = Figures()
    ) {
        self.figures = figures
        self.isRightToLeft = isRightToLeft
        self.isReduced = isReduced
        self.leaves = leaves
        let bounds = figures.commitRange
        commitDistance = min(max(width * figures.commitShare, bounds.lowerBound), bounds.upperBound)
        beyond = Resistance(limit: max(width - commitDistance, 0))
        backwards = Resistance(limit: figures.backwardLimit)
        startX = x
        startY = y
        grip = 0
        pull = 0
        let position = isRightToLeft ? -offset : offset
        if position < 0 {
            pull = -backwards.pull(at: -position)
        } else if position > commitDistance {
            pull = commitDistance + beyond.pull(at: position - commitDistance)
        } else {
            pull = position
        }
        grip = -pull
        velocity.add(0, at: time)
    }
}

extension SwipeModel {
    private var follows: Bool { phase == .following || phase == .armed }

    /// The finger is there now.
    package mutating func move(x: Double, y: Double, at time: Double) {
        let along = isRightToLeft ? startX - x : x - startX
        velocity.add(along, at: time)
        if phase == .waiting { decide(along: along, across: y - startY, at: time) }
        guard follows else { return }
        pull = along - grip
        phase = pull >= commitDistance ? .armed : .following
    }

    private mutating func decide(along: Double, across: Double, at time: Double) {
        guard along * along + across * across > figures.slop * figures.slop else { return }
        guard along.magnitude > across.magnitude else { return comeBack(at: time) }
        // The card does not jump by the distance it took to decide.
        grip += along
        phase = .following
    }

    /// The finger is lifted: it commits by distance or by a flick, and the card comes back or goes out.
    package mutating func release(at time: Double) {
        if follows {
            let speed = velocity.value(at: time)
            let isFlick = speed >= figures.flickVelocity && pull >= figures.flickDistance
            isCommitted = isFlick || (phase == .armed && speed > -figures.flickVelocity)
        }
        comeBack(at: time)
    }

    /// Something else took over: scrolling, a second finger, the system, Escape.
    package mutating func cancel(at time: Double) { comeBack(at: time) }

    private mutating func comeBack(at time: Double) {
        guard phase != .over && phase != .returning else { return }
        let speed = follows ? velocity.value(at: time) * rate : 0
        phase = position == 0 ? .over : .returning
        journey = isReduced || phase == .over ? nil : track(velocity: speed)
    }

    private func track(velocity: Double) -> Track {
        let sign = isRightToLeft ? -1.0 : 1
        return Track(
            .shift,
            spring: figures.spring,
            from: offset,
            to: isCommitted && leaves ? sign * (commitDistance + beyond.limit) : 0,
            velocity: sign * velocity,
            tolerance: figures.tolerance
        )
    }
}

extension SwipeModel {
    /// Where the card is drawn, in points from its place; positive to the right.
    package var offset: Double { isRightToLeft ? -position : position }

    /// The share of the distance to where it commits, 0…1.
    package var progress: Double { min(max(pull / commitDistance, 0), 1) }

    /// The same towards its trailing edge.
    private var position: Double {
        if pull < 0 { return -backwards.position(pulled: -pull) }
        return pull <= commitDistance ? pull : commitDistance + beyond.position(pulled: pull - commitDistance)
    }

    /// How fast the card goes for a finger of one point a second.
    private var rate: Double {
        if pull < 0 { return backwards.rate(pulled: -pull) }
        return pull <= commitDistance ? 1 : beyond.rate(pulled: pull - commitDistance)
    }
}
