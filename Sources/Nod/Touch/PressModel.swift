/// A button under a finger: it shrinks and returns, keeping its velocity when it reverses.
///
/// In a scroll view, a touch is a press only after a moment. A touch that left may return and press again. Short taps
/// are shown a little longer, so that they are seen. What a press feels like belongs to its action
/// (``FeedbackSession``).
package struct PressModel: Sendable, Equatable {
    package let target: TargetID
    package private(set) var role: PressRole
    private var place: PressPlace
    /// Answers still to come, because the control saves first.
    package var awaitedAnswers = 0
    private var phase = Phase.up(since: -.infinity)
    /// 0 at rest, 1 held down.
    private var depth: SpringMotion

    private enum Phase: Sendable, Equatable {
        /// Not held; since when it was last shown as held.
        case up(since: Double)
        case uncertain(until: Double)
        case down(since: Double)
        case away
        /// Released, but still shown as held.
        case shown(until: Double)
    }

    package init(target: TargetID, role: PressRole, in place: PressPlace, at time: Double) {
        self.target = target
        self.role = role
        self.place = place
        depth = SpringMotion(spring: place.spring, origin: 0, target: 0, start: time)
    }

    /// Applies from the next press.
    package mutating func become(_ role: PressRole, in place: PressPlace) {
        self.role = role
        self.place = place
    }
}

/// How presses are drawn in a part of the app; fixed until a press is over.
package struct PressPlace: Sendable, Equatable {
    package var spring: DampedSpring
    package var scale: Double
    package var isDark = false
    package var reasonToHoldMotion: Held.Reason?
}

extension PressModel {
    /// Seconds after which a resting touch is a press: the window in which touch feels prompt. Source:
    /// Documentation/Sources.md, Timing (Kaaresoja, Brewster & Lantz).
    package static let certainty = 0.07
    /// Seconds until a press is all the way down; shorter taps are prolonged. Assumed; see Documentation/Sources.md,
    /// Timing.
    package static let shortest = 0.1
    /// Seconds by which a short tap is prolonged.
    static let echo = 0.09
    private static let longest = 2.0
    /// An invisible difference: a twentieth of a pixel on a button of 50.
    private static let tolerance = 0.001

    package var isDown: Bool {
        switch phase {
        case .up, .uncertain, .away: false
        case .down, .shown: true
        }
    }

    package var deadline: Double? {
        switch phase {
        case .up, .down, .away: nil
        case .uncertain(let time), .shown(let time): time
        }
    }

    package mutating func press(mayScroll: Bool = false, at time: Double) {
        guard mayScroll else { return goDown(.down(since: time), at: time) }
        comeUp(at: time)
        phase = .uncertain(until: time + PressModel.certainty)
    }

    /// The touch ended on it. A check returns at once, because its answer follows.
    package mutating func release(at time: Double) {
        guard role != .check else { return cancel(at: time) }
        switch phase {
        case .down(let since): letGo(since: since, at: time)
        case .uncertain, .away: phase = .up(since: -.infinity)
        case .up, .shown: break
        }
    }

    package mutating func cancel(at time: Double) {
        switch phase {
        case .down: comeUp(at: time)
        case .uncertain, .away: phase = .up(since: -.infinity)
        case .up, .shown: break
        }
    }

    package mutating func slideOff(at time: Double) {
        cancel(at: time)
        if case .up = phase { phase = .away }
    }

    /// A touch that left has returned: it didn't scroll, so it is a press at once.
    package mutating func slideBack(at time: Double) {
        if case .away = phase { goDown(.down(since: time), at: time) }
    }

    /// The action runs: it was a press, even if not held. Some systems report the release first.
    package mutating func act(at time: Double) {
        switch phase {
        case .down(let since): letGo(since: since, at: time)
        case .up(let since) where time - since <= PressModel.shortest: break
        case .up, .uncertain, .away: goDown(.shown(until: time + PressModel.shortest), at: time)
        case .shown: break
        }
    }

    /// An answer is drawn on it: if released, it is no longer shown as held.
    package mutating func giveWay(at time: Double) {
        if case .shown = phase { comeUp(at: time) }
    }

    package mutating func advance(to time: Double) {
        switch phase {
        case .uncertain(let due) where due <= time: goDown(.down(since: time), at: time)
        case .shown(let due) where due <= time: comeUp(at: time)
        default: break
        }
    }

    package func isAtRest(at time: Double) -> Bool {
        guard case .up = phase, awaitedAnswers == 0 else { return false }
        return time - depth.start > PressModel.longest
    }

    private mutating func letGo(since: Double, at time: Double) {
        guard time - since < PressModel.shortest else { return comeUp(at: time) }
        phase = .shown(until: time + PressModel.echo)
    }

    private mutating func goDown(_ phase: Phase, at time: Double) {
        self.phase = phase
        // Down twice as fast as up, so that a quick click is seen whole.
        let spring = DampedSpring(response: place.spring.response / 2, damping: place.spring.damping)
        depth = depth.retargeted(to: 1, with: spring, at: time)
    }

    private mutating func comeUp(at time: Double) {
        guard isDown else { return }
        phase = .up(since: time)
        depth = depth.retargeted(to: 0, with: place.spring, at: time)
    }
}

extension PressModel {
    /// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
    static let darkening = -0.05
    static let lightening = 0.1
    /// Opacity of a held button under Reduce Motion.
    static let reducedOpacity = 0.85

    package func score(holdingMotion reason: Held.Reason?) -> Score {
        let reason = place.reasonToHoldMotion ?? reason
        var score = Score(isDown ? [.pressed(role)] : [])
        if isDown, let reason { score.hold(.motion, reason) }
        score.tracks = tracks(moving: reason == nil)
        return score
    }

    /// Scale and brightness, or opacity alone if nothing may move.
    package func tracks(moving: Bool = true) -> [Track] {
        guard moving, place.reasonToHoldMotion == nil else {
            return [track(.opacity, rest: 1, held: PressModel.reducedOpacity)]
        }
        return [
            track(.scale, rest: 1, held: place.scale),
            track(.brightness, rest: 0, held: place.isDark ? PressModel.lightening : PressModel.darkening),
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
}
