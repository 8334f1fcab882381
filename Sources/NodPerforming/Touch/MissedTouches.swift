import Nod

/// How often the targets on a screen are missed, and which of them most.
package struct MissedTouches: Sendable, Equatable {
    package let population: TouchPopulation
    /// The share of touches that miss each place, 0…1; nil for what is no target.
    package let shares: [Double?]
    /// The indices of those that are missed most, at most five, the worst first.
    package let worst: [Int]

    /// How many are the worst.
    private static let most = 5
    /// The least share that isn't written as “0.0 %”.
    private static let least = 0.0005

    /// - Parameters:
    ///   - places: later ones lie above earlier ones.
    ///   - population: whose touches.
    ///   - device: how large a point is.
    package init(of places: [TouchPlace], by population: TouchPopulation, on device: TouchDevice) {
        let targets = places.indices.compactMap { index in
            places[index].control(on: device).map { (index: index, control: $0) }
        }
        let (model, controls) = (population.model, targets.map(\.control))
        var shares = [Double?](repeating: nil, count: places.count)
        for (number, target) in targets.enumerated() {
            shares[target.index] = model.outcome(of: number, among: controls).missed
        }
        let missed = shares.enumerated().compactMap { index, share in share.map { (index: index, share: $0) } }
        worst = missed.filter { $0.share >= Self.least }.sorted { ($0.share, $1.index) > ($1.share, $0.index) }
            .prefix(Self.most).map(\.index)
        self.population = population
        self.shares = shares
    }
}

extension MissedTouches {
    /// Such as `12.3 % missed (#1)`; nil for what is no target.
    func caption(at index: Int) -> String? {
        guard let share = shares[index] else { return nil }
        let rank = worst.firstIndex(of: index).map { " (#\($0 + 1))" } ?? ""
        return "\(Self.percent(share)) missed\(rank)"
    }

    /// Whose touches, and the worst with rank, share and size, a line each.
    func summary(sizes: [String]) -> [String] {
        let basis = population.isAssumed ? " (assumed)" : ""
        return ["\(worst.isEmpty ? "Nothing missed" : "Missed most") by “\(population)”\(basis)"]
            + worst.enumerated().map { "#\($0 + 1): \(Self.percent(shares[$1] ?? 0)), \(sizes[$1])" }
    }

    private static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
