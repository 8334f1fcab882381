/// Gives taps that missed every control to the likeliest one. A tap inside anything that takes touches stays there.
/// Source: Documentation/Research/Touch.md, Which control was meant.
package struct ForgivenTouches: Sendable, Equatable {
    /// Off with VoiceOver and Switch Control, whose users don't aim with a finger.
    package let isOn: Bool
    private let device: TouchDevice?
    private let resolver = TouchResolver()

    package init(isAsked: Bool, hasVoiceOver: Bool, hasSwitchControl: Bool, device: TouchDevice?) {
        isOn = isAsked && !hasVoiceOver && !hasSwitchControl && device != nil
        self.device = device
    }

    /// The index of the place that gets a tap; `nil` for none. Coordinates and the container's size are in points;
    /// later places lie above earlier ones. `isWriting`: a keyboard is up, which the tap may dismiss.
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

    /// Points around a place that may be given to it; `nil` if none.
    package func reach(of place: TouchPlace) -> Double? {
        switch place.role {
        case .control(.action), .control(.critical):
            isOn ? device.map { TouchResolver.reach * $0.pointsPerMillimeter } : nil
        case .control(.obstacle), .area, .separate: nil
        }
    }
}
