/// The least size that every finger can hit, by category.
///
/// ```swift
/// let side = TouchTarget.large.side
/// ```
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
    package func target(for role: PressRole) -> Double {
        switch role {
        case .button, .icon, .card, .check: target
        case .primary: primaryTarget
        case .critical: criticalTarget
        }
    }

    /// Points on each side of a target: what is asked for, otherwise the profile's.
    package func target(asked side: Double?) -> Double { max(side ?? target, 0) }
}
