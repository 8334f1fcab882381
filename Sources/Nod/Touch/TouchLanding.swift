/// How touches land in one direction: level where people aim, and falling off to both sides as a Gaussian does.
struct TouchLanding {
    /// Half the part of the target that people aim at: 0 where they aim at the centre.
    let core: Double
    let sigma: Double

    private static let rootOf2Pi = 2.5066282746310002

    init(length: Double, spread: TouchModel.Spread, slip: Double?) {
        core = max(length - TouchModel.longest, 0) / 2
        let measured = min(length, TouchModel.longest)
        let least = spread.base * spread.base + spread.growth * measured * measured
        sigma = max(slip ?? least.squareRoot(), 1e-6)
    }

    /// What all touches together are, in the unit of `height(at:)`.
    private var whole: Double { Self.rootOf2Pi * sigma + 2 * core }

    /// How far outside of where people aim, in σ.
    private func beyond(_ x: Double) -> Double { (x - min(max(x, -core), core)) / sigma }

    /// A millimetre's share of the touches.
    func density(at x: Double) -> Double {
        let beyond = beyond(x)
        return Functions.exp(-beyond * beyond / 2) / whole
    }

    /// A square millimetre's share of the touches: the product of both directions, with one exponential function.
    static func density(at place: (x: Double, y: Double), of landing: (x: TouchLanding, y: TouchLanding)) -> Double {
        let (across, along) = (landing.x.beyond(place.x), landing.y.beyond(place.y))
        return Functions.exp(-(across * across + along * along) / 2) / (landing.x.whole * landing.y.whole)
    }

    /// The share of touches that land on this side of `x`.
    func share(below x: Double) -> Double {
        (Self.rootOf2Pi * sigma * Functions.normal(below: beyond(x)) + min(max(x, -core), core) + core) / whole
    }
}
