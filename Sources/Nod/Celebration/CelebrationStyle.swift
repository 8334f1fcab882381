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
