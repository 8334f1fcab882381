/// Where fingers land around what they are aimed at.
///
/// A touch is spread in each direction with σ² = σa² + αL², where L is the target's length that way: fingers are less
/// sure by themselves (σa), and people take less care for what is larger (α). Some touches slip further.
///
/// ```swift
/// let share = TouchControl(TouchShape(x: 4, y: 10, width: 7, height: 7))
/// let remove = TouchControl(TouchShape(x: 12, y: 10, width: 7, height: 7), kind: .critical)
/// let outcome = TouchModel.anyone.outcome(of: 0, among: [share, remove])
/// print(outcome.hit, outcome.other)
/// ```
///
/// Source: Documentation/Touch.md.
public struct TouchModel: Sendable, Equatable {
    /// Of one direction.
    public struct Spread: Sendable, Equatable {
        /// σa, in millimetres.
        public var base: Double
        /// α: what a target's length adds, squared as the length is.
        public var growth: Double

        public init(base: Double, growth: Double = 0) {
            self.base = base
            self.growth = growth
        }
    }

    public var horizontal: Spread
    public var vertical: Spread
    /// Millimetres from the aim to the middle of the touches, right and down positive.
    public var offset: TouchPoint
    /// The share of touches that slip.
    public var slipShare: Double
    /// The spread of those, in millimetres.
    public var slipSpread: Double

    public init(
        horizontal: Spread,
        vertical: Spread,
        offset: TouchPoint = TouchPoint(x: 0, y: 0),
        slipShare: Double = 0,
        slipSpread: Double = 5
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.offset = offset
        self.slipShare = slipShare
        self.slipSpread = slipSpread
    }

    /// Millimetres. Longer targets were not measured: α says nothing of them, and people aim anywhere in what is beyond.
    static let longest = 10.0

    /// How touches land that are aimed at a shape, seen from its centre.
    func landing(on shape: TouchShape, slips: Bool = false) -> (x: TouchLanding, y: TouchLanding) {
        (
            TouchLanding(length: shape.width, spread: horizontal, slip: slips ? slipSpread : nil),
            TouchLanding(length: shape.height, spread: vertical, slip: slips ? slipSpread : nil)
        )
    }
}
