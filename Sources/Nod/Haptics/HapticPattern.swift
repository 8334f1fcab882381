/// A haptic as data: clicks and continuous events over time, and curves that shape them.
///
/// ```swift
/// let events = HapticPattern(Haptic(.success)).events
/// ```
///
/// Fine motors play it as it is, plain motors its `steps`; all formats are written from it. Source:
/// Documentation/Sources.md, Haptics.
public struct HapticPattern: Sendable, Equatable {
    public var events: [HapticEvent]
    public var curves: [HapticCurve]

    public init(_ events: [HapticEvent], curves: [HapticCurve] = []) {
        self.events = events
        self.curves = curves
    }
}

extension HapticPattern {
    /// Seconds; longer events are split, longer patterns cut. Source: Documentation/Sources.md, AHAP.
    public static let longestEvent = 30.0
    static let longestPattern = 3600.0
    /// Points of a curve that Core Haptics reads. Source: Documentation/Sources.md, AHAP.
    public static let mostCurvePoints = 16

    public var duration: Double {
        var end = 0.0
        for event in events { end = max(end, event.end) }
        return end
    }

    public func limited(to longest: Double = longestEvent) -> HapticPattern {
        var limited: [HapticEvent] = []
        for event in events {
            var (rest, part) = (event.duration, event)
            while rest > longest {
                part.duration = longest
                limited.append(part)
                part.time += longest
                rest -= longest
            }
            part.duration = rest
            limited.append(part)
        }
        return HapticPattern(limited, curves: curves)
    }
}

extension HapticPattern {
    /// Felt strength at a time in seconds, 0…1; a click counts for `HapticStep.click` seconds at most.
    public func intensity(at time: Double) -> Double {
        var strongest = 0.0
        for event in events {
            if time >= event.time, time < feltUntil(event) { strongest = max(strongest, event.intensity) }
        }
        return shaped(strongest, at: time)
    }

    func shaped(_ strongest: Double, at time: Double) -> Double {
        min(max(strongest * factor(.intensity, at: time, unchanged: 1), 0), 1)
    }

    /// Sharpness of the strongest event at a time in seconds; 0 where nothing is felt.
    public func sharpness(at time: Double) -> Double {
        var (strongest, sharpness) = (0.0, 0.0)
        for event in events {
            if time >= event.time, time < feltUntil(event), event.intensity > strongest {
                (strongest, sharpness) = (event.intensity, event.sharpness)
            }
        }
        return strongest > 0 ? min(max(sharpness + factor(.sharpness, at: time, unchanged: 0), 0), 1) : 0
    }

    /// A click occupies a motor briefly, but no longer than a body that starts with it.
    func feltUntil(_ event: HapticEvent) -> Double {
        guard event.isTransient else { return event.end }
        var length = HapticStep.click
        for body in events where !body.isTransient && body.time == event.time { length = min(length, body.duration) }
        return event.time + length
    }

    private func factor(_ parameter: HapticCurve.Parameter, at time: Double, unchanged: Double) -> Double {
        var (latest, value) = (-1.0, unchanged)
        for curve in curves where curve.parameter == parameter {
            if let start = curve.points.first?.time, start > latest, let found = curve.value(at: time) {
                (latest, value) = (start, found)
            }
        }
        return value
    }
}

/// A click or continuous event of a haptic pattern.
public struct HapticEvent: Sendable, Equatable {
    public var time: Double
    /// Seconds; 0 is a click.
    public var duration: Double
    /// 0…1, of the motor's strongest.
    public var intensity: Double
    /// 0…1, from a soft thud to a crisp click.
    public var sharpness: Double

    /// Clamps to the ranges; NaN counts as 0.
    public init(time: Double, duration: Double = 0, intensity: Double, sharpness: Double) {
        self.time = HapticEvent.limit(time, 0, HapticPattern.longestPattern)
        self.duration = HapticEvent.limit(duration, 0, HapticPattern.longestPattern)
        self.intensity = HapticEvent.limit(intensity, 0, 1)
        self.sharpness = HapticEvent.limit(sharpness, 0, 1)
    }

    public var isTransient: Bool { duration == 0 }

    public var end: Double { time + duration }

    static func limit(_ value: Double, _ least: Double, _ most: Double) -> Double {
        value > least ? min(value, most) : least
    }
}
