/// How fast a pointer moves along one axis, from what it did in the last tenth of a second.
///
/// Source: Documentation/Sources.md, Gestures.
package struct PointerVelocity: Sendable, Equatable {
    /// Seconds that are looked back.
    static let horizon = 0.1
    /// Seconds without a movement after which a pointer counts as still.
    static let pause = 0.04
    /// Points a second; what is faster is an error of two times that lie close together.
    static let most = 8000.0

    // Two lists of numbers, because a list of pairs costs a third of this module again.
    private var times: [Double] = []
    private var positions: [Double] = []

    package init() {}

    /// Adds the pointer's position; one earlier than the latest is left out.
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

    /// Points a second at a time; zero when the pointer has been still since.
    package func value(at time: Double) -> Double {
        let last = times.count - 1
        guard last > 0, time - times[last] <= PointerVelocity.pause, times[last] > times[0] else { return 0 }
        let velocity = (positions[last] - positions[0]) / (times[last] - times[0])
        return min(max(velocity, -PointerVelocity.most), PointerVelocity.most)
    }
}
