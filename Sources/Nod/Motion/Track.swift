/// One visual property over time.
///
/// ```swift
/// for track in score.tracks { draw(track.property, track.value(at: time)) }
/// ```
public struct Track: Sendable, Equatable {
    public var property: TrackProperty
    /// Seconds from the start of the score to the end of the curve.
    public var duration: Double
    public var curve: Curve
    /// Seconds from the start of the score to that of the curve; until then the first value holds.
    public var start: Double
    /// The same bounce as the system's symbols have.
    package var bouncesAsSymbols = false

    package init(_ property: TrackProperty, from start: Double = 0, duration: Double, curve: Curve) {
        self.property = property
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// A track that lasts, in whole frames, as long as its spring is further than `tolerance` from its target.
    ///
    /// Frames, because a performer draws frames; `DampedSpring.settlingTime` knows the instant, at ten times the code.
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

    /// The value at `time` seconds after the start of the score; after the end, the final value.
    public func value(at time: Double) -> Double {
        curve.value(at: min(max(time, start), duration) - start, duration: duration - start)
    }
}

extension Track {
    /// Frames a second that keyframes are sampled at: between two of them a straight line cannot be told from the
    /// curve.
    public static let keyframeRate = 60.0

    /// Frames after which every spring counts as at rest: nothing may move for over five seconds.
    static let mostFrames = 300
    /// Frames within the tolerance after which it is not looked for any more: a second.
    static let quietFrames = 60

    /// How many evenly spaced keyframes represent this track, both ends included.
    public var keyframeCount: Int { max(2, Int(duration * Track.keyframeRate) + 1) }

    /// The value of keyframe `index` of `keyframeCount`.
    public func keyframe(_ index: Int) -> Double {
        value(at: duration * Double(index) / Double(keyframeCount - 1))
    }
}

/// The visual property that a track changes.
///
/// ```swift
/// let grows = score.tracks.contains { $0.property == .scale }
/// ```
public enum TrackProperty: Int32, Sendable, CaseIterable {
    /// Size; 1 is its own.
    case scale = 0
    /// 0…1.
    case opacity = 1
    /// How far the filled check has faded in over the open circle, with the line through its title, 0…1.
    case mark = 2
    /// Towards the trailing edge, in points.
    case slide = 3
    /// The share of the distance from the old place to the new that is still to go, 1…0.
    case shift = 4
    /// Added light, −1…1; below 0 darker.
    case brightness = 5
    /// Opacity of the colour that says success, over the element.
    case successFlash = 6
    /// Opacity of the colour that says captured, over the element.
    case capturedFlash = 7
    /// Size of the filled check's disc, from its centre; 1 is its own.
    case disc = 8
    /// How much of the tick is drawn, along its stroke, 0…1.
    case tick = 9
    /// How much of the title is struck through, from its beginning, 0…1.
    case strike = 10
    /// How much of its room something takes where it is, 0…1: its neighbours travel as this changes. The rest is still
    /// where it was before.
    case room = 11
    /// Size as `scale`, but never more than `Motion.pulseReach` beyond each side.
    case pulse = 12
    /// Down from its place, in points.
    case sink = 13
    /// How far the bar of a completed collection has gone from where it was to its end, 0…1.
    case progress = 14
    /// Size of a completed collection's mark.
    case badge = 15

    /// What it is drawn on, as a rule.
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

    /// The visual property that a person sees change by it.
    package var look: Look {
        switch self {
        case .scale, .pulse, .disc, .badge: .size
        case .slide, .shift, .room, .sink: .place
        case .tick, .strike, .progress: .line
        case .opacity, .mark: .opacity
        case .brightness, .successFlash, .capturedFlash: .color
        }
    }

    /// The visual properties: routine changes at most two of them at a time.
    package enum Look: Sendable { case size, place, line, opacity, color }

    /// Whether something moves, grows or is drawn: what Reduce Motion replaces.
    package var isMovement: Bool { look == .size || look == .place || look == .line }
}

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
    /// Down from 1 by half of `peak`, then a spring's impulse up to 1 + `peak`, and back.
    case bounce(DampedSpring, peak: Double)

    /// The value `time` seconds after the start of a curve that lasts `duration` seconds.
    package func value(at time: Double, duration: Double) -> Double {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            time >= duration ? to : spring.position(at: time, from: from, to: to, velocity: velocity)
        case .fade(let from, let to):
            from + (to - from) * Curve.eased(time / duration)
        case .swell(let rest, let peak, let rise, let fall):
            rest + (peak - rest) * (Curve.eased(time / rise) - Curve.eased((time - fall) / (duration - fall)))
        case .bounce(let spring, let peak):
            time >= duration ? 1 : 1 + Curve.bounce(spring, peak, at: time)
        }
    }

    /// Seconds of the way down and of that back to rest, and until the impulse: in the middle of that, with a keyframe.
    private static let dip = 0.06
    private static let kick = 5 / Track.keyframeRate

    /// How far from rest a bounce is; it goes on beyond the end of its track.
    package static func bounce(_ spring: DampedSpring, _ peak: Double, at time: Double) -> Double {
        let velocity = spring.impulse(peaking: peak)
        return spring.position(at: time - kick, from: 0, to: 0, velocity: velocity)
            - peak / 2 * (eased(time / dip) - eased((time - dip) / dip))
    }

    /// 0…1 with no speed at either end, so that nothing starts or stops with a jerk.
    private static func eased(_ progress: Double) -> Double {
        let clamped = min(max(progress, 0), 1)
        return clamped * clamped * (3 - 2 * clamped)
    }
}
