import Nod
import NodJSON

/// Apple's format of haptic patterns (Documentation/Sources.md, AHAP).
enum AHAP {
    static func document(_ pattern: HapticPattern, named name: String) -> JSONText {
        .fields([
            "Version": .number(1), "Metadata": .fields(["Project": .text("Nod"), "Description": .text(name)]),
            "Pattern": .list(pattern.events.map(event) + (pattern.fade.map { [fade($0)] } ?? [])),
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
    private static func fade(_ fade: ClosedRange<Double>) -> JSONText {
        func point(_ time: Double, _ value: Double) -> JSONText {
            .fields(["Time": .number(time), "ParameterValue": .number(value)])
        }
        // To the microsecond: subtracting the start leaves more digits.
        let length = ((fade.upperBound - fade.lowerBound) * 1e6).rounded() / 1e6
        return .fields([
            "ParameterCurve": .fields([
                "ParameterID": .text("HapticIntensityControl"), "Time": .number(fade.lowerBound),
                "ParameterCurveControlPoints": .list([point(0, 1), point(length, 0.5)]),
            ])
        ])
    }
}
