/// A button under a finger: it gives, and comes back, keeping its speed when it is turned round half-way.
///
/// Scrolling or a cancelled pointer lets it come back without an answer.
public struct PressModel: Sendable, Equatable {
    public let target: Int
    public let role: PressRole
    /// What this press has been answered with so far.
    public var interaction = Interaction()
    public private(set) var isDown = false
    /// 0 at rest, 1 held down.
    private var depth: SpringMotion

    public init(target: Int, role: PressRole, spring: Spring, at time: Double) {
        self.target = target
        self.role = role
        depth = SpringMotion(spring: spring, origin: 0, target: 0, start: time)
    }

    public mutating func press(at time: Double) { move(to: 1, at: time) }

    public mutating func release(at time: Double) { move(to: 0, at: time) }

    public func isAtRest(at time: Double) -> Bool {
        !isDown && time - depth.start > PressModel.longest
    }

    private mutating func move(to target: Double, at time: Double) {
        isDown = target == 1
        depth = depth.retargeted(to: target, at: time)
    }

    /// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
    static let darkening = -0.05
    static let lightening = 0.1
    /// Opacity of a held button when nothing may move.
    static let reducedOpacity = 0.85

    /// What is drawn from now on: scale and brightness, or opacity alone when motion is reduced.
    public func tracks(scale: Double, isDark: Bool, motion: MotionLevel) -> [Track] {
        guard motion == .full else { return [track(.opacity, rest: 1, held: PressModel.reducedOpacity)] }
        return [
            track(.scale, rest: 1, held: scale),
            track(.brightness, rest: 0, held: isDark ? PressModel.lightening : PressModel.darkening),
        ]
    }

    private func track(_ property: TrackProperty, rest: Double, held: Double) -> Track {
        let span = held - rest
        return Track(
            property,
            spring: depth.spring,
            from: rest + span * depth.origin,
            to: rest + span * depth.target,
            velocity: span * depth.velocity,
            tolerance: PressModel.tolerance
        )
    }

    /// Seconds in which every press has come back.
    private static let longest = 2.0
    /// A difference nobody sees: a twentieth of a pixel on a button of 50.
    private static let tolerance = 0.001
}
