/// How large something must be to be hit by every finger, by size category.
///
/// Source: Documentation/Sources.md, Touch target sizes.
public enum TouchTarget: Int32, Sendable, CaseIterable {
    /// Where nothing larger fits.
    case minimum
    /// Standard buttons and controls.
    case recommended
    /// Primary actions.
    case large
    /// Critical actions in the hands of children.
    case extraLarge

    /// Points on each side.
    public var side: Double {
        switch self {
        case .minimum: 44
        case .recommended: 48
        case .large: 56
        case .extraLarge: 64
        }
    }
}

extension Profile {
    /// Points on each side, for what a button is for.
    public func target(for role: PressRole) -> Double {
        switch role {
        case .button, .icon, .card, .check: target
        case .primary: primaryTarget
        case .critical: criticalTarget
        }
    }

    /// Points to add on every side of something drawn at `side` so that it can be hit.
    public func padding(forSide side: Double) -> Double { max(0, (target - side) / 2) }
}
