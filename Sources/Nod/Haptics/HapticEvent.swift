/// One event of a haptic pattern: a click, or a continuous one.
///
/// ```swift
/// let click = HapticEvent(time: 0, intensity: 0.7, sharpness: 0.5)
/// ```
public struct HapticEvent: Sendable, Equatable {
    /// Seconds after the start of the pattern.
    public var time: Double
    /// Seconds it lasts; 0 is a click, shorter than a motor can tell.
    public var duration: Double
    /// 0…1, of the strongest the motor gives.
    public var intensity: Double
    /// 0…1, from a soft thud to a crisp click.
    public var sharpness: Double

    /// Figures outside their ranges count as the nearest inside; what is not a number counts as 0.
    public init(time: Double, duration: Double = 0, intensity: Double, sharpness: Double) {
        self.time = HapticEvent.limit(time, 0, HapticPattern.longestPattern)
        self.duration = HapticEvent.limit(duration, 0, HapticPattern.longestPattern)
        self.intensity = HapticEvent.limit(intensity, 0, 1)
        self.sharpness = HapticEvent.limit(sharpness, 0, 1)
    }

    public var isTransient: Bool { duration == 0 }

    /// Seconds after the start of the pattern.
    public var end: Double { time + duration }

    static func limit(_ value: Double, _ least: Double, _ most: Double) -> Double {
        value > least ? min(value, most) : least
    }
}
