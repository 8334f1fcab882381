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

    /// Points to add on every side of something drawn at `side` so that it can be hit.
    package func padding(forSide side: Double) -> Double { max(0, (target - side) / 2) }
}

extension Profile {
    /// Points on each side of a target: what is asked for, otherwise the profile's.
    package func target(asked side: Double?) -> Double { max(side ?? target, 0) }
}

/// The area of something that can be touched, measured against a profile.
package struct TouchArea: Sendable, Equatable {
    /// Points.
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// How the area is marked for somebody with this profile.
    package func mark(for profile: Profile) -> Mark {
        Mark(isTooSmall: isTooSmall(for: profile), caption: caption(for: profile))
    }

    package struct Mark: Sendable, Equatable {
        package var isTooSmall: Bool
        package var caption: String
    }

    /// A layout may round to whole pixels: a tenth of a point does not count.
    func isTooSmall(for profile: Profile) -> Bool { min(width, height) < profile.target - 0.1 }

    /// Width and height in whole points, and what is missed, so that the mark is read without its colour: `40 × 44 <
    /// 48`.
    func caption(for profile: Profile) -> String {
        let size = "\(TouchArea.points(width)) × \(TouchArea.points(height))"
        return isTooSmall(for: profile) ? "\(size) < \(TouchArea.points(profile.target))" : size
    }

    private static func points(_ length: Double) -> Int { length > 0 ? Int(min(length, 100_000).rounded()) : 0 }
}
