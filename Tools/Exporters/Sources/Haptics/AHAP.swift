import Nod
import NodJSON

/// Apple's file format of haptic patterns. Source: Documentation/Sources.md, AHAP.
///
/// Curves are written in pieces of 16 points and lasting events in pieces of 30 s, as Core Haptics wants them; reading joins them.
enum AHAP {
    static func document(_ named: NamedPattern) -> JSONText {
        let pattern = named.pattern.limited()
        return .fields([
            "Version": .number(1), "Metadata": .fields(["Project": .text("Nod"), "Description": .text(named.name)]),
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

extension AHAP {
    static func read(_ document: JSONPlace, named fallback: String) throws(FormatError) -> NamedPattern {
        var reader = Reader()
        reader.ignored = document.unknownKeys(besides: ["Version", "Metadata", "Pattern"])
        _ = try document.value("Version")?.number(0...Double(Int32.max))
        for item in try document.required("Pattern").list() { try reader.read(item) }
        let name = try document.value("Metadata")?.value("Description")?.string() ?? fallback
        var named = NamedPattern(name: name, pattern: reader.pattern)
        named.ignored = reader.ignored
        return named
    }

    /// Gathers what a pattern holds and names what it cannot hold.
    private struct Reader {
        var events: [HapticEvent] = []
        var curves: [HapticCurve] = []
        var ignored: [String] = []

        var pattern: HapticPattern { HapticPattern(events.sorted { $0.time < $1.time }, curves: curves) }

        mutating func read(_ item: JSONPlace) throws(FormatError) {
            guard item.isObject else { throw item.failure("an object with “Event” or “ParameterCurve” is expected") }
            if let event = item.value("Event") { try read(event: event) }
            if let curve = item.value("ParameterCurve") { try read(curve: curve) }
            ignored += item.unknownKeys(besides: ["Event", "ParameterCurve"])
        }

        private mutating func read(event: JSONPlace) throws(FormatError) {
            let type = try event.required("EventType").string()
            guard ["HapticTransient", "HapticContinuous"].contains(type) else {
                guard ["AudioContinuous", "AudioCustom"].contains(type) else {
                    throw try event.required("EventType").failure("“\(JSONNode.shortened(type))” is no type of event")
                }
                ignored.append(event.path + ".EventType: " + JSONNode.shortened(type))
                return
            }
            ignored += event.unknownKeys(besides: ["Time", "EventType", "EventDuration", "EventParameters"])
            var (intensity, sharpness) = (1.0, 0.5)
            for parameter in try event.value("EventParameters")?.list() ?? [] {
                let value = try parameter.required("ParameterValue")
                switch try parameter.required("ParameterID").string() {
                case "HapticIntensity": intensity = try value.number(0...1)
                case "HapticSharpness": sharpness = try value.number(0...1)
                case let other: ignored.append(parameter.path + ".ParameterID: " + JSONNode.shortened(other))
                }
            }
            let duration =
                type == "HapticTransient"
                ? 0 : try event.required("EventDuration").number(0...HapticPattern.longestEvent)
            let time = try event.required("Time").number(Limits.time)
            add(HapticEvent(time: time, duration: duration, intensity: intensity, sharpness: sharpness))
        }

        /// The next piece of an event that was too long for one.
        private mutating func add(_ event: HapticEvent) {
            if let last = events.last, last.duration >= HapticPattern.longestEvent, last.end == event.time,
                !event.isTransient, last.intensity == event.intensity, last.sharpness == event.sharpness
            {
                events[events.count - 1].duration += event.duration
            } else {
                events.append(event)
            }
        }

        private mutating func read(curve: JSONPlace) throws(FormatError) {
            ignored += curve.unknownKeys(besides: ["ParameterID", "Time", "ParameterCurveControlPoints"])
            let id = try curve.required("ParameterID").string()
            guard let index = controls.firstIndex(of: id) else {
                ignored.append(curve.path + ".ParameterID: " + JSONNode.shortened(id))
                return
            }
            let start = try curve.required("Time").number(Limits.time)
            var points: [HapticCurve.Point] = []
            for point in try curve.required("ParameterCurveControlPoints").list() {
                // Together with the curve's own start it is within what a pattern lasts.
                let time = try point.required("Time").number(0...microsecond(Limits.time.upperBound - start))
                let value = try point.required("ParameterValue").number(index == 0 ? 0...1 : -1...1)
                points.append(HapticCurve.Point(time: microsecond(start + time), value: value))
            }
            try Limits.check(points, of: curve)
            add(HapticCurve(index == 0 ? .intensity : .sharpness, points))
        }

        /// The next piece of a curve that had too many points for one.
        private mutating func add(_ curve: HapticCurve) {
            if let last = curves.last, last.parameter == curve.parameter, let end = last.points.last,
                last.points.count % (HapticPattern.mostCurvePoints - 1) == 1, end == curve.points.first
            {
                curves[curves.count - 1].points += curve.points.dropFirst()
            } else {
                curves.append(curve)
            }
        }
    }
}
