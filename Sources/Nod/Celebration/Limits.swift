/// At most three flashes in any second. Source: Documentation/Sources.md, WCAG 2.2 (2.3.1).
package struct FlashLimit: Sendable, Equatable {
    package static let most = 3
    package static let window = 1.0
    private var recent = Recent()

    package init() {}

    /// Whether a flash is allowed at `time`; counts it if so.
    package mutating func allows(at time: Double) -> Bool {
        guard recent.values(at: time).count < FlashLimit.most else { return false }
        recent.remember(1, until: time + FlashLimit.window)
        return true
    }
}

/// At most 64 particles alive at once. Source: Documentation/Sources.md, Celebrations (seed 002); the bound is Nod's.
package struct ParticleLimit: Sendable, Equatable {
    package static let most = 64
    private var bursts = Recent()

    package init() {}

    /// Whether a whole burst is allowed at `time`; counts it if so.
    package mutating func allows(_ burst: Burst, at time: Double) -> Bool {
        var count = burst.count
        for living in bursts.values(at: time) { count += living }
        guard count <= ParticleLimit.most else { return false }
        bursts.remember(burst.count, until: time + burst.duration)
        return true
    }
}

/// Values remembered for a time: flashes, bursts, celebrated collections.
struct Recent: Sendable, Equatable {
    // Two lists, because a list of pairs costs the browser's engine more code.
    private var values: [Int] = []
    private var ends: [Double] = []

    init() {}

    mutating func remember(_ value: Int, until time: Double) {
        values.append(value)
        ends.append(time)
    }

    /// The values at `time`; drops those that are over.
    mutating func values(at time: Double) -> [Int] {
        let before = self
        self = Recent()
        for index in 0..<before.values.count where before.ends[index] > time {
            remember(before.values[index], until: before.ends[index])
        }
        return values
    }
}
