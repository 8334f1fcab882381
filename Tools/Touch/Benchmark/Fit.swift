import Foundation
import Nod

/// The model that fits some touches: the offset is their mean, and each direction's spread is that of the greatest likelihood.
enum Fit {
    static func model(of attempts: [Attempt], hasHandedness: Bool = true) -> TouchModel {
        let count = Double(attempts.count)
        let offset = TouchPoint(
            x: hasHandedness ? attempts.map(\.x).reduce(0, +) / count : 0,
            y: attempts.map(\.y).reduce(0, +) / count
        )
        return TouchModel(
            horizontal: spread(attempts.map { ($0.target, $0.x - offset.x) }),
            vertical: spread(attempts.map { ($0.target, $0.y - offset.y) }),
            offset: offset
        )
    }

    /// Variances σa² + αL², weighted anew until they are their own weights.
    private static func spread(_ touches: [(length: Double, away: Double)]) -> TouchModel.Spread {
        var base = 1.0
        var growth = 0.01
        for _ in 0..<100 {
            var (w, wl, wll, wv, wlv) = (0.0, 0.0, 0.0, 0.0, 0.0)
            for (length, away) in touches {
                let square = length * length
                let variance = base + growth * square
                let weight = 1 / (variance * variance)
                w += weight
                wl += weight * square
                wll += weight * square * square
                wv += weight * away * away
                wlv += weight * square * away * away
            }
            let determinant = w * wll - wl * wl
            guard determinant > 0 else { break }
            base = max((wll * wv - wl * wlv) / determinant, 0.01)
            growth = max((w * wlv - wl * wv) / determinant, 0)
        }
        return TouchModel.Spread(base: base.squareRoot(), growth: growth)
    }
}

extension TouchModel {
    /// Predicted per cent of touches that a round target misses.
    func missed(diameter: Double) -> Double {
        100 * outcome(of: 0, among: [TouchControl(TouchShape(centerX: 0, centerY: 0, diameter: diameter))]).missed
    }
}

extension [Attempt] {
    /// Measured per cent of touches that missed what was drawn.
    var missed: Double {
        100 * Double(filter { ($0.x * $0.x + $0.y * $0.y).squareRoot() > $0.target / 2 }.count)
            / Double(Swift.max(count, 1))
    }

    func of(_ instruction: String, target: Double) -> [Attempt] {
        filter { $0.instruction == instruction && $0.target == target }
    }
}

extension Double {
    func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}
