/// Named motions that answers consist of. Source: Documentation/Sources.md (seeds 000, 001 and 002).
package enum Motion: Sendable, Equatable {
    /// The filled check replaces the circle, then a line strikes the title; or in reverse.
    case swap(toCompleted: Bool)
    /// As `swap`, but a fade without motion.
    case fadeMark(toCompleted: Bool)
    case check
    case pulse
    /// A colour over the element that fades in and out.
    case flash(FlashColor)
    case burst(CelebrationStyle)
    case insertion
    /// A row slides out to the trailing edge, then its gap closes.
    case departure
    /// A row shrinks and fades in place, then its gap closes.
    case removal
    case presentation
    case dismissal
    case fill
    /// A collection's mark swells when its bar is full.
    case mark
    /// Something travels to its new place, such as a switch's knob.
    case move
    /// A row travels to its new place; its neighbours close and open gaps.
    case travel
    case fadeIn
    case fadeOut
    /// A place turns to its empty state after its last row left; the tick in its picture is drawn.
    case picture
}

package enum FlashColor: Int32, Sendable {
    case success
    case captured
}

extension Motion {
    func tracks(in design: FeedbackDesign) -> [Track] {
        var tracks: [Track] = []
        tracks.add(self, in: design)
        return tracks
    }

    /// The substitute under Reduce Motion; `nil` if the final state is enough.
    package var reduced: Motion? {
        switch self {
        case .fadeMark, .flash, .fadeIn, .fadeOut: self
        case .swap(let toCompleted): .fadeMark(toCompleted: toCompleted)
        case .check, .pulse, .move, .fill, .mark: nil
        case .travel, .picture: .fadeIn
        case .burst(let style): .flash(style == .firstCapture ? .captured : .success)
        case .insertion, .presentation: .fadeIn
        case .departure, .removal, .dismissal: .fadeOut
        }
    }

    /// Seconds until the check is at rest (seed 000: 150–250 ms).
    package static let checkDuration = 0.25
    static let celebrationDuration = CelebrationStyle.itemCompleted.duration
    static let departureWay = 64.0
    /// Fraction of the fade after which a departing row is invisible.
    static let vanishing = 0.6
    /// Seconds by which a row's fade and its neighbours' move overlap.
    static let overlap = 0.06
    static let removalScale = 0.96
    static let sinkWay = 40.0
    /// Seconds until a completed collection's bar starts to fill, and until it is full.
    package static let fillStart = 0.1
    package static let fullAfter = 0.28
    /// Seconds until a first capture's confirmation has replaced the form.
    static let confirmedAfter = 0.22
    static let badgePeak = 1.25
    package static let struckOpacity = 0.55
    /// Points that a pulse grows to each side at most, so that it stays on screen.
    package static let pulseReach = 16.0
}

extension [Track] {
    // Appends each track, because array literals would double the code size.
    mutating func add(_ motion: Motion, in design: FeedbackDesign) {
        let fadeDuration = design.fadeDuration
        switch motion {
        case .swap(let toCompleted): swap(toCompleted: toCompleted, design.checkTempo)
        case .fadeMark(let toCompleted): fade(.mark, appears: toCompleted, fadeDuration)
        case .check:
            let (spring, peak, tempo) = (design.checkSpring, design.checkPeak, design.checkTempo)
            add(.scale, until: Motion.checkDuration / tempo, .bounce(spring, peak: peak, tempo: tempo))
        case .pulse: swell(.pulse, rest: 1, peak: design.pulsePeak, rise: 0.15, fall: 0.15)
        case .flash(.success): swell(.successFlash, peak: design.flashOpacity, rise: 0.1, fall: 0.2)
        case .flash(.captured): swell(.capturedFlash, peak: design.flashOpacity, rise: 0.1, fall: 0.2)
        case .burst: break
        case .insertion:
            spring(.scale, from: 0.9, to: 1, design)
            fade(.opacity, appears: true, fadeDuration, after: Motion.overlap)
            travel(.room, to: 1, design)
        case .departure:
            spring(.slide, from: 0, to: Motion.departureWay, design, tolerance: 0.5)
            vanish(design)
        case .removal:
            add(.scale, until: fadeDuration * Motion.vanishing, .fade(from: 1, to: Motion.removalScale))
            vanish(design)
        case .presentation:
            add(.sink, until: 0.26, .fade(from: Motion.sinkWay, to: 0))
            fade(.opacity, appears: true, 0.08)
        case .dismissal:
            add(.sink, until: 0.18, .fade(from: 0, to: Motion.sinkWay))
            fade(.opacity, appears: false, 0.08, after: 0.1)
        case .fill: fade(.progress, appears: true, Motion.fullAfter - Motion.fillStart, after: Motion.fillStart)
        case .mark: swell(.badge, rest: 1, peak: Motion.badgePeak, rise: 0.12, fall: 0.12, after: Motion.fullAfter)
        case .move: travel(.shift, to: 0, design)
        case .travel:
            travel(.shift, to: 0, design)
            travel(.room, to: 1, design)
        case .fadeIn: fade(.opacity, appears: true, fadeDuration)
        case .fadeOut: fade(.opacity, appears: false, fadeDuration)
        case .picture:
            travel(.room, to: 1, design)
            fade(.opacity, appears: true, fadeDuration)
            fade(.tick, appears: true, fadeDuration, after: fadeDuration)
        }
    }

    /// Disc, tick and line, slightly overlapping; in reverse order when reopened.
    private mutating func swap(toCompleted: Bool, _ tempo: Double) {
        if toCompleted {
            var spring = DampedSpring.check
            spring.response /= tempo
            add(.disc, until: Motion.checkDuration / tempo, .spring(spring, from: 0, to: 1, velocity: 0))
        } else {
            stroke(.disc, 0, 0.12, toCompleted, tempo)
        }
        stroke(.tick, 0.07, 0.18, toCompleted, tempo)
        stroke(.strike, 0.14, Motion.checkDuration, toCompleted, tempo)
    }

    private mutating func stroke(
        _ property: TrackProperty,
        _ start: Double,
        _ end: Double,
        _ appears: Bool,
        _ tempo: Double
    ) {
        let delay = appears ? start : Motion.checkDuration - end
        fade(property, appears: appears, (end - start) / tempo, after: delay / tempo)
    }

    /// Fades before the gap closes, so that rows never overlap.
    private mutating func vanish(_ design: FeedbackDesign) {
        let duration = design.fadeDuration * Motion.vanishing
        fade(.opacity, appears: false, duration)
        travel(.room, to: 0, design, after: duration + Motion.overlap)
    }

    private mutating func travel(
        _ property: TrackProperty,
        to end: Double,
        _ design: FeedbackDesign,
        after start: Double = 0
    ) {
        spring(property, from: 1 - end, to: end, design, tolerance: 0.005, after: start)
    }

    private mutating func spring(
        _ property: TrackProperty,
        from: Double,
        to end: Double,
        _ design: FeedbackDesign,
        tolerance: Double = 0.001,
        after start: Double = 0
    ) {
        append(Track(property, spring: design.stateSpring, from: from, to: end, tolerance: tolerance, after: start))
    }

    private mutating func swell(
        _ property: TrackProperty,
        rest: Double = 0,
        peak: Double,
        rise: Double,
        fall: Double,
        after start: Double = 0
    ) {
        let end = start + Motion.celebrationDuration
        add(property, after: start, until: end, .swell(rest: rest, peak: peak, rise: rise, fall: fall))
    }

    private mutating func fade(
        _ property: TrackProperty,
        appears: Bool,
        _ duration: Double,
        after start: Double = 0
    ) {
        let curve = Curve.fade(from: appears ? 0 : 1, to: appears ? 1 : 0)
        add(property, after: start, until: start + duration, curve)
    }

    private mutating func add(
        _ property: TrackProperty,
        after start: Double = 0,
        until end: Double,
        _ curve: Curve
    ) {
        append(Track(property, from: start, duration: end, curve: curve))
    }
}
