#if !hasFeature(Embedded)
/// A haptic as data: clicks and continuous events over time, and a fade.
///
/// ```swift
/// let events = HapticPattern(Haptic(.success)).events
/// ```
///
/// Fine motors play it directly, plain motors play its `steps`; all export formats derive from it. Each tap is a crisp
/// click with a short soft body that plain motors can play. Unless a design has other taps, the rhythm is that of
/// `Vibration`, recognizable on every device. Source: Documentation/Sources.md, Haptics.
public struct HapticPattern: Sendable, Equatable {
    public var events: [HapticEvent]
    /// Seconds during which the intensity falls to half, which plain motors still play.
    public var fade: ClosedRange<Double>?

    public init(_ events: [HapticEvent], fade: ClosedRange<Double>? = nil) {
        self.events = events
        self.fade = fade
    }

    public init(_ haptic: Haptic, in design: FeedbackDesign = .standard) {
        let taps = design.taps[haptic.kind] ?? haptic.taps
        self.init(taps.flatMap { $0.events(scaledBy: haptic.intensity) })
        if haptic.kind.fades, let body = events.last { fade = body.time...body.end }
    }

    public var duration: Double { events.map(\.end).max() ?? 0 }

    /// Felt strength at a time in seconds, 0…1; a click counts for `HapticStep.click` seconds at most.
    public func intensity(at time: Double) -> Double {
        let strongest = events.filter { time >= $0.time && time < feltUntil($0) }.map(\.intensity).max() ?? 0
        guard let fade, time > fade.lowerBound else { return strongest }
        return strongest * (1 - min((time - fade.lowerBound) / (fade.upperBound - fade.lowerBound), 1) / 2)
    }

    /// A click occupies a motor briefly, but no longer than a body that starts with it.
    func feltUntil(_ event: HapticEvent) -> Double {
        guard event.isTransient else { return event.end }
        let bodies = events.filter { !$0.isTransient && $0.time == event.time }.map(\.duration)
        return event.time + min(HapticStep.click, bodies.min() ?? HapticStep.click)
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

    /// Seconds of an event that Core Haptics plays. Source: Documentation/Sources.md, AHAP.
    static let longest = 30.0

    /// Clamps to the ranges; NaN counts as 0.
    public init(time: Double, duration: Double = 0, intensity: Double, sharpness: Double) {
        self.time = HapticEvent.limit(time, HapticEvent.longest)
        self.duration = HapticEvent.limit(duration, HapticEvent.longest)
        self.intensity = HapticEvent.limit(intensity, 1)
        self.sharpness = HapticEvent.limit(sharpness, 1)
    }

    public var isTransient: Bool { duration == 0 }

    public var end: Double { time + duration }

    private static func limit(_ value: Double, _ most: Double) -> Double { value > 0 ? min(value, most) : 0 }
}

/// A tap of a haptic.
///
/// ```swift
/// var tuning = Tuning()
/// tuning.design.taps[.success] = [HapticTap(time: 0, duration: 0.03, intensity: 1, sharpness: 0.8)]
/// ```
public struct HapticTap: Sendable, Equatable {
    /// Seconds after the start.
    public var time: Double
    /// Seconds that a plain motor is on.
    public var duration: Double
    /// 0…1, multiplied by the haptic's intensity.
    public var intensity: Double
    /// 0…1, from a soft thud to a crisp click.
    public var sharpness: Double

    public init(time: Double, duration: Double, intensity: Double, sharpness: Double) {
        self.time = time
        self.duration = duration
        self.intensity = intensity
        self.sharpness = sharpness
    }

    fileprivate func events(scaledBy scale: Double) -> [HapticEvent] {
        let (strength, body) = (intensity * scale, 0.6)
        return [
            HapticEvent(time: time, intensity: strength, sharpness: sharpness),
            HapticEvent(time: time, duration: duration, intensity: strength * body, sharpness: sharpness * body),
        ]
    }
}

extension Haptic {
    public var taps: [HapticTap] {
        var (taps, time) = ([HapticTap](), 0.0)
        for (index, length) in kind.rhythm(at: intensity).enumerated() {
            if index % 2 == 0 {
                let (strength, crisp) = kind.tap(index / 2)
                taps.append(
                    HapticTap(time: time / 1000, duration: length / 1000, intensity: strength, sharpness: crisp)
                )
            }
            time += length
        }
        return taps
    }
}
#endif
