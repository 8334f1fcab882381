/// The named motions an answer is made of.
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000), Motion and status rules (seed 001),
/// Celebrations (seed 002).
package enum Motion: Sendable, Equatable {
    /// The filled check replaces the open circle, then a line strikes the title; or both in reverse.
    case swap(toCompleted: Bool)
    /// The filled check and the line through its title appear or go without moving.
    case fadeMark(toCompleted: Bool)
    /// The check gives a small bounce.
    case check
    /// Larger, and back.
    case pulse
    /// A colour over the element, and gone.
    case flash(FlashColor)
    /// Particles; what the burst holds is in the score.
    case burst(CelebrationStyle)
    /// A row grows in.
    case insertion
    /// A row leaves towards the trailing edge, and then its neighbours take its room.
    case departure
    /// A row shrinks and fades where it is, and then its neighbours take its room.
    case removal
    /// A toast rises over the page.
    case presentation
    /// A toast sinks away.
    case dismissal
    /// The bar of a collection fills.
    case fill
    /// The mark of a collection swells when its bar is full.
    case mark
    /// Something travels to its new place: the knob of a switch, the mark of a choice.
    case move
    /// A row travels to its new place, and its neighbours take its room and make room.
    case travel
    /// A row appears without moving.
    case fadeIn
    /// A row goes without moving.
    case fadeOut
    /// A place shows its empty state after its last row left, and the tick in its picture is drawn.
    case picture
}

package enum FlashColor: Int32, Sendable {
    case success
    case captured
}

extension Motion {
    /// The tracks that draw this motion. A burst has none: its particles are curves of their own.
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

    /// The substitute under Reduce Motion; `nil` where the final state is enough.
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

    /// Seconds in which the check has come to rest (seed 000: 150–250 ms).
    package static let checkDuration = 0.25
    static let celebrationDuration = CelebrationStyle.itemCompleted.duration
    /// Points that a leaving row travels: it slides, and isn't thrown across the window.
    static let departureWay = 64.0
    /// Seconds for which a row has faded before its neighbours take its room, and its neighbours make room before it is
    /// seen.
    static let overlap = 0.06
    /// Size of a deleted row when it is gone.
    static let removalScale = 0.96
    /// Points that a toast rises and sinks.
    static let sinkWay = 40.0
    /// Seconds from which the bar of a completed collection fills, while the tick is drawn, and at which it is full.
    package static let fillStart = 0.1
    package static let fullAfter = 0.28
    /// Size of a completed collection's mark at its largest.
    static let badgePeak = 1.25
    /// How visible the title of a completed item is.
    package static let struckOpacity = 0.55
    /// Points that a pulse grows to each side at most, so that nothing reaches beyond the screen.
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

    /// Seconds in which a row that goes has faded.
    private static func goneAfter(_ design: FeedbackDesign) -> Double { design.fadeDuration * 0.6 }

    /// A row has faded before its neighbours take its room: none is ever over another.
    private static func gone(_ design: FeedbackDesign) -> [Track] {
        [
            fade(.opacity, appears: false, goneAfter(design)),
            way(.room, to: 0, design, after: goneAfter(design) + overlap),
        ]
    }

    /// A whole distance, or a row's whole room, by the state's spring, until nobody sees the rest.
    private static func way(
        _ property: TrackProperty,
        to end: Double,
        _ design: FeedbackDesign,
        after start: Double = 0
    ) -> Track {
        Track(property, spring: design.stateSpring, from: 1 - end, to: end, tolerance: 0.005, after: start)
    }

    /// Disc, tick and line, each beginning shortly before the previous one ends; in reverse order when reopened.
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
    /// A check bounces in the standard's figures: near enough to what the system's symbols do by themselves.
    fileprivate var bouncesAsSymbols: Bool {
        checkSpring == FeedbackDesign.standard.checkSpring && checkPeak == FeedbackDesign.standard.checkPeak
    }
}
