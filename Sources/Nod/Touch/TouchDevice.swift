/// The screens whose points have a known size.
public enum TouchDevice: String, Sendable, CaseIterable {
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
}
