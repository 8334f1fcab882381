import Nod
import NodJSON

/// Nod's own format of a pattern: `{"format": "nod-haptic", "version": 1, "events": […], "curves": […]}`.
///
/// Times are seconds from the start of the pattern. An event without a duration is a click.
enum HapticJSON {
    static func document(_ named: NamedPattern) -> JSONText {
        .fields([
            "format": .text("nod-haptic"), "version": .integer(1), "name": .text(named.name),
            "events": .list(named.pattern.events.map(event)), "curves": .list(named.pattern.curves.map(curve)),
        ])
    }

    private static func event(_ event: HapticEvent) -> JSONText {
        .fields([
            "time": .number(event.time), "duration": event.isTransient ? nil : .number(event.duration),
            "intensity": .number(event.intensity), "sharpness": .number(event.sharpness),
        ])
    }

    private static func curve(_ curve: HapticCurve) -> JSONText {
        .fields([
            "parameter": .text(curve.parameter == .intensity ? "intensity" : "sharpness"),
            "points": .list(curve.points.map { .fields(["time": .number($0.time), "value": .number($0.value)]) }),
        ])
    }
}

extension HapticJSON {
    static func read(_ document: JSONPlace, named fallback: String) throws(FormatError) -> NamedPattern {
        var ignored = document.unknownKeys(besides: ["format", "version", "name", "events", "curves"])
        var events: [HapticEvent] = []
        for item in try document.required("events").list() {
            ignored += item.unknownKeys(besides: ["time", "duration", "intensity", "sharpness"])
            events.append(try event(item))
        }
        var curves: [HapticCurve] = []
        for item in try document.value("curves")?.list() ?? [] {
            ignored += item.unknownKeys(besides: ["parameter", "points"])
            curves.append(try curve(item))
        }
        let name = try document.value("name")?.string() ?? fallback
        var named = NamedPattern(
            name: name,
            pattern: HapticPattern(events.sorted { $0.time < $1.time }, curves: curves)
        )
        named.ignored = ignored
        return named
    }

    private static func event(_ item: JSONPlace) throws(FormatError) -> HapticEvent {
        HapticEvent(
            time: try item.required("time").number(Limits.time),
            duration: try item.value("duration")?.number(Limits.time) ?? 0,
            intensity: try item.required("intensity").number(0...1),
            sharpness: try item.required("sharpness").number(0...1)
        )
    }

    private static func curve(_ item: JSONPlace) throws(FormatError) -> HapticCurve {
        let parameter = try item.required("parameter")
        let word = try parameter.string()
        let isIntensity = word == "intensity"
        guard isIntensity || word == "sharpness" else {
            throw parameter.failure("“intensity” or “sharpness” is expected")
        }
        var points: [HapticCurve.Point] = []
        for point in try item.required("points").list() {
            points.append(
                HapticCurve.Point(
                    time: try point.required("time").number(Limits.time),
                    value: try point.required("value").number(isIntensity ? 0...1 : -1...1)
                )
            )
        }
        try Limits.check(points, of: item)
        return HapticCurve(isIntensity ? .intensity : .sharpness, points)
    }
}

/// The ranges allowed in a file.
enum Limits {
    /// Seconds.
    static let time = 0.0...3600

    static func check(_ points: [HapticCurve.Point], of curve: JSONPlace) throws(FormatError) {
        guard zip(points, points.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
            throw curve.failure("the points must stand in the order of their times")
        }
    }
}
