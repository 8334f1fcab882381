@testable import Nod

/// Touches that land as a model says, one by one, and evenly: a million by lot would themselves be a tenth of a point off.
struct Fingers {
    private let model: TouchModel
    private var number = 0
    private var choice = 0
    /// For each choice of a touch: their multiples fill 0..<1 evenly, and together the cube (Kronecker).
    private static let roots = [2.0, 3, 5, 7, 11, 13, 17].map { $0.squareRoot() }

    init(_ model: TouchModel) { self.model = model }

    /// What became of so many touches.
    mutating func outcome(of index: Int, among controls: [TouchControl], touches: Int) -> TouchOutcome {
        var counts = (hit: 0, none: 0, other: 0)
        for _ in 0..<touches {
            let touch = touch(of: controls[index].shape)
            let owner = controls.indices.last { controls[$0].shape.distance(x: touch.x, y: touch.y) == 0 }
            if owner == index { counts.hit += 1 } else if owner == nil { counts.none += 1 } else { counts.other += 1 }
        }
        let all = Double(touches)
        return TouchOutcome(
            hit: Double(counts.hit) / all,
            none: Double(counts.none) / all,
            other: Double(counts.other) / all
        )
    }

    /// Where the next one lands that is aimed at a shape.
    private mutating func touch(of shape: TouchShape) -> TouchPoint {
        (number, choice) = (number + 1, 0)
        let landing = model.landing(on: shape, slips: choose() < model.slipShare)
        let (x, y) = (deviation(landing.x), deviation(landing.y))
        return TouchPoint(x: shape.centerX + model.offset.x + x, y: shape.centerY + model.offset.y + y)
    }

    /// Level over the core, and a Gaussian's halves beside it.
    private mutating func deviation(_ landing: TouchLanding) -> Double {
        let tails = landing.sigma * (2 * Double.pi).squareRoot()
        let at = choose() * (tails + 2 * landing.core)
        if at < 2 * landing.core { return at - landing.core }
        let far = landing.sigma * gaussian()
        return far < 0 ? far - landing.core : far + landing.core
    }

    /// Box and Muller's.
    private mutating func gaussian() -> Double {
        let radius = (-2 * Functions.log(1 - choose())).squareRoot()
        return radius * Functions.cos(2 * Double.pi * choose())
    }

    /// From 0 to less than 1.
    private mutating func choose() -> Double {
        let multiple = Double(number) * Self.roots[choice]
        choice += 1
        return multiple - multiple.rounded(.down)
    }
}
