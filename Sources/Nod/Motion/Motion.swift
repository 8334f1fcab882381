/// The named motions an answer is made of.
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000), Motion and status rules (seed 001),
/// Celebrations (seed 002).
public enum Motion: Sendable, Equatable {
    /// The filled check replaces the open circle, or goes.
    case swap(toCompleted: Bool)
    /// The check gives a small bounce.
    case check
    /// To the peak of a celebration's scale and back.
    case pulse(peak: Double)
    /// A colour over the element, and gone.
    case flash(FlashColor)
    /// Particles; what the burst holds is in the score.
    case burst(CelebrationStyle)
    /// A row grows in.
    case insertion
    /// A row leaves to the trailing edge.
    case departure
    /// Rows travel to their new places.
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
    /// The tracks that draw this motion. A burst has none: its particles are curves of their own.
    public var tracks: [Track] {
        switch self {
        case .swap(let toCompleted): [Motion.swapTrack(toCompleted)]
        case .check: [Motion.checkTrack]
        case .pulse(let peak): peak == 1 ? [] : [Motion.pulseTrack(peak)]
        case .flash(let color): [Motion.flashTrack(color)]
        case .burst: []
        case .insertion: Motion.insertionTracks
        case .departure: Motion.departureTracks
        case .move: [Track(.shift, spring: .state, from: 1, to: 0)]
        case .fadeIn: [Track(.opacity, duration: Motion.fadeDuration, curve: .fade(from: 0, to: 1))]
        case .fadeOut: [Track(.opacity, duration: Motion.fadeDuration, curve: .fade(from: 1, to: 0))]
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
    /// How much larger the check is at the height of its bounce.
    static let checkPeak = 0.1
    /// Seconds of a symbol swap or fade: between the bounds of seed 000. Assumed.
    static let fadeDuration = 0.2
    static let flashOpacity = 0.15
    static let celebrationDuration = CelebrationStyle.itemCompleted.duration

    private static func swapTrack(_ toCompleted: Bool) -> Track {
        Track(
            .mark, duration: fadeDuration,
            curve: .fade(from: toCompleted ? 0 : 1, to: toCompleted ? 1 : 0))
    }

    private static var checkTrack: Track {
        let velocity = Spring.check.impulse(peaking: checkPeak)
        return Track(.scale, duration: checkDuration, curve: .spring(.check, from: 1, to: 1, velocity: velocity))
    }

    private static func pulseTrack(_ peak: Double) -> Track {
        Track(.scale, duration: celebrationDuration, curve: .swell(rest: 1, peak: peak, rise: 0.15, fall: 0.15))
    }

    private static func flashTrack(_ color: FlashColor) -> Track {
        Track(
            color == .success ? .successFlash : .capturedFlash, duration: celebrationDuration,
            curve: .swell(rest: 0, peak: flashOpacity, rise: 0.1, fall: 0.2))
    }

    private static var insertionTracks: [Track] {
        [
            Track(.scale, spring: .state, from: 0.9, to: 1),
            Track(.opacity, duration: fadeDuration, curve: .fade(from: 0, to: 1)),
        ]
    }

    private static var departureTracks: [Track] {
        let slide = Track(.slide, spring: .state, from: 0, to: 1, tolerance: 0.01)
        return [slide, Track(.opacity, duration: slide.duration, curve: .fade(from: 1, to: 0))]
    }
}
