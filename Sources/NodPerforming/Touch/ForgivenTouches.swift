/// Which control in a container is given a tap that landed on none.
///
/// A tap that lands within something that takes touches is never given away: that has answered it.
///
/// Source: Documentation/Research/Touch.md, Which control was meant.
package struct ForgivenTouches: Sendable, Equatable {
    /// Whether taps are given at all. With VoiceOver and Switch Control nobody aims with a finger.
    package let isOn: Bool
    private let device: TouchDevice?
    private let resolver = TouchResolver()

    /// - Parameters:
    ///   - isAsked: the app wants it here.
    ///   - device: `nil` where no finger touches it, as on a Mac.
    package init(isAsked: Bool, hasVoiceOver: Bool, hasSwitchControl: Bool, device: TouchDevice?) {
        isOn = isAsked && !hasVoiceOver && !hasSwitchControl && device != nil
        self.device = device
    }

    /// The index of the place that is given a tap; nil for none.
    ///
    /// - Parameters:
    ///   - x: points from the container's left edge.
    ///   - y: points from its upper edge.
    ///   - places: later ones lie above earlier ones.
    ///   - width: the container's, in points: what lies outside of it is not seen.
    ///   - height: as `width`.
    ///   - isWriting: a keyboard is up, and the tap may be meant to put it away.
    package func place(
        atX x: Double,
        y: Double,
        among places: [TouchPlace],
        width: Double,
        height: Double,
        isWriting: Bool = false
    ) -> Int? {
        guard isOn, let device, !isWriting, !places.contains(where: { $0.contains(x: x, y: y) }) else { return nil }
        var indices: [Int] = []
        var controls: [TouchControl] = []
        for (index, place) in places.enumerated() where place.isSeen(width: width, height: height) {
            guard let control = place.control(on: device) else { continue }
            indices.append(index)
            controls.append(control)
        }
        let scale = device.pointsPerMillimeter
        return resolver.target(of: TouchPoint(x: x / scale, y: y / scale), among: controls).map { indices[$0] }
    }

    /// How many points beside a place may be given to it; nil where nothing is.
    package func reach(of place: TouchPlace) -> Double? {
        switch place.role {
        case .control(.action), .control(.critical):
            isOn ? device.map { TouchResolver.reach * $0.pointsPerMillimeter } : nil
        case .control(.obstacle), .area, .separate: nil
        }
    }
}
