/// Something that is lifted, carried and dropped, or returns to its place.
///
/// A mouse or pen lifts by moving. A finger lifts by staying, so that one that moves at once can scroll. Source:
/// Documentation/Sources.md, Gestures.
package struct DragModel: Sendable, Equatable {
    /// Points after which a mouse or pen lifts.
    private static let slop = 4.0
    /// Seconds that a finger stays until it lifts …
    private static let longPress = 0.4
    /// … and points within which it counts as staying.
    private static let touchSlop = 8.0
    private static let liftScale = 1.03
    /// An invisible difference, in points.
    private static let tolerance = 0.5

    package enum Phase: Int32, Sendable {
        case waiting
        case lifted
        case dropped
        case cancelled
        case over
    }

    package private(set) var phase = Phase.waiting
    private let isTouch: Bool
    private let isReduced: Bool
    private let start: Double
    /// Position at the lift; before that, of the touch's start.
    private var gripX: Double
    private var gripY: Double
    private var x: Double
    private var y: Double
    private var velocityX = PointerVelocity()
    private var velocityY = PointerVelocity()
    private var scale: SpringMotion
    private var edgeX = EdgeScroll()
    private var edgeY = EdgeScroll()

    /// - Parameters:
    ///   - x: position of the pointer, in points.
    ///   - y: downwards.
    ///   - time: seconds, on a clock that never goes back.
    ///   - isTouch: a finger, which lifts by staying.
    ///   - isReduced: nothing grows or springs, but it still follows the pointer.
    package init(x: Double, y: Double, at time: Double, isTouch: Bool, isReduced: Bool = false) {
        self.isTouch = isTouch
        self.isReduced = isReduced
        start = time
        gripX = x
        gripY = y
        self.x = x
        self.y = y
        scale = SpringMotion(spring: .state, origin: 1, target: 1, start: time)
    }
}

extension DragModel {
    /// When a finger will have stayed long enough, if undecided.
    package var deadline: Double? { phase == .waiting && isTouch ? start + DragModel.longPress : nil }

    package mutating func move(x: Double, y: Double, at time: Double) {
        wait(until: time)
        self.x = x
        self.y = y
        velocityX.add(x, at: time)
        velocityY.add(y, at: time)
        guard phase == .waiting else { return }
        let slop = isTouch ? DragModel.touchSlop : DragModel.slop
        guard offsetX * offsetX + offsetY * offsetY > slop * slop else { return }
        if isTouch { phase = .over } else { lift(at: time) }
    }

    package mutating func wait(until time: Double) {
        if let deadline, time >= deadline { lift(at: time) }
    }

    package mutating func release(at time: Double) {
        wait(until: time)
        end(.dropped)
    }

    package mutating func cancel() { end(.cancelled) }

    private mutating func lift(at time: Double) {
        phase = .lifted
        gripX = x
        gripY = y
        scale = scale.retargeted(to: isReduced ? 1 : DragModel.liftScale, at: time)
    }

    private mutating func end(_ end: Phase) {
        if phase == .waiting { phase = .over }
        if phase == .lifted { phase = end }
    }
}

extension DragModel {
    /// Distance of the pointer from the place of the lift; the item follows one to one.
    package var offsetX: Double { x - gripX }
    package var offsetY: Double { y - gripY }

    /// Growth when lifted; `nil` if immediate.
    package var lift: Track? {
        phase != .lifted || isReduced ? nil : Track(.scale, spring: .state, from: 1, to: DragModel.liftScale)
    }

    /// The motion from where it was released to its place, with the pointer's velocity; `nil` if immediate. `x` and `y`
    /// are its distance from that place.
    package func journey(fromX x: Double, y: Double, at time: Double) -> DragJourney? {
        guard !isReduced, phase == .dropped || phase == .cancelled else { return nil }
        let size = scale.retargeted(to: 1, at: time)
        return DragJourney(
            x: way(x, velocity: velocityX.value(at: time)),
            y: way(y, velocity: velocityY.value(at: time)),
            scale: Track(.scale, spring: size.spring, from: size.origin, to: 1, velocity: size.velocity)
        )
    }

    private func way(_ distance: Double, velocity: Double) -> Track {
        Track(.shift, spring: .state, from: distance, to: 0, velocity: velocity, tolerance: DragModel.tolerance)
    }

    /// Points to scroll now, right and down positive. Takes the distances to the edges of the scroll view.
    package mutating func scroll(left: Double, right: Double, top: Double, bottom: Double, at time: Double) -> (
        x: Double, y: Double
    ) {
        guard phase == .lifted else { return (0, 0) }
        return (edgeX.scroll(before: left, after: right, at: time), edgeY.scroll(before: top, after: bottom, at: time))
    }

    /// Whether scrolling continues while the pointer stays.
    package var isNearEdge: Bool { phase == .lifted && (edgeX.isNear || edgeY.isNear) }
}

package struct DragJourney: Sendable, Equatable {
    package let x: Track
    package let y: Track
    package let scale: Track

    package var duration: Double { max(x.duration, max(y.duration, scale.duration)) }

    package var keyframeCount: Int { max(2, Int(duration * Track.keyframeRate) + 1) }

    package func keyframe(_ index: Int) -> (x: Double, y: Double, scale: Double) {
        let time = duration * Double(index) / Double(keyframeCount - 1)
        return (x.value(at: time), y.value(at: time), scale.value(at: time))
    }
}
