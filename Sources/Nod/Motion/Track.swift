/// One visual property over time.
public struct Track: Sendable, Equatable {
    public var property: TrackProperty
    /// Seconds from the start of the score.
    public var duration: Double
    public var curve: Curve

    public init(_ property: TrackProperty, duration: Double, curve: Curve) {
        self.property = property
        self.duration = duration
        self.curve = curve
    }

    /// A track that lasts, in whole frames, as long as its spring is further than `tolerance` from its target.
    ///
    /// Frames, because a performer draws frames; `Spring.settlingTime` knows the instant, at ten times the code.
    public init(
        _ property: TrackProperty,
        spring: Spring,
        from: Double,
        to: Double,
        velocity: Double = 0,
        tolerance: Double = 0.001
    ) {
        self.property = property
        curve = .spring(spring, from: from, to: to, velocity: velocity)
        var last = 0
        for frame in 0..<Track.mostFrames where frame - last <= Track.quietFrames {
            let value = spring.position(at: Double(frame) / Track.keyframeRate, from: from, to: to, velocity: velocity)
            if (value - to).magnitude > tolerance { last = frame + 1 }
        }
        duration = Double(last) / Track.keyframeRate
    }

    /// The value at `time` seconds after the start of the score; after the end, the final value.
    public func value(at time: Double) -> Double {
        curve.value(at: min(max(time, 0), duration), duration: duration)
    }
}

extension Track {
    /// Frames a second that keyframes are sampled at: between two of them a straight line cannot be told from the curve.
    public static let keyframeRate = 60.0

    /// Frames after which every spring counts as at rest: nothing may move for over five seconds.
    static let mostFrames = 300
    /// Frames within the tolerance after which it is not looked for any more: a second.
    static let quietFrames = 60

    /// How many evenly spaced keyframes say this track, both ends included.
    public var keyframeCount: Int { max(2, Int(duration * Track.keyframeRate) + 1) }

    /// The value of keyframe `index` of `keyframeCount`.
    public func keyframe(_ index: Int) -> Double {
        value(at: duration * Double(index) / Double(keyframeCount - 1))
    }
}

/// What of an element a track changes.
public enum TrackProperty: Int32, Sendable, CaseIterable {
    /// Size; 1 is its own.
    case scale
    /// 0…1.
    case opacity
    /// How far the filled check has replaced the open circle, 0…1.
    case mark
    /// Towards the trailing edge, in widths of the element.
    case slide
    /// What is left of the way from the old place to the new, 1…0.
    case shift
    /// Added light, −1…1; below 0 darker.
    case brightness
    /// Opacity of the colour that says success, over the element.
    case successFlash
    /// Opacity of the colour that says captured, over the element.
    case capturedFlash

    /// Whether something moves or grows: what Reduce Motion replaces.
    public var isMovement: Bool { self == .scale || self == .slide || self == .shift }
}
