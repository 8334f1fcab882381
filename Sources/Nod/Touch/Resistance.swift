/// A resistance that gives less the further it is pulled, and never more than `limit`.
///
/// The shape of Apple's scroll views at their ends: (1 − 1 / (pull · .55 / limit + 1)) · limit.
/// Source: Documentation/Sources.md, Gestures.
struct Resistance: Sendable, Equatable {
    /// Points that it approaches.
    var limit: Double

    /// How far it gives to the first point of pull.
    static let softness = 0.55
    /// The share of the limit that counts as its end, where a pull would have to be endless.
    static let end = 0.95

    /// How far it gives to a pull of that many points.
    func position(pulled pull: Double) -> Double {
        limit > 0 ? (1 - 1 / (pull * Resistance.softness / limit + 1)) * limit : 0
    }

    /// The pull that brought it there.
    func pull(at position: Double) -> Double {
        guard limit > 0 else { return 0 }
        let share = min(position / limit, Resistance.end)
        return (1 / (1 - share) - 1) * limit / Resistance.softness
    }

    /// How much further it gives for one more point of pull.
    func rate(pulled pull: Double) -> Double {
        guard limit > 0 else { return 0 }
        let stretch = pull * Resistance.softness / limit + 1
        return Resistance.softness / (stretch * stretch)
    }
}
