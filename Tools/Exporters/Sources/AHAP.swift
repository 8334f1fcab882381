import Nod
import NodJSON

/// Apple's format of haptic patterns (Documentation/Sources.md, AHAP).
/// Core Haptics limits curves to 16 points and continuous events to 30 s: longer ones are split.
enum AHAP {
    static func document(_ pattern: HapticPattern, named name: String) -> JSONText {
        let pattern = pattern.limited()
        return .fields([
            "Version": .number(1), "Metadata": .fields(["Project": .text("Nod"), "Description": .text(name)]),
            "Pattern": .list(pattern.events.map(event) + pattern.curves.flatMap { $0.pieces() }.map(curve)),
        ])
    }

    private static func event(_ event: HapticEvent) -> JSONText {
        let parameters = [
            parameter("HapticIntensity", event.intensity), parameter("HapticSharpness", event.sharpness),
        ]
        return .fields([
            "Event": .fields([
                "Time": .number(event.time),
                "EventType": .text(event.isTransient ? "HapticTransient" : "HapticContinuous"),
                "EventDuration": event.isTransient ? nil : .number(event.duration),
                "EventParameters": .list(parameters),
            ])
        ])
    }

    private static func parameter(_ id: String, _ value: Double) -> JSONText {
        .fields(["ParameterID": .text(id), "ParameterValue": .number(value)])
    }

    /// Times of points count from the start of the curve.
    private static func curve(_ curve: HapticCurve) -> JSONText {
        let start = curve.points.first?.time ?? 0
        let points = curve.points.map { point -> JSONText in
            .fields(["Time": .number(microsecond(point.time - start)), "ParameterValue": .number(point.value)])
        }
        return .fields([
            "ParameterCurve": .fields([
                "ParameterID": .text(controls[curve.parameter == .intensity ? 0 : 1]), "Time": .number(start),
                "ParameterCurveControlPoints": .list(points),
            ])
        ])
    }

    private static let controls = ["HapticIntensityControl", "HapticSharpnessControl"]

    /// Rounded, so that adding and subtracting the start gives the same number.
    private static func microsecond(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
}
