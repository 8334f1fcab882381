import Foundation
import Nod
import NodFile
import Testing

@testable import Exporters

@Suite("Exports")
struct ExportTests {
    static let own = [Audience.standard, .child].flatMap { audience in
        NamedMoment.all.compactMap { Rehearsal($0, for: audience).haptic }
    }

    /// A pattern with all that a file can hold, beyond what fits in one curve and one event.
    static let large = HapticPattern(
        [
            HapticEvent(time: 0, intensity: 0.25, sharpness: 0.5),
            HapticEvent(time: 0.5, duration: 70, intensity: 1, sharpness: 0),
        ],
        curves: [
            HapticCurve(.intensity, (0..<40).map { .init(time: Double($0), value: Double($0 % 5) / 5) }),
            HapticCurve(.sharpness, [.init(time: 1, value: -0.5), .init(time: 2, value: 0.5)]),
        ]
    )

    @Test("AHAP holds what Core Haptics reads: 16 points a curve, 30 seconds an event, parameters by their names")
    func limits() throws {
        let text = AHAP.document(Self.large, named: "large").document
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
        var (points, durations, ids) = ([Int](), [Double](), Set<String>())
        for item in document["Pattern"] as! [[String: [String: Any]]] {
            if let curve = item["ParameterCurve"] {
                points.append((curve["ParameterCurveControlPoints"] as! [Any]).count)
                ids.insert(curve["ParameterID"] as! String)
            }
            if let duration = item["Event"]?["EventDuration"] { durations.append(duration as! Double) }
        }
        #expect(points == [16, 16, 10, 2])
        #expect(durations == [30, 30, 10])
        #expect(ids == ["HapticIntensityControl", "HapticSharpnessControl"])
    }

    @Test("Android gets whole milliseconds, strengths of 1…255 for what is felt, and the system's nearest feedback")
    func android() throws {
        let success = AndroidVibration(Rehearsal(NamedMoment("completed")!).haptic!)
        #expect(success.timings.reduce(0, +) == 106)
        #expect(success.timings.count == success.amplitudes.count)
        #expect(success.amplitudes.allSatisfy { (0...255).contains($0) })
        #expect(success.constant == .init(name: "CONFIRM", value: 16, api: 30))
    }

    @Test("A browser gets what it plays for the same moment", arguments: own)
    func web(haptic: Haptic) {
        #expect(
            WebVibration(HapticPattern(haptic)).milliseconds
                == Vibration(haptic).milliseconds.map { Int($0.rounded()) }
        )
    }

    @Test("A browser gets at most 99 numbers of at most ten seconds")
    func webLimits() {
        let minute = HapticPattern([HapticEvent(time: 0, duration: 25, intensity: 1, sharpness: 0)])
        #expect(WebVibration(minute).milliseconds == [10_000, 0, 10_000, 0, 5000])
        let many = HapticPattern((0..<200).map { HapticEvent(time: Double($0) / 10, intensity: 1, sharpness: 0) })
        #expect(WebVibration(many).milliseconds.count == 99)
    }
}
