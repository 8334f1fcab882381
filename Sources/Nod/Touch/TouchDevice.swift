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
