/// A damped spring of unit mass, in closed form.
///
/// ```swift
/// let position = DampedSpring.snappy.position(at: 0.1, from: 0, to: 64)
/// ```
///
/// Position is a function of time alone: it does not depend on the frame rate, and any moment can be asked for.
/// Parameters follow Apple's: `response` is the period of the undamped spring, `damping` the fraction of critical
/// damping.
/// A value outside its range is replaced by the nearest inside, so that a wrong setting never stops a task.
/// Source: Documentation/Sources.md, Apple springs.
public struct DampedSpring: Sendable, Equatable {
    /// Seconds, .001 … 1000; NaN becomes .5, Apple's default.
    public var response: Double {
        didSet { response = Self.validResponse(response) }
    }
    /// 0 rings for ever, 1 is critical, above 1 creeps; up to 1000. NaN becomes 1.
    public var damping: Double {
        didSet { damping = Self.validDamping(damping) }
    }

    /// - Parameters:
    ///   - response: seconds, .001 … 1000.
    ///   - damping: fraction of critical damping, 0 … 1000.
    public init(response: Double, damping: Double) {
        self.response = Self.validResponse(response)
        self.damping = Self.validDamping(damping)
    }

    private static func validResponse(_ value: Double) -> Double {
        value.isNaN ? 0.5 : min(max(value, 0.001), 1000)
    }

    private static func validDamping(_ value: Double) -> Double {
        value.isNaN ? 1 : min(max(value, 0), 1000)
    }
}

extension DampedSpring {
    /// A spring by duration and bounce, as SwiftUI describes it.
    ///
    /// - Parameters:
    ///   - duration: the response in seconds.
    ///   - bounce: −1 creeps, 0 is critical, 1 rings for ever.
    public init(duration: Double, bounce: Double) {
        self.init(response: duration, damping: bounce < 0 ? 1 / max(1 + bounce, 0) : 1 - bounce)
    }

    /// A spring by its physics, scaled to unit mass.
    ///
    /// - Parameters:
    ///   - mass: greater than zero.
    ///   - stiffness: force per displacement, greater than zero.
    ///   - damping: friction force per velocity, not the fraction of critical damping.
    public init(mass: Double, stiffness: Double, damping: Double) {
        self.init(
            response: 2 * Functions.pi * (mass / stiffness).squareRoot(),
            damping: damping / (2 * (stiffness * mass).squareRoot())
        )
    }

    /// Force per displacement of the unit mass: (2π / response)².
    package var stiffness: Double { frequency * frequency }

    /// Friction force per velocity of the unit mass: 4π · damping / response.
    package var friction: Double { 2 * decay }
}

extension DampedSpring {
    /// A change of state: expanding, reordering, inserting (seed 001: response .3–.4, damping .8–.9).
    public static let state = DampedSpring(response: 0.35, damping: 0.85)
    /// A button going down and up in the standard profile: the seed's response, as calm as seed 001 asks.
    package static let press = DampedSpring(response: 0.3, damping: 0.85)
    /// A button going down and up in the child profile (seed 003).
    package static let childPress = DampedSpring(response: 0.3, damping: 0.6)
    /// The check of a completed task: at rest by .25 s (seed 000: 150–250 ms).
    public static let check = DampedSpring(response: 0.25, damping: 0.75)

    /// Apple's spring without bounce.
    public static let smooth = DampedSpring(duration: 0.5, bounce: 0)
    /// Apple's spring with a little bounce.
    public static let snappy = DampedSpring(duration: 0.5, bounce: 0.15)
    /// Apple's spring with a clear bounce.
    public static let bouncy = DampedSpring(duration: 0.5, bounce: 0.3)
}

extension DampedSpring {
    /// The position of something that started at `origin` with `velocity` and is pulled to `target`.
    ///
    /// - Parameters:
    ///   - time: seconds since the start; before it, the origin; from 1e15 on, the target.
    ///   - origin: where it starts.
    ///   - target: where it comes to rest.
    ///   - velocity: units a second at the start, so that a new target keeps the motion it interrupts.
    public func position(at time: Double, from origin: Double, to target: Double, velocity: Double = 0)
        -> Double
    {
        guard time > 0 else { return origin }
        let basis = basis(at: time)
        let displacement = origin - target
        return target + (displacement * basis.cosine + (velocity + decay * displacement) * basis.sine)
    }

    /// The velocity at a time, in units a second; the initial one before the start, zero from 1e15 s on.
    public func velocity(at time: Double, from origin: Double, to target: Double, velocity: Double = 0) -> Double {
        guard time > 0 else { return velocity }
        let basis = basis(at: time)
        let pull = stiffness * (origin - target) + decay * velocity
        return velocity * basis.cosine - pull * basis.sine
    }

    /// The initial velocity, in units a second, that makes something at rest on its target peak at `displacement`.
    package func impulse(peaking displacement: Double) -> Double {
        // The peak comes at arccos(damping) / √(1 − damping²) / frequency; by then the motion has died away by
        // `damping` times that angle.
        let halfAngle = Functions.arctangentRatio((1 - damping) / (1 + damping), onePlusQ: 2 / (1 + damping))
        return displacement * frequency * Functions.exp(damping * 2 * halfAngle / (1 + damping))
    }
}

extension DampedSpring {
    /// Radians a second of the undamped spring.
    private var frequency: Double { 2 * Functions.pi / response }

    /// By how many e-foldings a second the motion dies away.
    private var decay: Double { frequency * damping }

    /// Radians a second, squared, at which the damped spring rings; zero when critical, negative when it creeps.
    private var ringing: Double { stiffness * ((1 - damping) * (1 + damping)) }

    /// The two motions every other is made of: the dying cos ωt and sin ωt / ω, with their limits where ω is not real.
    private func basis(at time: Double) -> (cosine: Double, sine: Double) {
        guard time < 1e15 else { return (0, 0) }
        let ringing = ringing
        let z = ringing * time * time
        if z.magnitude < 0.01 { return critical(at: time, squaredPhase: z) }
        if ringing < 0 { return creeping(at: time, rate: (-ringing).squareRoot()) }
        let rate = ringing.squareRoot()
        let size = Functions.exp(-decay * time)
        return (size * Functions.cos(rate * time), size * Functions.sin(rate * time) / rate)
    }

    /// Around critical damping sine and hyperbolic sine meet in one series, without a difference of near equals.
    private func critical(at time: Double, squaredPhase z: Double) -> (cosine: Double, sine: Double) {
        let size = Functions.exp(-decay * time)
        let cosine = 1 - z * (1 / 2.0 - z * (1 / 24.0 - z * (1 / 720.0 - z / 40_320)))
        let sine = 1 - z * (1 / 6.0 - z * (1 / 120.0 - z * (1 / 5_040.0 - z / 362_880)))
        return (size * cosine, size * time * sine)
    }

    /// Two decays, a slow and a fast one. The slow rate is a quotient, because the difference would lose its digits.
    private func creeping(at time: Double, rate: Double) -> (cosine: Double, sine: Double) {
        let slow = Functions.exp(-stiffness / (decay + rate) * time) / 2
        let fast = Functions.exp(-(decay + rate) * time) / 2
        return (slow + fast, (slow - fast) / rate)
    }
}

extension DampedSpring {
    /// The last time from which on the position stays within `tolerance` of the target, in seconds.
    ///
    /// Zero if it never leaves; infinite if the spring rings for ever or the tolerance is not above zero.
    package func settlingTime(
        from origin: Double,
        to target: Double,
        velocity: Double = 0,
        within tolerance: Double
    ) -> Double {
        let displacement = origin - target
        if stays(within: tolerance, displacement: displacement, velocity: velocity) { return 0 }
        guard tolerance > 0, damping > 0 else { return .infinity }
        func isOutside(_ time: Double) -> Bool {
            position(at: time, from: displacement, to: 0, velocity: velocity).magnitude > tolerance
        }
        // The motion is monotone between two turns, so it enters the tolerance once between `outside` and `inside`.
        var (outside, inside) = lastApproach(within: tolerance, displacement: displacement, velocity: velocity)
        while true {
            let middle = (outside + inside) / 2
            // No number lies between them any more.
            guard middle > outside && middle < inside else { return inside }
            if isOutside(middle) { outside = middle } else { inside = middle }
        }
    }

    /// Apple's `settlingDuration`: an upper bound by its own formula, kept for performers that must agree with SwiftUI.
    ///
    /// With δ = damping · 2π / response it is ln((δ + 1) / .001) / δ below critical damping; from there on the first
    /// tenth of a second at which a unit step is within .001. Infinite without damping.
    package var settlingDuration: Double {
        guard damping < 1 else {
            return (settlingTime(from: 0, to: 1, within: 0.001) * 10).rounded(.up) / 10
        }
        return Functions.log((decay + 1) / 0.001) / decay
    }

    /// Whether something at `displacement` from its target with `velocity` never again leaves `tolerance`.
    func stays(within tolerance: Double, displacement: Double, velocity: Double) -> Bool {
        guard displacement.magnitude <= tolerance else { return false }
        guard damping > 0 else {
            return (displacement * displacement + velocity * velocity / stiffness).squareRoot() <= tolerance
        }
        guard let turn = firstTurn(displacement: displacement, velocity: velocity) else { return true }
        return position(at: turn, from: displacement, to: 0, velocity: velocity).magnitude <= tolerance
    }

    /// The first time at which the motion turns round, if it ever does.
    private func firstTurn(displacement: Double, velocity: Double) -> Double? {
        // Turning means velocity · cos ωt = pull · sin ωt / ω.
        let pull = stiffness * displacement + decay * velocity
        let ratio = velocity / pull
        let q = ringing * ratio * ratio
        if ringing > 0 {
            let halfPeriod = Functions.pi / ringing.squareRoot()
            guard q < .infinity else { return velocity == 0 ? 0 : halfPeriod / 2 }
            let time = ratio * Functions.arctangentRatio(q, onePlusQ: 1 + q)
            return time < 0 ? time + halfPeriod : time
        }
        guard ratio >= 0, ratio < .infinity, q > -1 else { return nil }
        return ratio * Functions.arctangentRatio(q, onePlusQ: 1 + q)
    }

    /// Two times: the motion is outside at the first, stays inside from the second on, and is monotone in between.
    private func lastApproach(within tolerance: Double, displacement: Double, velocity: Double) -> (
        Double, Double
    ) {
        let turn = firstTurn(displacement: displacement, velocity: velocity)
        if let turn {
            let height = position(at: turn, from: displacement, to: 0, velocity: velocity).magnitude
            if height <= tolerance { return (0, turn) }
            if ringing > 0 {
                // Every turn is lower than the one before it by the same factor.
                let halfPeriod = Functions.pi / ringing.squareRoot()
                let turns = (Functions.log(height / tolerance) / (decay * halfPeriod)).rounded(.down)
                let last = turn + turns * halfPeriod
                return (last, last + halfPeriod)
            }
        }
        let start = turn ?? 0
        var step = response
        while position(at: start + step, from: displacement, to: 0, velocity: velocity).magnitude > tolerance {
            step *= 2
        }
        return (start, start + step)
    }
}

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
