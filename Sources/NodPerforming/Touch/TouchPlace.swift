/// Something that takes touches on a screen, as it registers itself. Points, right and down positive.
package struct TouchPlace: Sendable, Equatable {
    package enum Role: Sendable, Equatable {
        /// A hit area by itself: the app's own gesture answers there, and nobody else can.
        case area
        /// It can be given a touch, unless it is an obstacle.
        case control(TouchControl.Kind)
        /// It answers whatever lands in it, such as a toast, or a container that forgives touches by itself.
        case separate
    }

    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    package var role: Role

    package init(x: Double, y: Double, width: Double, height: Double, role: Role) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.role = role
    }
}

extension TouchPlace.Role {
    /// - Parameters:
    ///   - isEnabled: disabled, a control is in the way of others.
    ///   - answers: it is not busy with the press before.
    ///   - isCritical: it deletes or pays.
    package static func control(isEnabled: Bool, answers: Bool, isCritical: Bool) -> Self {
        .control(!isEnabled || !answers ? .obstacle : isCritical ? .critical : .action)
    }

    /// A hit area inside of a control, such as one in a button's label, is a part of it. Other controls inside of it lie
    /// above it and stay.
    package func takesOver(_ inner: Self) -> Bool {
        if case .control = self { inner == .area } else { false }
    }
}

extension ButtonKind {
    /// A touch beside it has to be surer than others.
    package var isCritical: Bool { role == .critical }
}

extension TouchPlace {
    /// How hit areas are marked while a screen is built, each by a profile.
    package static func marks(
        of places: [(place: TouchPlace, profile: Profile)]
    ) -> [(place: TouchPlace, isTooSmall: Bool, caption: String)] {
        places.compactMap { place, profile in
            place.mark(for: profile).map { (place, $0.isTooSmall, $0.caption) }
        }
    }

    /// nil for what answers by itself.
    ///
    /// The caption has its size in whole points and what it should have, so that it is read without its colour: `40 × 44 < 48`.
    func mark(for profile: Profile) -> (isTooSmall: Bool, caption: String)? {
        guard role != .separate else { return nil }
        func points(_ length: Double) -> Int { length > 0 ? Int(min(length, 100_000).rounded()) : 0 }
        // A layout may round to whole pixels: a tenth of a point does not count.
        let isTooSmall = min(width, height) < profile.target - 0.1
        let size = "\(points(width)) × \(points(height))"
        return (isTooSmall, isTooSmall ? "\(size) < \(points(profile.target))" : size)
    }

    /// Within, and on the edge.
    func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x <= self.x + width && y >= self.y && y <= self.y + height
    }

    /// Any part of it is within `width` × `height` points from the origin.
    func isSeen(width: Double, height: Double) -> Bool {
        x < width && y < height && x + self.width > 0 && y + self.height > 0
    }

    /// As fingers find it; nil for what answers by itself.
    func control(on device: TouchDevice) -> TouchControl? {
        let shape = device.shape(x: x, y: y, width: width, height: height)
        switch role {
        case .area: return TouchControl(shape, kind: .obstacle)
        case .control(let kind): return TouchControl(shape, kind: kind)
        case .separate: return nil
        }
    }
}
