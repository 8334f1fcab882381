/// The spread of touches around the control that they are aimed at, for an adult who was not measured, with either hand.
///
/// A touch is spread in each direction with σ² = σa² + αL², where L is the target's length that way: a finger has a spread
/// of its own (σa), and people take less care for what is larger (α).
///
/// Source: Documentation/Research/Touch.md.
public struct TouchModel: Sendable, Equatable {
    /// Of one direction.
    public struct Spread: Sendable, Equatable {
        /// σa, in millimetres.
        public var base: Double
        /// α: what a target's length adds, squared as the length is.
        public var growth: Double

        public init(base: Double, growth: Double) {
            self.base = base
            self.growth = growth
        }
    }

    public var horizontal: Spread
    public var vertical: Spread
    /// Millimetres from the aim to the middle of the touches, right and down positive.
    public var offset: TouchPoint

    public init(horizontal: Spread, vertical: Spread, offset: TouchPoint) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.offset = offset
    }

    /// Fitted to real touches; across, an offset would be that of one hand.
    public static let anyone = TouchModel(
        horizontal: Spread(base: 1.04, growth: 0.007),
        vertical: Spread(base: 1.13, growth: 0.0057),
        offset: TouchPoint(x: 0, y: -0.32)
    )

    /// How touches land that are aimed at a shape, seen from its centre.
    func landing(on shape: TouchShape) -> (x: TouchLanding, y: TouchLanding) {
        (TouchLanding(length: shape.width, spread: horizontal), TouchLanding(length: shape.height, spread: vertical))
    }
}

/// How touches land in one direction: level where people aim, and falling off to both sides as a Gaussian does.
struct TouchLanding {
    /// Half the part of the target that people aim at: 0 where they aim at the centre.
    private let core: Double
    private let sigma: Double

    private static let rootOf2Pi = 2.5066282746310002
    /// Millimetres. Longer targets were not measured: α says nothing of them, and people aim anywhere in what is beyond.
    private static let longest = 10.0

    init(length: Double, spread: TouchModel.Spread) {
        core = max(length - Self.longest, 0) / 2
        let measured = min(length, Self.longest)
        sigma = max((spread.base * spread.base + spread.growth * measured * measured).squareRoot(), 1e-6)
    }

    /// The sum over all touches, in the unit of the Gaussian's height.
    private var whole: Double { Self.rootOf2Pi * sigma + 2 * core }

    /// How far outside of where people aim, in σ.
    private func beyond(_ x: Double) -> Double { (x - min(max(x, -core), core)) / sigma }

    /// A square millimetre's share of the touches: the product of both directions, with one exponential function.
    static func density(at place: (x: Double, y: Double), of landing: (x: TouchLanding, y: TouchLanding)) -> Double {
        let (across, along) = (landing.x.beyond(place.x), landing.y.beyond(place.y))
        return Functions.exp(-(across * across + along * along) / 2) / (landing.x.whole * landing.y.whole)
    }
}

/// The screens whose points have a known size.
public enum TouchDevice: Sendable {
    /// 163 points to the inch, as most phones have; a browser's pixels are as large.
    case phone
    /// 132 points to the inch.
    case tablet

    public var pointsPerMillimeter: Double {
        switch self {
        case .phone: 163 / 25.4
        case .tablet: 132 / 25.4
        }
    }

    /// A shape on this screen: all lengths in points.
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
