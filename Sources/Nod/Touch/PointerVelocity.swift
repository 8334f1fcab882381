/// Velocity of a pointer along one axis, from its last tenth of a second. Source: Documentation/Sources.md, Gestures.
package struct PointerVelocity: Sendable, Equatable {
    /// Seconds that count.
    static let horizon = 0.1
    /// Seconds without movement after which a pointer counts as still.
    static let pause = 0.04
    /// Points per second; more is an artefact of two close timestamps.
    static let most = 8000.0

    // Two lists, because a list of pairs would take a third more code.
    private var times: [Double] = []
    private var positions: [Double] = []

    package init() {}

    package mutating func add(_ position: Double, at time: Double) {
        if let last = times.last, time < last { return }
        let wasStill = time - (times.last ?? time) > PointerVelocity.pause
        let (oldTimes, oldPositions) = (times, positions)
        (times, positions) = ([], [])
        for index in 0..<oldTimes.count where !wasStill && time - oldTimes[index] <= PointerVelocity.horizon {
            times.append(oldTimes[index])
            positions.append(oldPositions[index])
        }
        times.append(time)
        positions.append(position)
    }

    /// Points per second; zero if the pointer has been still.
    package func value(at time: Double) -> Double {
        let last = times.count - 1
        guard last > 0, time - times[last] <= PointerVelocity.pause, times[last] > times[0] else { return 0 }
        let velocity = (positions[last] - positions[0]) / (times[last] - times[0])
        return min(max(velocity, -PointerVelocity.most), PointerVelocity.most)
    }
}
