/// The three celebrations and their figures. Source: Documentation/Sources.md, Celebrations (seed 002).
public enum CelebrationStyle: Int32, Sendable, CaseIterable {
    case itemCompleted = 0
    case firstCapture = 1
    case collectionCompleted = 2

    public var hapticStyle: DeviceHaptic.Weight {
        switch self {
        case .itemCompleted: .light
        case .firstCapture, .collectionCompleted: .medium
        }
    }

    /// Seconds that it lasts when nothing may move.
    package static let reducedDuration = 0.3

    public var showsParticles: Bool { self != .itemCompleted }

    /// Particles of the burst, 5…8: the rarer the moment, the more. Has a value even without a burst.
    public var particleCount: Int {
        switch self {
        case .itemCompleted: 5
        case .firstCapture: 7
        case .collectionCompleted: 8
        }
    }

    /// Largest scale of the pulse; 1 without one.
    public var scalePeak: Double {
        switch self {
        case .itemCompleted, .firstCapture: 1.15
        case .collectionCompleted: 1.0
        }
    }

    public var duration: Double {
        switch self {
        case .itemCompleted: 0.4
        case .firstCapture: 1.5
        case .collectionCompleted: 2.0
        }
    }
}

/// Particles that fly up along the width of an element and fade, in closed form.
///
/// ```swift
/// for index in 0..<burst.count { draw(burst.particle(index).look(at: time)) }
/// ```
///
/// The seed decides everything random, so every platform draws the same burst. Source: Documentation/Sources.md,
/// Celebrations (seed 002).
public struct Burst: Sendable, Equatable {
    public var seed: UInt64
    public var count: Int
    package static let counts = 1...8
    /// Particles are all at their largest, for children.
    public var isLarge = false

    /// Seconds from the start of the score until the particles leave, and until the last one is gone.
    public var start = 0.0
    public var duration: Double

    package init(_ style: CelebrationStyle, seed: UInt64, design: FeedbackDesign = .standard) {
        self.seed = seed
        let figures = design.burst(of: style)
        if style == .firstCapture { start = Motion.confirmedAfter }
        count = figures.count
        duration = figures.duration
    }

    /// Particle `index`, independent of the order of calls.
    public func particle(_ index: Int) -> Particle {
        var generator = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: index) &* 0x2545_F491_4F6C_DD1D)
        let share = (Double(index) + 0.5) / Double(count)
        return Particle(index: index, at: share, duration: duration - start, isLarge: isLarge, generator: &generator)
    }
}

public struct Particle: Sendable, Equatable {
    public enum Shape: Int32, Sendable, CaseIterable {
        case circle = 0
        case roundedRectangle = 1
    }

    public var shape: Shape
    /// Points on each side, 6…12.
    public var size: Double
    /// Degrees at the start, 0…45, and added spin; 0 for circles.
    public var turn: Double
    public var spin: Double
    /// Start along the width of the element, 0…1.
    public var place: Double
    /// End position, in points from the start: x −40…40, y −80…−20 (up).
    public var x: Double
    public var y: Double
    /// Points that it rises above its end, 16…40.
    public var fall: Double
    public var colorIndex: Int
    /// Seconds.
    public var duration: Double

    init(index: Int, at place: Double, duration: Double, isLarge: Bool, generator: inout SeededGenerator) {
        shape = index % 2 == 0 ? .circle : .roundedRectangle
        size = generator.between(isLarge ? Particle.largest : 6, Particle.largest)
        x = generator.between(-40, 40)
        y = generator.between(-80, -20)
        turn = shape == .circle ? 0 : generator.between(0, 45)
        fall = generator.between(16, 40)
        spin = shape == .circle ? 0 : (index % 4 == 1 ? 1 : -1) * generator.between(180, 540)
        self.place = place
        colorIndex = index % Particle.colorCount
        self.duration = duration
    }

    /// Points on each side.
    static let largest = 12.0
    public static let colorCount = 6
    /// Points of a field that contains every particle starting at its centre.
    public static let field = (width: 2.0 * (40 + 12), height: 2.0 * (80 + 40 + 12))
    public static let cornerRadius = 2.0
    static let finalScale = 0.3
    /// Number of evenly spaced samples of a look; straight lines between them are off by at most 0.25 points.
    package static let lookCount = 41
    /// Fractions of its life after which it starts to fall, and to fade.
    private static let apex = 0.4
    private static let opaque = 0.7

    /// The look after `time` seconds, clamped to its life. A particle rises above its end and falls to it, slowed by
    /// the air.
    public func look(at time: Double) -> Look {
        let progress = min(max(time / duration, 0), 1)
        let rest = 1 - progress
        let isRising = progress < Particle.apex
        let fromTop = (progress - Particle.apex) / (isRising ? Particle.apex : 1 - Particle.apex)
        let top = y - fall
        return Look(
            x: x * (1 - rest * rest * rest),
            y: top + (isRising ? -top : fall) * fromTop * fromTop,
            scale: 1 - (1 - Particle.finalScale) * progress,
            opacity: min(rest / (1 - Particle.opaque), 1),
            turn: turn + spin * progress
        )
    }

    public struct Look: Sendable, Equatable {
        public var x: Double
        public var y: Double
        public var scale: Double
        public var opacity: Double
        public var turn: Double
    }
}

/// SplitMix64, the engine's only randomness: a seed gives the same numbers everywhere.
package struct SeededGenerator: Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func between(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) * 0x1p-53
    }
}
