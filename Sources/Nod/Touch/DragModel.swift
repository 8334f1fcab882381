/// Something that is lifted, carried and put down, or let go and back where it was.
///
/// A mouse or a pen lifts by moving. A finger lifts by staying, so that one that moves at once can scroll.
/// Source: Documentation/Sources.md, Gestures.
package struct DragModel: Sendable, Equatable {
    /// The figures of a drag; points and seconds.
    package struct Figures: Sendable, Equatable {
        /// The distance after which a mouse or a pen lifts.
        package var slop = 4.0
        /// How long a finger stays until it lifts …
        package var longPress = 0.4
        /// … and the distance within which it counts as staying.
        package var touchSlop = 8.0
        /// The size of what is lifted.
        package var liftScale = 1.03
        /// The spring that lifts it and brings it to its place.
        package var spring = DampedSpring.state
        /// A difference that nobody sees.
        package var tolerance = 0.5
        package var edge = EdgeScroll.Figures()

        package init() {}
    }

    package enum Phase: Int32, Sendable {
        /// Down, and may still mean anything.
        case waiting
        /// It follows.
        case lifted
        /// Let go over a place that may take it.
        case dropped
        /// Taken back.
        case cancelled
        /// It was never lifted.
        case over
    }

    package let figures: Figures
    package private(set) var phase = Phase.waiting
    private let isTouch: Bool
    private let isReduced: Bool
    private let start: Double
    /// Where it was lifted; before that, where the pointer came down.
    private var gripX: Double
    private var gripY: Double
    /// Where the pointer is.
    private var x: Double
    private var y: Double
    private var velocityX = PointerVelocity()
    private var velocityY = PointerVelocity()
    private var scale: SpringMotion
    private var edgeX: EdgeScroll
    private var edgeY: EdgeScroll

    /// A pointer comes down on something.
    ///
    /// - Parameters:
    ///   - x: where the pointer is, in points.
    ///   - y: where it is from above, in points.
    ///   - time: seconds, on any clock that never goes back.
    ///   - isTouch: it lifts by staying, not by moving.
    ///   - isReduced: nothing grows and nothing springs; what is lifted follows all the same.
    ///   - figures: distances and times of the gesture.
    package init(
        x: Double,
        y: Double,
        at time: Double,
        isTouch: Bool,
        isReduced: Bool = false,
        figures: Figures = Figures()
    ) {
        self.figures = figures
        self.isTouch = isTouch
        self.isReduced = isReduced
        start = time
        gripX = x
        gripY = y
        self.x = x
        self.y = y
        scale = SpringMotion(spring: figures.spring, origin: 1, target: 1, start: time)
        edgeX = EdgeScroll(figures: figures.edge)
        edgeY = EdgeScroll(figures: figures.edge)
    }
}

extension DragModel {
    /// When a finger will have stayed long enough, if that is still open.
    package var deadline: Double? { phase == .waiting && isTouch ? start + figures.longPress : nil }

    /// The pointer is there now.
    package mutating func move(x: Double, y: Double, at time: Double) {
        wait(until: time)
        self.x = x
        self.y = y
        velocityX.add(x, at: time)
        velocityY.add(y, at: time)
        guard phase == .waiting else { return }
        let slop = isTouch ? figures.touchSlop : figures.slop
        guard offsetX * offsetX + offsetY * offsetY > slop * slop else { return }
        if isTouch { phase = .over } else { lift(at: time) }
    }

    /// Time has passed and the pointer has not moved.
    package mutating func wait(until time: Double) {
        if let deadline, time >= deadline { lift(at: time) }
    }

    /// The pointer is lifted.
    package mutating func release(at time: Double) {
        wait(until: time)
        end(.dropped)
    }

    /// Something else took over: scrolling, a second finger, the system, Escape.
    package mutating func cancel() { end(.cancelled) }

    private mutating func lift(at time: Double) {
        phase = .lifted
        gripX = x
        gripY = y
        scale = scale.retargeted(to: isReduced ? 1 : figures.liftScale, at: time)
    }

    private mutating func end(_ end: Phase) {
        if phase == .waiting { phase = .over }
        if phase == .lifted { phase = end }
    }
}

extension DragModel {
    /// How far what is lifted follows the pointer, from where it was lifted: one to one.
    package var offsetX: Double { x - gripX }
    package var offsetY: Double { y - gripY }

    /// How it grows when it is lifted; `nil` where it has that size at once.
    package var lift: Track? {
        phase != .lifted || isReduced ? nil : Track(.scale, spring: figures.spring, from: 1, to: figures.liftScale)
    }

    /// The motion from where it was let go to where it belongs, with the velocity it had; `nil` where it is there at
    /// once.
    ///
    /// - Parameters:
    ///   - x: how far right of its place it is.
    ///   - y: how far below its place it is.
    ///   - time: seconds, when it is let go.
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
        Track(.shift, spring: figures.spring, from: distance, to: 0, velocity: velocity, tolerance: figures.tolerance)
    }

    /// By how many points to scroll now; positive to the right and down. Distances are to the edges of what scrolls.
    package mutating func scroll(left: Double, right: Double, top: Double, bottom: Double, at time: Double) -> (
        x: Double, y: Double
    ) {
        guard phase == .lifted else { return (0, 0) }
        return (edgeX.scroll(before: left, after: right, at: time), edgeY.scroll(before: top, after: bottom, at: time))
    }

    /// Whether the pointer is so near an edge that scrolling goes on while it stays.
    package var isNearEdge: Bool { phase == .lifted && (edgeX.isNear || edgeY.isNear) }
}

/// The position and size of something while it travels to its place.
package struct DragJourney: Sendable, Equatable {
    package let x: Track
    package let y: Track
    package let scale: Track

    /// Seconds until all three have ended.
    package var duration: Double { max(x.duration, max(y.duration, scale.duration)) }

    /// How many evenly spaced keyframes represent it, both ends included.
    package var keyframeCount: Int { max(2, Int(duration * Track.keyframeRate) + 1) }

    package func keyframe(_ index: Int) -> (x: Double, y: Double, scale: Double) {
        let time = duration * Double(index) / Double(keyframeCount - 1)
        return (x.value(at: time), y.value(at: time), scale.value(at: time))
    }
}
