/// A visual property over time.
///
/// ```swift
/// for track in score.tracks { draw(track.property, track.value(at: time)) }
/// ```
public struct Track: Sendable, Equatable {
    public var property: TrackProperty
    /// Seconds until the end of the curve.
    public var duration: Double
    public var curve: Curve
    /// Seconds until the start of the curve; the first value holds until then.
    public var start: Double

    package init(_ property: TrackProperty, from start: Double = 0, duration: Double, curve: Curve) {
        self.property = property
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// Lasts, in whole frames, until its spring stays within `tolerance` of the target. An exact time would take ten
    /// times the code.
    package init(
        _ property: TrackProperty,
        spring: DampedSpring,
        from: Double,
        to: Double,
        velocity: Double = 0,
        tolerance: Double = 0.001,
        after start: Double = 0
    ) {
        self.property = property
        self.start = start
        curve = .spring(spring, from: from, to: to, velocity: velocity)
        var last = 0
        for frame in 0..<Track.mostFrames where frame - last <= Track.quietFrames {
            let value = spring.position(at: Double(frame) / Track.keyframeRate, from: from, to: to, velocity: velocity)
            if (value - to).magnitude > tolerance { last = frame + 1 }
        }
        duration = start + Double(last) / Track.keyframeRate
    }

    /// The value `time` seconds after the start of the score; after the end, the final value.
    public func value(at time: Double) -> Double {
        curve.value(at: min(max(time, start), duration) - start, duration: duration - start)
    }
}

extension Track {
    /// Keyframes per second: straight lines between them look like the curve.
    public static let keyframeRate = 60.0

    /// Frames after which every spring counts as at rest: nothing may move for over five seconds.
    static let mostFrames = 300
    /// Frames within the tolerance after which the search ends: a second.
    static let quietFrames = 60

    public var keyframeCount: Int { max(2, Int(duration * Track.keyframeRate) + 1) }

    public func keyframe(_ index: Int) -> Double {
        value(at: duration * Double(index) / Double(keyframeCount - 1))
    }
}

public enum TrackProperty: Int32, Sendable, CaseIterable {
    case scale = 0
    /// 0…1.
    case opacity = 1
    /// Opacity of the filled check and the line through its title, 0…1.
    case mark = 2
    /// Towards the trailing edge, in points.
    case slide = 3
    /// Share of the distance still to travel, 1…0.
    case shift = 4
    /// Added light, −1…1.
    case brightness = 5
    /// Opacity of the success colour over the element.
    case successFlash = 6
    /// Opacity of the capture colour over the element.
    case capturedFlash = 7
    case disc = 8
    /// Drawn part of the tick, 0…1.
    case tick = 9
    /// Struck part of the title, from its beginning, 0…1.
    case strike = 10
    /// Fraction of its layout space that something takes, 0…1: neighbours move as it changes.
    case room = 11
    /// As `scale`, but at most `Motion.pulseReach` beyond each side.
    case pulse = 12
    /// Downwards, in points.
    case sink = 13
    /// How far the bar of a completed collection has filled, 0…1.
    case progress = 14
    case badge = 15

    /// The part that draws it, unless the whole row answers.
    package var part: ScorePart {
        switch self {
        case .disc, .tick: .symbol
        case .mark, .strike: .title
        case .successFlash, .capturedFlash: .row
        case .scale, .opacity, .slide, .shift, .brightness, .room, .pulse, .sink: .control
        case .progress: .bar
        case .badge: .mark
        }
    }

    package var look: Look {
        switch self {
        case .scale, .pulse, .disc, .badge: .size
        case .slide, .shift, .room, .sink: .place
        case .tick, .strike, .progress: .line
        case .opacity, .mark: .opacity
        case .brightness, .successFlash, .capturedFlash: .color
        }
    }

    /// Routine changes at most two of these at a time.
    package enum Look: Sendable { case size, place, line, opacity, color }

    package var isMovement: Bool { look == .size || look == .place || look == .line }
}

/// A value over time, in closed form.
public enum Curve: Sendable, Equatable {
    /// A spring from `from` to `to`, starting with `velocity` (units per second).
    case spring(DampedSpring, from: Double, to: Double, velocity: Double)
    case fade(from: Double, to: Double)
    /// From rest to a peak and back; it reaches the peak after `rise` seconds and leaves it after `fall`.
    case swell(rest: Double, peak: Double, rise: Double, fall: Double)
    /// Down from 1 by half of `peak`, then a spring's impulse up to 1 + `peak`, and back.
    case bounce(DampedSpring, peak: Double, tempo: Double)

    /// The value after `time` seconds of a curve of `duration` seconds.
    package func value(at time: Double, duration: Double) -> Double {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            time >= duration ? to : spring.position(at: time, from: from, to: to, velocity: velocity)
        case .fade(let from, let to):
            from + (to - from) * Curve.eased(time / duration)
        case .swell(let rest, let peak, let rise, let fall):
            rest + (peak - rest) * (Curve.eased(time / rise) - Curve.eased((time - fall) / (duration - fall)))
        case .bounce(let spring, let peak, let tempo):
            time >= duration ? 1 : 1 + Curve.bounce(spring, peak, at: time * tempo)
        }
    }

    /// Seconds of the dip, and until the impulse; falls on a keyframe.
    private static let dip = 0.06
    private static let kick = 5 / Track.keyframeRate

    /// Distance from rest, also after the end of the track.
    package static func bounce(_ spring: DampedSpring, _ peak: Double, at time: Double) -> Double {
        let velocity = spring.impulse(peaking: peak)
        return spring.position(at: time - kick, from: 0, to: 0, velocity: velocity)
            - peak / 2 * (eased(time / dip) - eased((time - dip) / dip))
    }

    /// Eases 0…1, with zero velocity at both ends.
    private static func eased(_ progress: Double) -> Double {
        let clamped = min(max(progress, 0), 1)
        return clamped * clamped * (3 - 2 * clamped)
    }
}
