/// Minimum size that every finger can hit, by category. Source: Documentation/Sources.md, Touch target sizes.
public enum TouchTarget: Int32, Sendable, CaseIterable {
    case minimum
    case recommended
    case large
    case extraLarge

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
    /// Points on each side: as requested, otherwise the profile's.
    package func target(asked side: Double?) -> Double { max(side ?? target, 0) }
}

/// Point on a screen, in millimetres, right and down positive.
public struct TouchPoint: Sendable, Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Rectangle on a screen, in millimetres, right and down positive.
///
/// ```swift
/// let check = TouchShape(x: 4, y: 10, width: 7, height: 7)
/// ```
public struct TouchShape: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    /// Negative lengths and NaN count as 0.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width > 0 ? width : 0
        self.height = height > 0 ? height : 0
    }

    var centerX: Double { x + width / 2 }
    var centerY: Double { y + height / 2 }

    /// Millimetres to a point outside; 0 inside and on the edge.
    public func distance(x: Double, y: Double) -> Double {
        let across = max((x - centerX).magnitude - width / 2, 0)
        let along = max((y - centerY).magnitude - height / 2, 0)
        return (across * across + along * along).squareRoot()
    }
}

/// Something on a screen that takes touches or blocks them.
public struct TouchControl: Sendable, Equatable {
    public enum Kind: Int32, Sendable, CaseIterable {
        case action = 0
        /// Deletes or pays: nearby touches need more certainty.
        case critical = 1
        /// Disabled or covered: neither gets touches nor gives them away.
        case obstacle = 2
    }

    public var shape: TouchShape
    public var kind: Kind

    public init(_ shape: TouchShape, kind: Kind = .action) {
        self.shape = shape
        self.kind = kind
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
    public func shape(x: Double, y: Double, width: Double, height: Double) -> TouchShape {
        let scale = pointsPerMillimeter
        return TouchShape(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
    }
}
