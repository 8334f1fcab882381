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
    public var checkSpring: DampedSpring
    public var checkPeak: Double
    /// Speed of a check's disc, tick, line and bounce together, relative to the standard.
    public var checkTempo = 1.0
    /// Spring of rows that appear, leave and move.
    public var stateSpring: DampedSpring
    public var fadeDuration: Double
    public var pulsePeak: Double
    /// Peak opacity of a flash, 0…1.
    public var flashOpacity: Double
    public var firstCapture: BurstDesign
    public var collectionCompleted: BurstDesign
    /// Replaced haptics and sounds of single moments.
    public var replacements: [Replacement] = []
    #if !hasFeature(Embedded)
    /// Taps in place of those of a kind. Performers look them up, as `sounds`: the engine only chooses kind and sound.
    public var taps: [HapticKind: [HapticTap]] = [:]
    public var sounds: [Sound: SoundDesign] = [:]
    #endif

    public init(
        checkSpring: DampedSpring = .check,
        checkPeak: Double = 0.12,
        stateSpring: DampedSpring = .state,
        fadeDuration: Double = 0.2,
        pulsePeak: Double = 1.15,
        flashOpacity: Double = 0.15,
        firstCapture: BurstDesign = .init(.firstCapture),
        collectionCompleted: BurstDesign = .init(.collectionCompleted)
    ) {
        self.checkSpring = checkSpring
        self.checkPeak = checkPeak
        self.stateSpring = stateSpring
        self.fadeDuration = fadeDuration
        self.pulsePeak = pulsePeak
        self.flashOpacity = flashOpacity
        self.firstCapture = firstCapture
        self.collectionCompleted = collectionCompleted
    }

    public static var standard: FeedbackDesign { FeedbackDesign() }
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

    public init(count: Int, duration: Double) {
        self.count = count
        self.duration = duration
    }

    public init(_ style: CelebrationStyle) { self.init(count: style.particleCount, duration: style.duration) }
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
