@testable import Nod

/// 9: at most three flashes in any second and 64 particles at once.
struct Limits {
    private(set) var broken: String?
    private var flashes: [Double] = []
    private var bursts: [(end: Double, count: Int)] = []

    /// Less than a clock's resolution.
    private static let rounding = 1e-9

    mutating func count(_ score: Score, at time: Double) {
        if score.tracks.contains(where: { $0.property == .successFlash || $0.property == .capturedFlash }) {
            flashes.append(time)
            if flashes.count > 3, time - flashes[flashes.count - 4] < 1 - Limits.rounding {
                broken = "9: four flashes a second"
            }
        }
        guard let burst = score.burst else { return }
        bursts.removeAll { $0.end <= time + Limits.rounding }
        bursts.append((time + burst.duration, burst.count))
        if bursts.reduce(0, { $0 + $1.count }) > 64 { broken = "9: more than 64 particles" }
    }
}
