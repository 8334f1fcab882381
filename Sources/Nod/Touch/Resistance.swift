/// Resistance that gives less the further it is pulled, up to `limit`.
///
/// The shape of Apple's scroll views at their ends: (1 − 1 / (pull · 0.55 / limit + 1)) · limit. Source:
/// Documentation/Sources.md, Gestures.
struct Resistance: Sendable, Equatable {
    var limit: Double

    static let softness = 0.55
    /// Share of the limit that counts as its end, which would need an endless pull.
    static let end = 0.95

    func position(pulled pull: Double) -> Double {
        limit > 0 ? (1 - 1 / (pull * Resistance.softness / limit + 1)) * limit : 0
    }

    func pull(at position: Double) -> Double {
        guard limit > 0 else { return 0 }
        let share = min(position / limit, Resistance.end)
        return (1 / (1 - share) - 1) * limit / Resistance.softness
    }

    /// Further position per point of pull.
    func rate(pulled pull: Double) -> Double {
        guard limit > 0 else { return 0 }
        let stretch = pull * Resistance.softness / limit + 1
        return Resistance.softness / (stretch * stretch)
    }
}
