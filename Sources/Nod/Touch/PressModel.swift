/// A button under a finger: it shrinks and comes back, keeping its velocity when it reverses midway.
///
/// A finger that goes down where things scroll may only want to scroll, so it is a press once it has stayed; where
/// nothing scrolls it is one at once. One that slid off may come back on: then it is pressed again, and lifted there it
/// acts. A tap that was over sooner is shown a little longer, so that it is seen at all. Being held is only seen: what
/// a press feels like belongs to what it does (``FeedbackSession``).
package struct PressModel: Sendable, Equatable {
    package let target: TargetID
    package private(set) var role: PressRole
    /// The place where it was pressed last, and how it is drawn there.
    private var place: PressPlace
    /// How many answers to what it was pressed for are still to come, because it saves before it answers.
    package var awaitedAnswers = 0
    private var phase = Phase.up(since: -.infinity)
    /// 0 at rest, 1 held down.
    private var depth: SpringMotion

    private enum Phase: Sendable, Equatable {
        /// Not held, since it was last shown as held.
        case up(since: Double)
        /// Down, but perhaps scrolling, until it has stayed.
        case uncertain(until: Double)
        case down(since: Double)
        /// Still down, elsewhere.
        case away
        /// Let go, and still shown as held.
        case shown(until: Double)
    }

    package init(target: TargetID, role: PressRole, in place: PressPlace, at time: Double) {
        self.target = target
        self.role = role
        self.place = place
        depth = SpringMotion(spring: place.spring, origin: 0, target: 0, start: time)
    }

    /// From the next press on it is of this kind, and in this place.
    package mutating func become(_ role: PressRole, in place: PressPlace) {
        self.role = role
        self.place = place
    }
}

/// How presses are drawn where one happens; it is drawn so until it is over.
package struct PressPlace: Sendable, Equatable {
    package var spring: DampedSpring
    /// The scale it shrinks to while it is held.
    package var scale: Double
    package var isDark: Bool
    /// Why nothing may move there, if so.
    package var reasonToHoldMotion: Held.Reason?

    package init(spring: DampedSpring, scale: Double, isDark: Bool = false, reasonToHoldMotion: Held.Reason? = nil) {
        self.spring = spring
        self.scale = scale
        self.isDark = isDark
        self.reasonToHoldMotion = reasonToHoldMotion
    }
}

extension PressModel {
    /// Seconds after which a finger that stays is a press: the end of the window in which touch is felt as prompt.
    ///
    /// Source: Documentation/Sources.md, Timing (Kaaresoja, Brewster & Lantz).
    package static let certainty = 0.07
    /// Seconds in which a press is all the way down; a tap that is over sooner goes on being shown.
    ///
    /// Source: Documentation/Sources.md, Timing. The figure is assumed.
    package static let shortest = 0.1
    /// Seconds for which it goes on.
    static let echo = 0.09
    /// Seconds in which every press has come back.
    private static let longest = 2.0
    /// A difference nobody sees: a twentieth of a pixel on a button of 50.
    private static let tolerance = 0.001

    /// Whether it is shown as held.
    package var isDown: Bool {
        switch phase {
        case .up, .uncertain, .away: false
        case .down, .shown: true
        }
    }

    /// Seconds at which it is shown otherwise by itself.
    package var deadline: Double? {
        switch phase {
        case .up, .down, .away: nil
        case .uncertain(let time), .shown(let time): time
        }
    }

    /// A finger or key went down on it; where a finger may still turn out to scroll, it is a press once it has stayed.
    package mutating func press(mayScroll: Bool = false, at time: Double) {
        guard mayScroll else { return goDown(.down(since: time), at: time) }
        comeUp(at: time)
        phase = .uncertain(until: time + PressModel.certainty)
    }

    /// The finger or key came up on it. A check comes back at once: its own answer takes that place.
    package mutating func release(at time: Double) {
        guard role != .check else { return cancel(at: time) }
        switch phase {
        case .down(let since): letGo(since: since, at: time)
        case .uncertain, .away: phase = .up(since: -.infinity)
        case .up, .shown: break
        }
    }

    /// The finger scrolls, or something else has taken it.
    package mutating func cancel(at time: Double) {
        switch phase {
        case .down: comeUp(at: time)
        case .uncertain, .away: phase = .up(since: -.infinity)
        case .up, .shown: break
        }
    }

    /// The finger slid off, and is still down.
    package mutating func slideOff(at time: Double) {
        cancel(at: time)
        if case .up = phase { phase = .away }
    }

    /// The finger that slid off is back on it: it did not scroll, so it is a press at once.
    package mutating func slideBack(at time: Double) {
        if case .away = phase { goDown(.down(since: time), at: time) }
    }

    /// Its action runs: it was a press, whether or not it was held. Some systems report the release first.
    package mutating func act(at time: Double) {
        switch phase {
        case .down(let since): letGo(since: since, at: time)
        case .up(let since) where time - since <= PressModel.shortest: break
        case .up, .uncertain, .away: goDown(.shown(until: time + PressModel.shortest), at: time)
        case .shown: break
        }
    }

    /// An answer is drawn on it: let go, it is not shown any longer.
    package mutating func giveWay(at time: Double) {
        if case .shown = phase { comeUp(at: time) }
    }

    /// Does what is due by itself.
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
    /// Opacity of a held button when nothing may move.
    static let reducedOpacity = 0.85

    /// The score of the press from now on; motion is held for the reason of its place, otherwise for `reason`.
    package func score(holdingMotion reason: Held.Reason?) -> Score {
        let reason = place.reasonToHoldMotion ?? reason
        var score = Score(isDown ? [.pressed(role)] : [])
        if isDown, let reason { score.hold(.motion, reason) }
        score.tracks = tracks(moving: reason == nil)
        return score
    }

    /// Scale and brightness from now on, or opacity alone where nothing may move.
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
