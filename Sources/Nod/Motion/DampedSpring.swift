/// Damped spring of unit mass, in closed form.
///
/// ```swift
/// let position = DampedSpring.snappy.position(at: 0.1, from: 0, to: 64)
/// ```
///
/// Position is a function of time, independent of the frame rate. As in Apple's springs, `response` is the period of
/// the undamped spring and `damping` the fraction of critical damping. Values are clamped to their ranges. Source:
/// Documentation/Sources.md, Apple springs.
public struct DampedSpring: Sendable, Equatable {
    /// Seconds, 0.001…1000; NaN becomes 0.5, Apple's default.
    public var response: Double {
        didSet { response = Self.validResponse(response) }
    }
    /// 0 rings forever, 1 is critical, up to 1000. NaN becomes 1.
    public var damping: Double {
        didSet { damping = Self.validDamping(damping) }
    }

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
    /// A spring by duration and bounce, as in SwiftUI.
    ///
    /// - Parameters:
    ///   - duration: the response in seconds.
    ///   - bounce: −1 is overdamped, 0 critical, 1 rings forever.
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

    package var stiffness: Double { frequency * frequency }

    package var friction: Double { 2 * decay }
}

extension DampedSpring {
    /// Expanding, reordering, inserting (seed 001: response 0.3–0.4, damping 0.8–0.9).
    public static let state = DampedSpring(response: 0.35, damping: 0.85)
    /// A button in the standard profile, as calm as seed 001 asks.
    package static let press = DampedSpring(response: 0.3, damping: 0.85)
    /// A button in the child profile (seed 003).
    package static let childPress = DampedSpring(response: 0.3, damping: 0.6)
    /// The check of a completed task: at rest by 0.25 s (seed 000: 150–250 ms).
    public static let check = DampedSpring(response: 0.25, damping: 0.75)

    public static let smooth = DampedSpring(duration: 0.5, bounce: 0)
    public static let snappy = DampedSpring(duration: 0.5, bounce: 0.15)
    public static let bouncy = DampedSpring(duration: 0.5, bounce: 0.3)
}

extension DampedSpring {
    /// The position of something that starts at `origin` with `velocity` and is pulled to `target`.
    ///
    /// - Parameters:
    ///   - time: seconds since the start; clamped to 0…1e15.
    ///   - origin: where it starts.
    ///   - target: where it ends.
    ///   - velocity: initial units per second, so that a new target continues the motion.
    public func position(at time: Double, from origin: Double, to target: Double, velocity: Double = 0)
        -> Double
    {
        guard time > 0 else { return origin }
        let basis = basis(at: time)
        let displacement = origin - target
        return target + (displacement * basis.cosine + (velocity + decay * displacement) * basis.sine)
    }

    public func velocity(at time: Double, from origin: Double, to target: Double, velocity: Double = 0) -> Double {
        guard time > 0 else { return velocity }
        let basis = basis(at: time)
        let pull = stiffness * (origin - target) + decay * velocity
        return velocity * basis.cosine - pull * basis.sine
    }

    /// The initial velocity at the target that peaks at `displacement`.
    package func impulse(peaking displacement: Double) -> Double {
        // The peak comes after arccos(damping) / √(1 − damping²) / frequency; by then the motion has decayed by
        // `damping` times that angle.
        let halfAngle = Functions.arctangentRatio((1 - damping) / (1 + damping), onePlusQ: 2 / (1 + damping))
        return displacement * frequency * Functions.exp(damping * 2 * halfAngle / (1 + damping))
    }
}

extension DampedSpring {
    /// Undamped, in radians per second.
    private var frequency: Double { 2 * Functions.pi / response }

    /// E-foldings per second.
    private var decay: Double { frequency * damping }

    /// Squared damped frequency in radians per second; 0 if critical, negative if overdamped.
    private var ringing: Double { stiffness * ((1 - damping) * (1 + damping)) }

    /// The decaying cos ωt and sin ωt / ω, or their limits.
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

    /// Near critical damping, sine and hyperbolic sine share a series, which avoids a difference of near equals.
    private func critical(at time: Double, squaredPhase z: Double) -> (cosine: Double, sine: Double) {
        let size = Functions.exp(-decay * time)
        let cosine = 1 - z * (1 / 2.0 - z * (1 / 24.0 - z * (1 / 720.0 - z / 40_320)))
        let sine = 1 - z * (1 / 6.0 - z * (1 / 120.0 - z * (1 / 5_040.0 - z / 362_880)))
        return (size * cosine, size * time * sine)
    }

    /// A slow and a fast decay. The slow rate is a quotient because a difference would lose its digits.
    private func creeping(at time: Double, rate: Double) -> (cosine: Double, sine: Double) {
        let slow = Functions.exp(-stiffness / (decay + rate) * time) / 2
        let fast = Functions.exp(-(decay + rate) * time) / 2
        return (slow + fast, (slow - fast) / rate)
    }
}

extension DampedSpring {
    /// Seconds after which the position stays within `tolerance` of the target; infinite without damping or tolerance.
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
        // The motion is monotone between two turns, so it crosses the tolerance once in between.
        var (outside, inside) = lastApproach(within: tolerance, displacement: displacement, velocity: velocity)
        while true {
            let middle = (outside + inside) / 2
            guard middle > outside && middle < inside else { return inside }
            if isOutside(middle) { outside = middle } else { inside = middle }
        }
    }

    /// Apple's `settlingDuration`, an upper bound.
    ///
    /// With δ = damping · 2π / response it is ln((δ + 1) / 0.001) / δ below critical damping; from there on, the first
    /// tenth of a second at which a unit step is within 0.001.
    package var settlingDuration: Double {
        guard damping < 1 else {
            return (settlingTime(from: 0, to: 1, within: 0.001) * 10).rounded(.up) / 10
        }
        return Functions.log((decay + 1) / 0.001) / decay
    }

    /// Whether something at `displacement` with `velocity` never leaves `tolerance` again.
    func stays(within tolerance: Double, displacement: Double, velocity: Double) -> Bool {
        guard displacement.magnitude <= tolerance else { return false }
        guard damping > 0 else {
            return (displacement * displacement + velocity * velocity / stiffness).squareRoot() <= tolerance
        }
        guard let turn = firstTurn(displacement: displacement, velocity: velocity) else { return true }
        return position(at: turn, from: displacement, to: 0, velocity: velocity).magnitude <= tolerance
    }

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

    /// Two times: outside at the first, inside from the second on, monotone in between.
    private func lastApproach(within tolerance: Double, displacement: Double, velocity: Double) -> (
        Double, Double
    ) {
        let turn = firstTurn(displacement: displacement, velocity: velocity)
        if let turn {
            let height = position(at: turn, from: displacement, to: 0, velocity: velocity).magnitude
            if height <= tolerance { return (0, turn) }
            if ringing > 0 {
                // Each turn is lower than the last by the same factor.
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

package struct SpringMotion: Sendable, Equatable {
    package var spring: DampedSpring
    package var origin: Double
    package var target: Double
    package var velocity: Double
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
    package func value(at time: Double) -> Double {
        spring.position(at: time - start, from: origin, to: target, velocity: velocity)
    }

    package func velocity(at time: Double) -> Double {
        spring.velocity(at: time - start, from: origin, to: target, velocity: velocity)
    }

    /// Continues the motion to another target, without a jump in position or velocity.
    package func retargeted(to target: Double, with spring: DampedSpring? = nil, at time: Double) -> SpringMotion {
        SpringMotion(
            spring: spring ?? self.spring,
            origin: value(at: time),
            target: target,
            velocity: velocity(at: time),
            start: time
        )
    }

    /// Whether it stays within `tolerance` of the target, so that no more frames are needed.
    package func isSettled(at time: Double, within tolerance: Double) -> Bool {
        spring.stays(within: tolerance, displacement: value(at: time) - target, velocity: velocity(at: time))
    }
}
