/// The figures of every answer, as data: what an app may tune without touching the rules.
///
/// ```swift
/// var design = FeedbackDesign()
/// design.checkPeak = 0.05
/// ```
///
/// Whatever the figures, one interaction has one haptic and one sound, levels are minima, Reduce Motion substitutes,
/// and flashes and particles stay under their limits. ``Figure/range`` holds what each may be.
/// Source of the standard: Documentation/Sources.md, Completion feedback (seed 000), Motion and status rules (seed
/// 001), Celebrations (seed 002).
public struct FeedbackDesign: Sendable, Equatable {
    /// The check's bounce, and how much larger it is at its height.
    public var checkSpring: DampedSpring
    public var checkPeak: Double
    /// Rows that come, leave and change places.
    public var stateSpring: DampedSpring
    /// Seconds of a symbol swap or fade.
    public var fadeDuration: Double
    /// The size at the height of a pulse.
    public var pulsePeak: Double
    /// Of the colour over an element at the height of a flash, 0…1.
    public var flashOpacity: Double
    public var firstCapture: BurstDesign
    public var collectionCompleted: BurstDesign
    /// Haptics and sounds that replace those of single moments.
    public var replacements: [Replacement] = []

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
    /// The burst of a celebration, also of one that shows no particles.
    package func burst(of style: CelebrationStyle) -> BurstDesign {
        switch style {
        case .itemCompleted: BurstDesign(style)
        case .firstCapture: firstCapture
        case .collectionCompleted: collectionCompleted
        }
    }
}

/// How many particles a burst has, and how long it flies.
///
/// ```swift
/// let design = FeedbackDesign(collectionCompleted: BurstDesign(count: 5, duration: 1))
/// ```
public struct BurstDesign: Sendable, Equatable {
    /// Particles, 1…8.
    public var count: Int
    /// Seconds.
    public var duration: Double

    public init(count: Int, duration: Double) {
        self.count = count
        self.duration = duration
    }

    /// The figures of seed 002.
    public init(_ style: CelebrationStyle) { self.init(count: style.particleCount, duration: style.duration) }
}

extension FeedbackDesign {
    /// How far from rest the check may be once it has to be there.
    ///
    /// Source: Documentation/Sources.md, Tuning.
    package static let checkTolerance = 0.01

    /// How far from rest the check still is when it has to be there.
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
