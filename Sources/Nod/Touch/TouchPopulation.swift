/// Whose touches a layout is judged by.
///
/// Source: Documentation/Touch.md.
public enum TouchPopulation: Int32, Sendable, CaseIterable {
    /// Adults who take care.
    case careful = 0
    /// Adults as they usually are.
    case usual = 1
    /// Adults in a hurry.
    case hurried = 2
    case older = 3
    /// Of six to ten years.
    case child = 4
    case walking = 5
    case tremor = 6

    /// Where their touches land.
    public var model: TouchModel {
        switch self {
        case .careful:
            .init(
                horizontal: .init(base: 0.79, growth: 0.0075),
                vertical: .init(base: 0.72, growth: 0.0099),
                offset: .init(x: 0.12, y: -0.39),
                slipShare: Self.slipShare
            )
        case .usual:
            .init(
                horizontal: .init(base: 1.03, growth: 0.0065),
                vertical: .init(base: 1.11, growth: 0.006),
                offset: .init(x: 0.15, y: -0.45),
                slipShare: Self.slipShare
            )
        case .hurried:
            .init(
                horizontal: .init(base: 1.24, growth: 0.007),
                vertical: .init(base: 1.41, growth: 0.0011),
                offset: .init(x: 0.04, y: -0.11),
                slipShare: Self.slipShare
            )
        case .older: TouchModel(spread: 2.3)
        case .child: TouchModel(spread: 2)
        case .walking: TouchModel(spread: 1.6)
        case .tremor: TouchModel(spread: 3)
        }
    }

    /// Whether no published figure was found: then the spread is a guess, and every rate that comes of it.
    public var isAssumed: Bool {
        switch self {
        case .careful, .usual, .hurried, .older: false
        case .child, .walking, .tremor: true
        }
    }

    /// Of the touches that were fitted, four of 4,374 lay further than 4 σ, where one and a half were due.
    private static let slipShare = 0.0006
}

extension TouchModel {
    /// The same in both directions, whatever the target's size.
    init(spread: Double) {
        self.init(horizontal: Spread(base: spread), vertical: Spread(base: spread))
    }

    /// An adult of whom nothing is known, careful or in a hurry, with either hand.
    public static let anyone = TouchModel(
        horizontal: Spread(base: 1.04, growth: 0.007),
        vertical: Spread(base: 1.13, growth: 0.0057),
        offset: TouchPoint(x: 0, y: -0.32)
    )
}
