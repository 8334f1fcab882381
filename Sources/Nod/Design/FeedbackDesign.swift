/// The figures of every answer, as data: what an app may tune without touching the rules.
///
/// Whatever stands here, one interaction still has one haptic and one sound, levels are minima, Reduce Motion substitutes, and flashes
/// and particles stay under their limits. `Limits` holds what each figure may be.
/// Source of the standard: Documentation/Sources.md, Completion feedback (seed 000), Motion and status rules (seed 001), Celebrations (seed 002).
public struct FeedbackDesign: Sendable, Equatable {
    /// The check's bounce, and how much larger it is at its height.
    public var checkSpring: Spring
    public var checkPeak: Double
    /// Rows that come, leave and change places.
    public var stateSpring: Spring
    /// Seconds of a symbol swap or fade.
    public var fadeDuration: Double
    /// The size at the height of a pulse.
    public var pulsePeak: Double
    /// Of the colour over an element at the height of a flash, 0…1.
    public var flashOpacity: Double
    public var firstCapture: BurstDesign
    public var collectionCompleted: BurstDesign
    #if !FIXED_DESIGN
        /// What single moments feel and sound like instead.
        public var replacements: [Replacement] = []
    #endif

    public init(
        checkSpring: Spring = .check,
        checkPeak: Double = 0.1,
        stateSpring: Spring = .state,
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
    /// The burst of a celebration; without particles, what it would hold.
    func burst(of style: CelebrationStyle) -> BurstDesign {
        switch style {
        case .itemCompleted: BurstDesign(style)
        case .firstCapture: firstCapture
        case .collectionCompleted: collectionCompleted
        }
    }
}

/// How full a burst is, and how long it flies.
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

/// What a moment feels and sounds like in place of the standard.
public struct Replacement: Sendable, Equatable {
    public var moment: Moment
    /// `nil`: not felt.
    public var haptic: Haptic?
    /// `nil`: not heard.
    public var sound: Sound?

    public init(_ moment: Moment, haptic: Haptic?, sound: Sound?) {
        self.moment = moment
        self.haptic = haptic
        self.sound = sound
    }
}

extension FeedbackDesign {
    /// What every figure may be, so that what the seeds and WCAG ask for holds whatever an app chooses.
    ///
    /// Source: Documentation/Sources.md, Tuning.
    public enum Limits {
        /// Seconds of a spring's response.
        public static let response = 0.1...0.6
        /// Of critical damping.
        public static let damping = 0.4...1.0
        /// How much larger the check may grow.
        public static let checkPeak = 0.0...0.3
        /// How far from rest the check may be at `checkRest` seconds.
        public static let checkTolerance = 0.01
        /// Seconds in which the check has come to rest.
        public static let checkRest = Motion.checkDuration
        /// Seconds.
        public static let fadeDuration = 0.05...0.25
        public static let pulsePeak = 1.0...1.3
        public static let flashOpacity = 0.05...0.3
        public static let particles = Burst.counts
        /// Seconds; what is shown after a capture and a completed collection waits no longer than the standard's.
        public static let firstCaptureDuration = 0.4...CelebrationStyle.firstCapture.duration
        public static let collectionDuration = 0.4...CelebrationStyle.collectionCompleted.duration
    }

    /// How far from rest the check still is when it has to be there.
    public var checkUnrest: Double {
        let velocity = checkSpring.impulse(peaking: checkPeak)
        var most = 0.0
        var time = Limits.checkRest
        while time < Limits.checkRest + 1 {
            most = max(most, checkSpring.position(at: time, from: 0, to: 0, velocity: velocity).magnitude)
            time += 1 / 240.0
        }
        return most
    }
}
