import Nod
import NodFile
import NodJSON
import Testing

@testable import Exporters

@Suite("Haptic formats")
struct HapticFormatTests {
    /// Every haptic of both profiles, as its moment.
    static let own = [Audience.standard, .child].flatMap { audience in
        NamedMoment.all.compactMap { NamedPattern(Rehearsal($0, for: audience)) }
    }

    /// A pattern with all that a file can hold, beyond what fits in one curve and one event.
    static let large = NamedPattern(
        name: "large",
        pattern: HapticPattern(
            [
                HapticEvent(time: 0, intensity: 0.25, sharpness: 0.5),
                HapticEvent(time: 0.5, duration: 70, intensity: 1, sharpness: 0),
            ],
            curves: [
                HapticCurve(.intensity, (0..<40).map { .init(time: Double($0), value: Double($0 % 5) / 5) }),
                HapticCurve(.sharpness, [.init(time: 1, value: -0.5), .init(time: 2, value: 0.5)]),
            ]
        )
    )

    @Test("AHAP and JSON read back to the same pattern", arguments: own + [large])
    func roundTrip(named: NamedPattern) throws {
        for format in [HapticFormat.ahap, .json] {
            let read = try NamedPattern(reading: named.written(as: format), named: "file")
            #expect(read.pattern == named.pattern, "\(format)")
            #expect(read.name == named.name)
            #expect(read.ignored == [])
        }
    }

    @Test("A theme with VibraPattern reads back to the same strengths and lengths", arguments: own)
    func themeRoundTrip(named: NamedPattern) throws {
        let read = try NamedPattern(reading: named.written(as: .feedbackd, feedbackdForm: .pattern), named: "file")
        #expect(read.pattern.steps == named.pattern.steps)
    }

    @Test("AHAP holds what Core Haptics reads: 16 points a curve, 30 seconds an event, parameters by their names")
    func limits() throws {
        let document = try JSONPlace(reading: HapticFormatTests.large.written(as: .ahap))
        var (points, durations, ids) = ([Int](), [Double](), Set<String>())
        for item in try document.required("Pattern").list() {
            if let curve = item.value("ParameterCurve") {
                points.append(try curve.required("ParameterCurveControlPoints").list().count)
                ids.insert(try curve.required("ParameterID").string())
            }
            if let duration = item.value("Event")?.value("EventDuration") {
                durations.append(try duration.number(0...30))
            }
        }
        #expect(points == [16, 16, 10, 2])
        #expect(durations == [30, 30, 10])
        #expect(ids == ["HapticIntensityControl", "HapticSharpnessControl"])
    }

    @Test("Android gets whole milliseconds, strengths of 1…255 for what is felt, and the system's nearest feedback")
    func android() throws {
        let success = AndroidVibration(NamedPattern(Rehearsal(NamedMoment("completed")!))!)
        #expect(success.timings.reduce(0, +) == 86)
        #expect(success.timings.count == success.amplitudes.count)
        #expect(success.amplitudes.allSatisfy { (0...255).contains($0) })
        #expect(success.constant == .init(name: "CONFIRM", value: 16, api: 30))
        #expect(AndroidVibration(HapticFormatTests.large).constant == nil)
    }

    @Test("A browser gets what it plays for the same moment", arguments: own)
    func web(named: NamedPattern) {
        #expect(
            WebVibration(named.pattern).milliseconds
                == Vibration(named.haptic!).milliseconds.map { Int($0.rounded()) }
        )
    }

    @Test("A browser gets at most 99 numbers of at most ten seconds")
    func webLimits() {
        let minute = HapticPattern([HapticEvent(time: 0, duration: 25, intensity: 1, sharpness: 0)])
        #expect(WebVibration(minute).milliseconds == [10_000, 0, 10_000, 0, 5000])
        let many = HapticPattern((0..<200).map { HapticEvent(time: Double($0) / 10, intensity: 1, sharpness: 0) })
        #expect(WebVibration(many).milliseconds.count == 99)
    }

    @Test("feedbackd: a single stretch is periodic with a strength, a rhythm is a rumble by count")
    func rumble() throws {
        func feedback(_ moment: String) throws -> JSONPlace {
            let named = NamedPattern(Rehearsal(NamedMoment(moment)!))!
            let profiles = try JSONPlace(reading: named.written(as: .feedbackd)).required("profiles").list()
            return try #require(try profiles[1].required("feedbacks").list().first)
        }
        let deleted = try feedback("deleted")
        #expect(try deleted.required("type").string() == "VibraPeriodic")
        #expect(try deleted.required("duration").number(0...100) == 32)
        #expect(try deleted.required("magnitude").number(1...32_767) > 30_000)
        let failed = try feedback("failed")
        #expect(try failed.required("type").string() == "VibraRumble")
        #expect(try failed.required("count").number(0...10) == 3)
        #expect(try failed.required("event-name").string() == "x-nod-failed")
    }
}

@Suite("Reading haptic files")
struct HapticReadingTests {
    @Test("A foreign AHAP file is read; what a pattern cannot hold is named")
    func foreign() throws {
        let text = """
            {
            \t"Version": 1.0,
            \t"Metadata": {"Project": "Drums"},
            \t"Pattern": [
            \t\t{"Event": {"Time": 0.0, "EventType": "HapticTransient", "EventParameters": [
            \t\t\t{"ParameterID": "HapticIntensity", "ParameterValue": 0.8},
            \t\t\t{"ParameterID": "AttackTime", "ParameterValue": 0.1}]}},
            \t\t{"Event": {"Time": 0.1, "EventType": "AudioCustom", "EventWaveformPath": "a.wav"}},
            \t\t{"Parameter": {"ParameterID": "HapticIntensityControl", "Time": 0.2, "ParameterValue": 0.5}},
            \t\t{"Event": {"Time": 0.2, "EventType": "HapticContinuous", "EventDuration": 0.5, "Loudness": 3}}
            \t],
            \t"Author": "someone"
            }
            """
        let read = try NamedPattern(reading: text, named: "drums")
        #expect(read.name == "drums")
        #expect(
            read.pattern.events == [
                HapticEvent(time: 0, intensity: 0.8, sharpness: 0.5),
                HapticEvent(time: 0.2, duration: 0.5, intensity: 1, sharpness: 0.5),
            ]
        )
        #expect(
            read.ignored == [
                "Author", "Pattern[0].Event.EventParameters[1].ParameterID: AttackTime",
                "Pattern[1].Event.EventType: AudioCustom", "Pattern[2].Parameter", "Pattern[3].Event.Loudness",
            ]
        )
    }

    @Test(
        "A broken file is told line and reason",
        arguments: [
            (
                "{\n  \"Pattern\": [\n    {\"Event\": {\"EventType\": \"HapticTransient\"}}\n  ]\n}",
                "line 3: Pattern[0].Event: “Time” is missing"
            ),
            (
                "{\"Pattern\": [\n{\"Event\": {\"Time\": 0, \"EventType\": \"Boom\"}}]}",
                "line 2: Pattern[0].Event.EventType: “Boom” is no type of event"
            ),
            (
                "{\"Pattern\": [\n{\"Event\": {\"Time\": \"soon\", \"EventType\": \"HapticTransient\"}}]}",
                "line 2: Pattern[0].Event.Time: a number is expected"
            ),
            (
                "{\"Pattern\": [\n\n{\"Event\": {\"Time\": 0, \"EventType\": \"HapticContinuous\", \"EventDuration\": 40}}]}",
                "line 3: Pattern[0].Event.EventDuration: 40 is outside 0 … 30"
            ),
            (
                "{\"events\": [{\"time\": 0, \"intensity\": 2, \"sharpness\": 0}]}",
                "line 1: events[0].intensity: 2 is outside 0 … 1"
            ),
            ("[1, 2]", "line 1: an object { … } is expected"),
            ("{\"name\": 1}", "line 1: neither “Pattern” (AHAP), “events” (JSON) nor “profiles” (feedbackd) is in it"),
            ("", "the file is empty"),
            (
                "{\"Pattern\": [{\"Event\": {\"EventType\": \"a\\nb\"}}]}",
                "line 1: Pattern[0].Event.EventType: “a b” is no type of event"
            ),
            (
                HapticReadingTests.curve(from: 0, to: [0.5, 0.2]),
                "line 1: Pattern[0].ParameterCurve: the points must stand in the order of their times"
            ),
            (
                HapticReadingTests.curve(from: 3599, to: [0, 2]),
                "line 1: Pattern[0].ParameterCurve.ParameterCurveControlPoints[1].Time: 2.0 is outside 0 … 1"
            ),
            (
                String(repeating: " ", count: 999_999) + "{}",
                "the file has more than 1000000 bytes; write a shorter pattern"
            ),
        ]
    )
    func broken(text: String, message: String) {
        #expect(throws: FormatError.self) { try NamedPattern(reading: text, named: "x") }
        do {
            _ = try NamedPattern(reading: text, named: "x")
        } catch {
            #expect(error.description == message)
        }
    }

    private static func curve(from start: Double, to times: [Double]) -> String {
        let points = times.map { "{\"Time\": \($0), \"ParameterValue\": 1}" }.joined(separator: ", ")
        return "{\"Pattern\": [{\"ParameterCurve\": {\"ParameterID\": \"HapticIntensityControl\", "
            + "\"Time\": \(start), \"ParameterCurveControlPoints\": [\(points)]}}]}"
    }

    @Test("A file that is no JSON at all is told where it stops being one")
    func noJSON() {
        do {
            _ = try NamedPattern(reading: "{\n\"Pattern\": [\n{]\n}", named: "x")
            Issue.record("it was read")
        } catch {
            #expect(error.line == 3)
        }
    }
}
