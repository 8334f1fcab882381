import Foundation
import Nod
import NodFile
import Testing

@testable import Exporters

@Suite("Exports")
struct ExportTests {
    @Test("Android gets whole milliseconds, strengths of 1…255 for what is felt, and the system's nearest feedback")
    func android() throws {
        let success = AndroidVibration(Rehearsal(NamedMoment("completed")!).haptic!)
        #expect(success.timings.reduce(0, +) == 106)
        #expect(success.timings.count == success.amplitudes.count)
        #expect(success.amplitudes.allSatisfy { (0...255).contains($0) })
        #expect(success.constant == .init(name: "CONFIRM", value: 16, api: 30))
    }

    @Test("Every format has the taps and notes of a design")
    func tuned() throws {
        var file = FeedbackFile()
        file.tuning.design.taps[.success] = [HapticTap(time: 0.01, duration: 0.05, intensity: 1, sharpness: 0.9)]
        file.tuning.design.sounds[.completed] = SoundDesign(.completed)
        file.tuning.design.sounds[.completed]?.duration = 0.2
        let rehearsal = Rehearsal(NamedMoment("completed")!, for: Audience(file, named: "own"))
        func text(_ format: ExportFormat) -> String { String(decoding: rehearsal.exported(as: format)!, as: UTF8.self) }
        #expect(text(.ahap).contains("\"ParameterID\": \"HapticSharpness\", \"ParameterValue\": 0.9"))
        #expect(text(.android).contains("\"timings\": [10, 8, "))
        #expect(text(.web) == "[0, 10, 50]\n")
        #expect(rehearsal.exported(as: .wav)!.count == 44 + 2 * 9601)
    }
}
