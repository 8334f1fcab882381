/// Named motions that answers consist of. Source: Documentation/Sources.md (seeds 000, 001 and 002).
package enum Motion: Sendable, Equatable {
    /// The filled check replaces the circle, then a line strikes the title; or in reverse.
    case swap(toCompleted: Bool)
    /// As `swap`, but a fade without motion.
    case fadeMark(toCompleted: Bool)
    /// A small bounce of the check.
    case check
    /// Grows and shrinks back.
    case pulse
    /// A colour over the element that fades in and out.
    case flash(FlashColor)
    /// Particles; the score's burst describes them.
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
    /// The tracks that draw it; a burst has none.
    func tracks(in design: FeedbackDesign) -> [Track] {
        switch self {
        case .swap(let toCompleted): Motion.swap(toCompleted: toCompleted)
        case .fadeMark(let toCompleted): [Motion.fade(.mark, appears: toCompleted, design.fadeDuration)]
        case .check: [Motion.checkTrack(design)]
        case .pulse: [Motion.pulseTrack(design)]
        case .flash(let color): [Motion.flashTrack(color, design)]
        case .burst: []
        case .insertion:
            [
                Track(.scale, spring: design.stateSpring, from: 0.9, to: 1),
                Motion.fade(.opacity, appears: true, design.fadeDuration, after: Motion.overlap),
                Motion.way(.room, to: 1, design),
            ]
        case .departure:
            [
                Track(.slide, spring: design.stateSpring, from: 0, to: Motion.departureWay, tolerance: 0.5)
            ] + Motion.gone(design)
        case .removal:
            [
                Track(.scale, duration: Motion.goneAfter(design), curve: .fade(from: 1, to: Motion.removalScale))
            ] + Motion.gone(design)
        case .presentation:
            [
                Track(.sink, duration: 0.26, curve: .fade(from: Motion.sinkWay, to: 0)),
                Motion.fade(.opacity, appears: true, 0.08),
            ]
        case .dismissal:
            [
                Track(.sink, duration: 0.18, curve: .fade(from: 0, to: Motion.sinkWay)),
                Motion.fade(.opacity, appears: false, 0.08, after: 0.1),
            ]
        case .fill:
            [Motion.fade(.progress, appears: true, Motion.fullAfter - Motion.fillStart, after: Motion.fillStart)]
        case .mark:
            [
                Track(
                    .badge,
                    from: Motion.fullAfter,
                    duration: Motion.fullAfter + Motion.celebrationDuration,
                    curve: .swell(rest: 1, peak: Motion.badgePeak, rise: 0.12, fall: 0.12)
                )
            ]
        case .move: [Motion.way(.shift, to: 0, design)]
        case .travel: [Motion.way(.shift, to: 0, design), Motion.way(.room, to: 1, design)]
        case .fadeIn: [Motion.fade(.opacity, appears: true, design.fadeDuration)]
        case .fadeOut: [Motion.fade(.opacity, appears: false, design.fadeDuration)]
        case .picture:
            [
                Motion.way(.room, to: 1, design),
                Motion.fade(.opacity, appears: true, design.fadeDuration),
                Motion.fade(.tick, appears: true, design.fadeDuration, after: design.fadeDuration),
            ]
        }
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
    /// Points that a leaving row slides.
    static let departureWay = 64.0
    /// Seconds between a row's fade and its neighbours' move.
    static let overlap = 0.06
    /// Scale of a deleted row when it is gone.
    static let removalScale = 0.96
    /// Points that a toast rises and sinks.
    static let sinkWay = 40.0
    /// Seconds until a completed collection's bar starts to fill, and until it is full.
    package static let fillStart = 0.1
    package static let fullAfter = 0.28
    /// Largest scale of a completed collection's mark.
    static let badgePeak = 1.25
    /// Opacity of a struck title.
    package static let struckOpacity = 0.55
    /// Points that a pulse grows to each side at most, so that it stays on screen.
    package static let pulseReach = 16.0

    private static func fade(
        _ property: TrackProperty,
        appears: Bool,
        _ duration: Double,
        after start: Double = 0
    ) -> Track {
        Track(
            property,
            from: start,
            duration: start + duration,
            curve: .fade(from: appears ? 0 : 1, to: appears ? 1 : 0)
        )
    }

    private static func goneAfter(_ design: FeedbackDesign) -> Double { design.fadeDuration * 0.6 }

    /// Fades before the gap closes, so that rows never overlap.
    private static func gone(_ design: FeedbackDesign) -> [Track] {
        [
            fade(.opacity, appears: false, goneAfter(design)),
            way(.room, to: 0, design, after: goneAfter(design) + overlap),
        ]
    }

    private static func way(
        _ property: TrackProperty,
        to end: Double,
        _ design: FeedbackDesign,
        after start: Double = 0
    ) -> Track {
        Track(property, spring: design.stateSpring, from: 1 - end, to: end, tolerance: 0.005, after: start)
    }

    /// Disc, tick and line, slightly overlapping; in reverse order when reopened.
    private static func swap(toCompleted: Bool) -> [Track] {
        func stroke(_ property: TrackProperty, _ start: Double, _ end: Double) -> Track {
            toCompleted
                ? fade(property, appears: true, end - start, after: start)
                : fade(property, appears: false, end - start, after: checkDuration - end)
        }
        return [
            toCompleted
                ? Track(.disc, duration: checkDuration, curve: .spring(.check, from: 0, to: 1, velocity: 0))
                : stroke(.disc, 0, 0.12),
            stroke(.tick, 0.07, 0.18),
            stroke(.strike, 0.14, checkDuration),
        ]
    }

    private static func checkTrack(_ design: FeedbackDesign) -> Track {
        var track = Track(.scale, duration: checkDuration, curve: .bounce(design.checkSpring, peak: design.checkPeak))
        track.bouncesAsSymbols = design.bouncesAsSymbols
        return track
    }

    private static func pulseTrack(_ design: FeedbackDesign) -> Track {
        Track(
            .pulse,
            duration: celebrationDuration,
            curve: .swell(rest: 1, peak: design.pulsePeak, rise: 0.15, fall: 0.15)
        )
    }

    private static func flashTrack(_ color: FlashColor, _ design: FeedbackDesign) -> Track {
        Track(
            color == .success ? .successFlash : .capturedFlash,
            duration: celebrationDuration,
            curve: .swell(rest: 0, peak: design.flashOpacity, rise: 0.1, fall: 0.2)
        )
    }
}

extension FeedbackDesign {
    /// The standard bounce is close enough to that of the system's symbols.
    fileprivate var bouncesAsSymbols: Bool {
        checkSpring == FeedbackDesign.standard.checkSpring && checkPeak == FeedbackDesign.standard.checkPeak
    }
}
