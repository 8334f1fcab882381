/// A motion in progress: a spring, its target, and the position and velocity it started with.
///
/// A performer keeps this value and asks it at each frame; a new wish in mid-flight makes a new one that continues it.
package struct SpringMotion: Sendable, Equatable {
    package var spring: DampedSpring
    /// The value at the start.
    package var origin: Double
    /// The value it comes to rest at.
    package var target: Double
    /// Units a second at the start.
    package var velocity: Double
    /// Seconds on the caller's clock.
    package var start: Double

    package init(spring: DampedSpring, origin: Double, target: Double, velocity: Double = 0, start: Double = 0) {
        self.spring = spring
        self.origin = origin
        self.target = target
        self.velocity = velocity
        self.start = start
    }
}

extension SpringMotion {
    /// The value at a time on the caller's clock; before the start, the origin.
    package func value(at time: Double) -> Double {
        spring.position(at: time - start, from: origin, to: target, velocity: velocity)
    }

    /// Units a second at a time on the caller's clock; before the start, as at the start.
    package func velocity(at time: Double) -> Double {
        spring.velocity(at: time - start, from: origin, to: target, velocity: velocity)
    }

    /// The motion that goes on from here to another target; position and velocity have no jump.
    ///
    /// - Parameters:
    ///   - target: where it comes to rest from now on.
    ///   - spring: the spring from now on; without one, the same.
    ///   - time: seconds on the caller's clock.
    package func retargeted(to target: Double, with spring: DampedSpring? = nil, at time: Double) -> SpringMotion {
        SpringMotion(
            spring: spring ?? self.spring,
            origin: value(at: time),
            target: target,
            velocity: velocity(at: time),
            start: time
        )
    }

    /// Whether it is within `tolerance` of the target and never leaves it again, so that no frame is needed any more.
    package func isSettled(at time: Double, within tolerance: Double) -> Bool {
        spring.stays(within: tolerance, displacement: value(at: time) - target, velocity: velocity(at: time))
    }
}
