import Foundation

/// Something that takes touches, in points, right and down positive.
package struct TouchPlace: Sendable, Equatable {
    package enum Role: Sendable, Equatable {
        /// Answered by the app's gesture; can't be given touches.
        case area
        /// Can be given touches, unless it is an obstacle.
        case control(TouchControl.Kind)
        /// Answers all touches in it, such as a toast or a nested forgiving container.
        case separate
    }

    package var frame: CGRect
    package var role: Role

    package init(_ frame: CGRect, role: Role) {
        self.frame = frame
        self.role = role
    }
}

extension TouchPlace.Role {
    /// Disabled or busy controls are obstacles.
    package static func control(isEnabled: Bool, answers: Bool, isCritical: Bool) -> Self {
        .control(!isEnabled || !answers ? .obstacle : isCritical ? .critical : .action)
    }

    /// A hit area inside a control, such as in a button's label, belongs to it; other controls inside stay.
    package func takesOver(_ inner: Self) -> Bool {
        if case .control = self { inner == .area } else { false }
    }
}

extension ButtonKind {
    /// Nearby touches need more certainty.
    package var isCritical: Bool { role == .critical }
}

extension TouchPlace {
    /// `nil` for separate places. The caption is readable without colour: `40 × 44 < 48`.
    package func mark(for profile: Profile) -> (isTooSmall: Bool, caption: String)? {
        guard role != .separate else { return nil }
        func points(_ length: CGFloat) -> Int { length > 0 ? Int(min(length, 100_000).rounded()) : 0 }
        // Layouts round to pixels, so a tenth of a point doesn't count.
        let isTooSmall = min(frame.width, frame.height) < profile.target - 0.1
        let size = "\(points(frame.width)) × \(points(frame.height))"
        return (isTooSmall, isTooSmall ? "\(size) < \(Int(profile.target.rounded()))" : size)
    }

    func contains(x: Double, y: Double) -> Bool {
        x >= frame.minX && x <= frame.maxX && y >= frame.minY && y <= frame.maxY
    }

    func isSeen(width: Double, height: Double) -> Bool {
        frame.minX < width && frame.minY < height && frame.maxX > 0 && frame.maxY > 0
    }

    func control(on device: TouchDevice) -> TouchControl? {
        let shape = device.shape(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        switch role {
        case .area: return TouchControl(shape, kind: .obstacle)
        case .control(let kind): return TouchControl(shape, kind: kind)
        case .separate: return nil
        }
    }
}

/// Look of a control under a pointer. Assumed; see Documentation/Sources.md, Touch targets and button styles (seed
/// 003).
package enum HoverAppearance {
    /// Opacity of the ink behind a control on a Mac.
    package static func tint(isOver: Bool, isEnabled: Bool) -> Double { isOver && isEnabled ? 0.06 : 0 }

    /// Seconds of its fade.
    package static let duration = 0.1
}
