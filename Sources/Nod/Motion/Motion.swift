/// The named motions an answer is made of.
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000), Motion and status rules (seed 001),
/// Celebrations (seed 002).
public enum Motion: Sendable, Equatable {
    /// The filled check replaces the open circle, or goes.
    case swap(toCompleted: Bool)
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
    /// A row leaves to the trailing edge.
    case departure
    /// Something travels to its new place: rows, the knob of a switch, the mark of a choice.
    case move
    /// A row appears without moving.
    case fadeIn
    /// A row goes without moving.
    case fadeOut
}

public enum FlashColor: Int32, Sendable {
    case success
    case captured
}

extension Motion {
    /// Adds the tracks that draw this motion. A burst has none: its particles are curves of their own.
    @inline(__always) func add(to tracks: inout [Track], in design: FeedbackDesign) {
        switch self {
        case .swap(let toCompleted): tracks.append(Motion.fade(.mark, appears: toCompleted, design.fadeDuration))
        case .check: tracks.append(Motion.checkTrack(design))
        case .pulse: tracks.append(Motion.pulseTrack(design.pulsePeak))
        case .flash(let color): tracks.append(Motion.flashTrack(color, design))
        case .burst: break
        case .insertion:
            tracks.append(Track(.scale, spring: design.stateSpring, from: 0.9, to: 1))
            tracks.append(Motion.fade(.opacity, appears: true, design.fadeDuration))
        case .departure:
            tracks.append(Track(.slide, spring: design.stateSpring, from: 0, to: 1, tolerance: 0.01))
            tracks.append(Motion.fade(.opacity, appears: false, design.fadeDuration))
        case .move: tracks.append(Track(.shift, spring: design.stateSpring, from: 1, to: 0))
        case .fadeIn: tracks.append(Motion.fade(.opacity, appears: true, design.fadeDuration))
        case .fadeOut: tracks.append(Motion.fade(.opacity, appears: false, design.fadeDuration))
        }
    }

    /// What takes this motion's place when nothing may move; `nil` where the final state says it all.
    public var reduced: Motion? {
        switch self {
        case .swap, .flash, .fadeIn, .fadeOut: self
        case .check, .pulse, .move: nil
        case .burst(let style): .flash(style == .firstCapture ? .captured : .success)
        case .insertion: .fadeIn
        case .departure: .fadeOut
        }
    }

    /// Seconds in which the check has come to rest (seed 000: 150–250 ms).
    static let checkDuration = 0.25
    static let celebrationDuration = CelebrationStyle.itemCompleted.duration

    @inline(never) private static func fade(_ property: TrackProperty, appears: Bool, _ duration: Double) -> Track {
        Track(property, duration: duration, curve: .fade(from: appears ? 0 : 1, to: appears ? 1 : 0))
    }

    private static func checkTrack(_ design: FeedbackDesign) -> Track {
        let velocity = design.checkSpring.impulse(peaking: design.checkPeak)
        return Track(
            .scale,
            duration: checkDuration,
            curve: .spring(design.checkSpring, from: 1, to: 1, velocity: velocity)
        )
    }

    private static func pulseTrack(_ peak: Double) -> Track {
        Track(.scale, duration: celebrationDuration, curve: .swell(rest: 1, peak: peak, rise: 0.15, fall: 0.15))
    }

    private static func flashTrack(_ color: FlashColor, _ design: FeedbackDesign) -> Track {
        Track(
            color == .success ? .successFlash : .capturedFlash,
            duration: celebrationDuration,
            curve: .swell(rest: 0, peak: design.flashOpacity, rise: 0.1, fall: 0.2)
        )
    }
}
