/// A haptic as data: clicks and continuous events over time, and curves that shape them.
///
/// ```swift
/// let events = HapticPattern(Haptic(.success)).events
/// ```
///
/// A phone with a fine motor plays it as it is; a plain motor plays its `steps`; every format is written from it.
/// Source: Documentation/Sources.md, Haptics.
public struct HapticPattern: Sendable, Equatable {
    /// In the order of their times.
    public var events: [HapticEvent]
    public var curves: [HapticCurve]

    public init(_ events: [HapticEvent], curves: [HapticCurve] = []) {
        self.events = events
        self.curves = curves
    }
}

extension HapticPattern {
    /// The longest a lasting event may be, and all that is read of a pattern: seconds. Source:
    /// Documentation/Sources.md, AHAP.
    public static let longestEvent = 30.0
    static let longestPattern = 3600.0
    /// The most points of one curve that Core Haptics reads. Source: Documentation/Sources.md, AHAP.
    public static let mostCurvePoints = 16

    /// Seconds until the last event has ended.
    public var duration: Double {
        var end = 0.0
        for event in events { end = max(end, event.end) }
        return end
    }

    /// The same pattern with lasting events of at most `longest` seconds, each following the one before it.
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
    /// How strongly it is felt, 0…1, at a time in seconds; a click counts for `HapticStep.click` seconds at most.
    public func intensity(at time: Double) -> Double {
        var strongest = 0.0
        for event in events {
            if time >= event.time, time < feltUntil(event) { strongest = max(strongest, event.intensity) }
        }
        return shaped(strongest, at: time)
    }

    /// The strength of the strongest event after the curves apply, 0…1.
    func shaped(_ strongest: Double, at time: Double) -> Double {
        min(max(strongest * factor(.intensity, at: time, unchanged: 1), 0), 1)
    }

    /// 0…1, of the strongest event at a time in seconds; 0 where nothing is felt.
    public func sharpness(at time: Double) -> Double {
        var (strongest, sharpness) = (0.0, 0.0)
        for event in events {
            if time >= event.time, time < feltUntil(event), event.intensity > strongest {
                (strongest, sharpness) = (event.intensity, event.sharpness)
            }
        }
        return strongest > 0 ? min(max(sharpness + factor(.sharpness, at: time, unchanged: 0), 0), 1) : 0
    }

    /// A click takes a motor a moment, but no longer than a body that begins with it.
    func feltUntil(_ event: HapticEvent) -> Double {
        guard event.isTransient else { return event.end }
        var length = HapticStep.click
        for body in events where !body.isTransient && body.time == event.time { length = min(length, body.duration) }
        return event.time + length
    }

    /// The value of the curve that began last.
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
