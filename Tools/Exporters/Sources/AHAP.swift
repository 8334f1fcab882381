import Nod
import NodJSON

/// Apple's file format of haptic patterns. Source: Documentation/Sources.md, AHAP.
///
/// Curves are written in pieces of 16 points and lasting events in pieces of 30 s, as Core Haptics wants them.
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

    /// The times of its points count from its own start.
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

    /// Adding a start to a time and taking it away again must give the same number.
    private static func microsecond(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
}
