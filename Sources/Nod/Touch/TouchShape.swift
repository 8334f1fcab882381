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
