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

/// The point that a finger touched. Millimetres, right and down positive.
public struct TouchPoint: Sendable, Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle, a rounded rectangle or a circle on a screen. Millimetres, right and down positive.
///
/// ```swift
/// let check = TouchShape(x: 4, y: 10, width: 7, height: 7, radius: 3.5) // a circle
/// ```
public struct TouchShape: Sendable, Equatable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    public var width: Double
    public var height: Double
    /// Of the corners: 0 for a rectangle; half the shorter side, or more, for round ends.
    public var radius: Double

    /// - Parameters:
    ///   - x: of the left edge.
    ///   - y: of the upper edge.
    ///   - width: what is negative or no number counts as 0.
    ///   - height: as `width`.
    ///   - radius: of the corners; at most half the shorter side is used.
    public init(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
        self.x = x
        self.y = y
        self.width = width > 0 ? width : 0
        self.height = height > 0 ? height : 0
        let most = min(self.width, self.height) / 2
        self.radius = radius > 0 ? min(radius, most) : 0
    }

    /// A circle.
    public init(centerX: Double, centerY: Double, diameter: Double) {
        self.init(
            x: centerX - diameter / 2,
            y: centerY - diameter / 2,
            width: diameter,
            height: diameter,
            radius: diameter / 2
        )
    }

    var centerX: Double { x + width / 2 }
    var centerY: Double { y + height / 2 }

    /// How far a point is outside, in millimetres; 0 within and on the edge.
    public func distance(x: Double, y: Double) -> Double {
        let across = max((x - centerX).magnitude - width / 2 + radius, 0)
        let along = max((y - centerY).magnitude - height / 2 + radius, 0)
        return max((across * across + along * along).squareRoot() - radius, 0)
    }
}

/// Something on a screen that takes touches, or is in their way.
public struct TouchControl: Sendable, Equatable {
    /// What a touch of it would do.
    public enum Kind: Int32, Sendable, CaseIterable {
        case action = 0
        /// Deletes or pays: a touch beside it has to be surer than others.
        case critical = 1
        /// Disabled or covered: no touch is given to it, and none that was aimed at it to another.
        case obstacle = 2
    }

    public var shape: TouchShape
    public var kind: Kind

    public init(_ shape: TouchShape, kind: Kind = .action) {
        self.shape = shape
        self.kind = kind
    }
}
