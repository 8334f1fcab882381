/// Spread of touches around their target, for an unmeasured adult using either hand.
///
/// In each direction σ² = σa² + αL², where L is the target's length: fingers have a spread (σa), and people aim less
/// carefully at larger targets (α). Source: Documentation/Research/Touch.md.
public struct TouchModel: Sendable, Equatable {
    public struct Spread: Sendable, Equatable {
        /// σa, in millimetres.
        public var base: Double
        /// α, the growth with the target's squared length.
        public var growth: Double

        public init(base: Double, growth: Double) {
            self.base = base
            self.growth = growth
        }
    }

    public var horizontal: Spread
    public var vertical: Spread
    /// Millimetres from the aim to the mean touch, right and down positive.
    public var offset: TouchPoint

    public init(horizontal: Spread, vertical: Spread, offset: TouchPoint) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.offset = offset
    }

    /// Fitted to real touches; a horizontal offset would fit only one hand.
    public static let anyone = TouchModel(
        horizontal: Spread(base: 1.04, growth: 0.007),
        vertical: Spread(base: 1.13, growth: 0.0057),
        offset: TouchPoint(x: 0, y: -0.32)
    )

    func landing(on shape: TouchShape) -> (x: TouchLanding, y: TouchLanding) {
        (TouchLanding(length: shape.width, spread: horizontal), TouchLanding(length: shape.height, spread: vertical))
    }
}

/// Distribution of touches in one direction: flat where people aim, with Gaussian tails.
struct TouchLanding {
    /// Half the part that people aim at.
    private let core: Double
    private let sigma: Double

    private static let rootOf2Pi = 2.5066282746310002
    /// Millimetres. Longer targets weren't measured: people aim anywhere in the rest.
    private static let longest = 10.0

    init(length: Double, spread: TouchModel.Spread) {
        core = max(length - Self.longest, 0) / 2
        let measured = min(length, Self.longest)
        sigma = max((spread.base * spread.base + spread.growth * measured * measured).squareRoot(), 1e-6)
    }

    /// Integral, in units of the Gaussian's height.
    private var whole: Double { Self.rootOf2Pi * sigma + 2 * core }

    /// Distance outside of the core, in σ.
    private func beyond(_ x: Double) -> Double { (x - min(max(x, -core), core)) / sigma }

    /// Share of touches per square millimetre: the product of both directions, with one exponential.
    static func density(at place: (x: Double, y: Double), of landing: (x: TouchLanding, y: TouchLanding)) -> Double {
        let (across, along) = (landing.x.beyond(place.x), landing.y.beyond(place.y))
        return Functions.exp(-(across * across + along * along) / 2) / (landing.x.whole * landing.y.whole)
    }
}

public enum TouchDevice: Sendable {
    /// 163 points per inch, as on most phones; a browser's pixels are as large.
    case phone
    /// 132 points per inch.
    case tablet

    public var pointsPerMillimeter: Double {
        switch self {
        case .phone: 163 / 25.4
        case .tablet: 132 / 25.4
        }
    }

    /// A shape in millimetres from lengths in points.
    public func shape(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) -> TouchShape {
        let scale = pointsPerMillimeter
        return TouchShape(
            x: x / scale,
            y: y / scale,
            width: width / scale,
            height: height / scale,
            radius: radius / scale
        )
    }
}
