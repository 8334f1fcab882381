/// Figures of every answer: what an app may tune.
///
/// ```swift
/// var design = FeedbackDesign()
/// design.checkPeak = 0.05
/// ```
///
/// The rules hold for any figures: one haptic and one sound, levels, Reduce Motion, limits of flashes and particles.
/// ``Figure/range`` holds the allowed values. Source of the defaults: Documentation/Sources.md (seeds 000, 001 and
/// 002).
public struct FeedbackDesign: Sendable, Equatable {
    /// Bounce of the check, and its largest scale minus 1.
    public var checkSpring = DampedSpring.check
    public var checkPeak = FeedbackDesign.standardPeak
    /// Speed of a check's disc, tick, line and bounce together, relative to the standard.
    public var checkTempo = 1.0
    /// Spring of rows that appear, leave and move.
    public var stateSpring = DampedSpring.state
    public var fadeDuration = 0.2
    public var pulsePeak = 1.15
    /// Peak opacity of a flash, 0…1.
    public var flashOpacity = 0.15
    public var firstCapture = BurstDesign(.firstCapture)
    public var collectionCompleted = BurstDesign(.collectionCompleted)
    /// Replaced haptics and sounds of single moments.
    public var replacements: [Replacement] = []
    #if !hasFeature(Embedded)
    /// Taps in place of those of a kind. Performers look them up, as `sounds`: the engine only chooses kind and sound.
    public var taps: [HapticKind: [HapticTap]] = [:]
    public var sounds: [Sound: SoundDesign] = [:]
    #endif

    public init() {}

    public static var standard: FeedbackDesign { FeedbackDesign() }
    package static let standardPeak = 0.12
}

extension FeedbackDesign {
    package func burst(of style: CelebrationStyle) -> BurstDesign {
        switch style {
        case .itemCompleted: BurstDesign(style)
        case .firstCapture: firstCapture
        case .collectionCompleted: collectionCompleted
        }
    }
}

public struct BurstDesign: Sendable, Equatable {
    public var count: Int
    public var duration: Double

    public init(_ style: CelebrationStyle) { (count, duration) = (style.particleCount, style.duration) }
}

extension FeedbackDesign {
    /// How far from its final scale the check may be after `Motion.checkDuration`. Source: Documentation/Sources.md,
    /// Tuning.
    package static let checkTolerance = 0.01

    /// How far from its final scale the check still is after `Motion.checkDuration`.
    package var checkUnrest: Double {
        var most = 0.0
        var time = Motion.checkDuration
        while time < Motion.checkDuration + 1 {
            most = max(most, Curve.bounce(checkSpring, checkPeak, at: time).magnitude)
            time += 1 / 240.0
        }
        return most
    }
}

/// Replaces the haptic and sound of a moment.
///
/// ```swift
/// let quiet = Replacement(.captured, haptic: .replaced(Haptic(.light)), sound: .removed)
/// ```
public struct Replacement: Sendable, Equatable {
    public var moment: Moment
    public var haptic: Change<Haptic>
    public var sound: Change<Sound>

    public init(_ moment: Moment, haptic: Change<Haptic> = .kept, sound: Change<Sound> = .kept) {
        self.moment = moment
        self.haptic = haptic
        self.sound = sound
    }

    public enum Change<Value: Sendable & Equatable>: Sendable, Equatable {
        case kept
        case removed
        case replaced(Value)

        package func applied(to asked: Value?) -> Value? {
            switch self {
            case .kept: asked
            case .removed: nil
            case .replaced(let value): value
            }
        }
    }
}

extension FeedbackDesign {
    package mutating func change(hapticOf moment: Moment, to haptic: Replacement.Change<Haptic>) {
        var changed = replacement(of: moment)
        changed.haptic = haptic
        replacements.removeAll { $0.moment == moment }
        replacements.append(changed)
    }

    package func replacement(of moment: Moment) -> Replacement {
        replacements.first { $0.moment == moment } ?? Replacement(moment)
    }
}
