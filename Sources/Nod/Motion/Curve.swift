/// A value over time, in closed form: any instant can be asked for, in any order.
///
/// ```swift
/// if case .fade(let from, let to) = track.curve { draw(from, to) }
/// ```
public enum Curve: Sendable, Equatable {
    /// A spring pulls from `from` to `to`, starting with `velocity` (units a second).
    case spring(DampedSpring, from: Double, to: Double, velocity: Double)
    /// Eased from one value to another over the whole duration.
    case fade(from: Double, to: Double)
    /// Away from rest to a peak and back: `rise` and `fall` are the seconds at which it is there and starts back.
    case swell(rest: Double, peak: Double, rise: Double, fall: Double)

    /// The value `time` seconds after the start of a curve that lasts `duration` seconds.
    package func value(at time: Double, duration: Double) -> Double {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            time >= duration ? to : spring.position(at: time, from: from, to: to, velocity: velocity)
        case .fade(let from, let to):
            from + (to - from) * Curve.eased(time / duration)
        case .swell(let rest, let peak, let rise, let fall):
            rest + (peak - rest) * (Curve.eased(time / rise) - Curve.eased((time - fall) / (duration - fall)))
        }
    }

    /// 0…1 with no speed at either end, so that nothing starts or stops with a jerk.
    private static func eased(_ progress: Double) -> Double {
        let clamped = min(max(progress, 0), 1)
        return clamped * clamped * (3 - 2 * clamped)
    }
}
