/// A card that a finger swipes towards its trailing edge, to complete it.
///
/// Starts once the finger has clearly moved along the card; a finger that moves across scrolls. The card follows one
/// to one, with resistance beyond the commit distance. Source: Documentation/Sources.md, Gestures.
package struct SwipeModel: Sendable, Equatable {
    /// Points after which the direction is known.
    package static let slop = 8.0
    /// Where it commits, as a share of the card's width …
    private static let commitShare = 0.35
    /// … within these bounds, in points.
    private static let (leastCommit, mostCommit) = (56.0, 160.0)
    /// Points that the card can move backwards.
    package static let backwardLimit = 24.0
    /// Points from which a flick commits before the distance does.
    private static let flickDistance = 25.0
    /// Velocity of a flick, in points per second; a flick back cancels a swipe.
    private static let flickVelocity = 400.0
    /// An invisible difference, in points.
    private static let tolerance = 0.5

    package enum Phase: Int32, Sendable {
        case waiting
        case following
        /// Follows the finger; released now, it commits.
        case armed
        case returning
        case over
    }

    package private(set) var phase = Phase.waiting
    package private(set) var isCommitted = false
    /// Points from its place.
    package let commitDistance: Double
    private let isRightToLeft: Bool
    private let isReduced: Bool
    private let spring: DampedSpring
    private let beyond: Resistance
    private let backwards: Resistance
    private let startX: Double
    private let startY: Double
    /// Finger travel that doesn't move the card: the slop, minus the offset that the card had.
    private var grip: Double
    /// Pull towards the trailing edge, before resistance.
    private var pull: Double
    private var velocity = PointerVelocity()
    /// A committed card continues out of its place.
    package let leaves: Bool
    /// Offset over time as the card returns or leaves; `nil` if immediate.
    package private(set) var journey: Track?

    /// - Parameters:
    ///   - x: position of the finger, in points.
    ///   - y: downwards.
    ///   - time: seconds, on a clock that never goes back.
    ///   - width: width of the card, in points.
    ///   - offset: offset of a card that was still returning; positive to the right.
    ///   - isRightToLeft: the trailing edge is on the left.
    ///   - isReduced: the card returns without a spring, but still follows the finger.
    ///   - leaves: a committed card continues out of its place.
    package init(
        x: Double,
        y: Double,
        at time: Double,
        width: Double,
        offset: Double = 0,
        isRightToLeft: Bool = false,
        isReduced: Bool = false,
        leaves: Bool = false,
        spring: DampedSpring = .state,
        backwardLimit: Double = backwardLimit
    ) {
        self.spring = spring
        self.isRightToLeft = isRightToLeft
        self.isReduced = isReduced
        self.leaves = leaves
        commitDistance = min(max(width * SwipeModel.commitShare, SwipeModel.leastCommit), SwipeModel.mostCommit)
        beyond = Resistance(limit: max(width - commitDistance, 0))
        backwards = Resistance(limit: backwardLimit)
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

    package mutating func move(x: Double, y: Double, at time: Double) {
        let along = isRightToLeft ? startX - x : x - startX
        velocity.add(along, at: time)
        if phase == .waiting { decide(along: along, across: y - startY, at: time) }
        guard follows else { return }
        pull = along - grip
        phase = pull >= commitDistance ? .armed : .following
    }

    private mutating func decide(along: Double, across: Double, at time: Double) {
        guard along * along + across * across > SwipeModel.slop * SwipeModel.slop else { return }
        guard along.magnitude > across.magnitude else { return comeBack(at: time) }
        // Without the slop, the card would jump by it.
        grip += along
        phase = .following
    }

    package mutating func release(at time: Double) {
        if follows {
            let speed = velocity.value(at: time)
            let isFlick = speed >= SwipeModel.flickVelocity && pull >= SwipeModel.flickDistance
            isCommitted = isFlick || (phase == .armed && speed > -SwipeModel.flickVelocity)
        }
        comeBack(at: time)
    }

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
            spring: spring,
            from: offset,
            to: isCommitted && leaves ? sign * (commitDistance + beyond.limit) : 0,
            velocity: sign * velocity,
            tolerance: SwipeModel.tolerance
        )
    }
}

extension SwipeModel {
    /// Points from its place; positive to the right.
    package var offset: Double { isRightToLeft ? -position : position }

    /// Fraction of the commit distance, 0…1.
    package var progress: Double { min(max(pull / commitDistance, 0), 1) }

    private var position: Double {
        if pull < 0 { return -backwards.position(pulled: -pull) }
        return pull <= commitDistance ? pull : commitDistance + beyond.position(pulled: pull - commitDistance)
    }

    private var rate: Double {
        if pull < 0 { return backwards.rate(pulled: -pull) }
        return pull <= commitDistance ? 1 : beyond.rate(pulled: pull - commitDistance)
    }
}

/// Resistance that grows with the pull, up to `limit`.
///
/// The shape of Apple's scroll views at their ends: (1 − 1 / (pull · 0.55 / limit + 1)) · limit. Source:
/// Documentation/Sources.md, Gestures.
struct Resistance: Sendable, Equatable {
    var limit: Double

    static let softness = 0.55
    /// Fraction of the limit that counts as the end; the limit itself would need an endless pull.
    static let end = 0.95

    func position(pulled pull: Double) -> Double {
        limit > 0 ? (1 - 1 / (pull * Resistance.softness / limit + 1)) * limit : 0
    }

    func pull(at position: Double) -> Double {
        guard limit > 0 else { return 0 }
        let share = min(position / limit, Resistance.end)
        return (1 / (1 - share) - 1) * limit / Resistance.softness
    }

    func rate(pulled pull: Double) -> Double {
        guard limit > 0 else { return 0 }
        let stretch = pull * Resistance.softness / limit + 1
        return Resistance.softness / (stretch * stretch)
    }
}
