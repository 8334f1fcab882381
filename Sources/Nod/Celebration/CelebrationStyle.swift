/// The three celebrations and their figures.
///
/// ```swift
/// let seconds = CelebrationStyle.collectionCompleted.duration
/// ```
///
/// Source: Documentation/Sources.md, Celebrations (seed 002).
public enum CelebrationStyle: Int32, Sendable, CaseIterable {
    case itemCompleted = 0
    case firstCapture = 1
    case collectionCompleted = 2

    /// The weight of the knock that goes with it.
    public var hapticStyle: DeviceHaptic.Weight {
        switch self {
        case .itemCompleted: .light
        case .firstCapture, .collectionCompleted: .medium
        }
    }

    /// Seconds after which a celebration counts as over where nothing may move.
    package static let reducedDuration = 0.3

    /// Whether particles burst from the element.
    public var showsParticles: Bool { self != .itemCompleted }

    /// Particles of the burst: 5…8, the fuller the rarer the moment. Also of a style without particles.
    public var particleCount: Int {
        switch self {
        case .itemCompleted: 5
        case .firstCapture: 7
        case .collectionCompleted: 8
        }
    }

    /// The size at the height of the pulse; 1 where the element keeps its size.
    public var scalePeak: Double {
        switch self {
        case .itemCompleted, .firstCapture: 1.15
        case .collectionCompleted: 1.0
        }
    }

    /// Seconds from the first change to the last.
    public var duration: Double {
        switch self {
        case .itemCompleted: 0.4
        case .firstCapture: 1.5
        case .collectionCompleted: 2.0
        }
    }
}
