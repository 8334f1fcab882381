/// Damped spring of unit mass, in closed form.
///
/// ```swift
/// let position = DampedSpring.state.position(at: 0.1, from: 0, to: 64)
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
    package var stiffness: Double { frequency * frequency }
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

package struct SpringMotion: Sendable, Equatable {
    package var spring: DampedSpring
    package var origin: Double
    package var target: Double
    package var velocity = 0.0
    package var start = 0.0
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
}
