/// At most three flashes in any one second, however fast someone taps.
///
/// Source: Documentation/Sources.md, WCAG 2.2 (2.3.1).
public struct FlashLimit: Sendable, Equatable {
    public static let most = 3
    /// Seconds.
    public static let window = 1.0
    private var recent: [Double] = []

    public init() {}

    /// Whether something may flash at `time`; if so, it is counted.
    public mutating func allows(at time: Double) -> Bool {
        recent.removeAll { time - $0 >= FlashLimit.window }
        guard recent.count < FlashLimit.most else { return false }
        recent.append(time)
        return true
    }
}

/// At most 64 particles alive at once.
///
/// Source: Documentation/Sources.md, Celebrations (seed 002); the bound is the design's own.
public struct ParticleLimit: Sendable, Equatable {
    public static let most = 64
    private var bursts: [Living] = []

    struct Living: Sendable, Equatable {
        var until: Double
        var count: Int
    }

    public init() {}

    /// Whether a whole burst may start at `time`; if so, it is counted until it is over.
    public mutating func allows(_ burst: Burst, at time: Double) -> Bool {
        bursts.removeAll { $0.until <= time }
        var living = 0
        for burst in bursts { living += burst.count }
        guard living + burst.count <= ParticleLimit.most else { return false }
        bursts.append(Living(until: time + burst.duration, count: burst.count))
        return true
    }
}
