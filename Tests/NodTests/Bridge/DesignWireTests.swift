import Foundation
import Nod
import NodTesting
import Testing

@testable import NodBridge

/// The numbers exchanged with tools: figures and patterns.
@Suite("Bridge, figures and patterns")
struct DesignWireTests {
    private func bridge(_ tuning: Tuning) -> Bridge {
        var bridge = Bridge()
        Event.tuned(tuning).numbers(at: 0).withUnsafeBufferPointer { bridge.handle($0) }
        bridge.readFigures()
        return bridge
    }

    @Test("A check that does not rest is reported, with the allowed distance and every figure")
    func unrest() {
        let standard = bridge(Tuning()).output
        #expect(standard[0] <= standard[1] && standard[1] == FeedbackDesign.checkTolerance)
        #expect(standard.dropFirst(2) == Figure.allCases.map { Tuning()[$0] }[...])
        var restless = Tuning(profile: .child)
        restless[.checkPeak] = 0.3
        restless[.checkDamping] = 0.6
        let output = bridge(restless).output
        #expect(output[0] > output[1])
        #expect(output[2 + Int(Figure.checkPeak.rawValue)] == 0.3)
        #expect(output[2] == Profile.child.target)
    }

    /// Writes the input of browser tests, which compare every bit that comes out.
    private struct Call: Codable {
        var event: [Double]
        var output: [String]
    }

    private struct Felt: Codable {
        var kind: String
        var intensity: Double
        var pattern: [Double]
        var events: [[Double]]
        var fade: [Double]
    }

    /// A sound with other figures, and some of its samples.
    private struct Heard: Codable {
        var code: Int32
        var figures: [Double]
        var samples: [String]
    }

    @Test("Figures of many tunings, every haptic's pattern and sounds with other figures are written for the browser")
    func write() throws {
        var generator = SeededGenerator(seed: 66)
        let calls = (0..<24).map { _ in
            let tuning = Tuning.random(&generator)
            return Call(event: Event.tuned(tuning).numbers(at: 0), output: bridge(tuning).output.map(\.bits))
        }
        try WireTests.save(calls, "tools")
        try WireTests.save(
            HapticKind.allCases.flatMap { kind in
                [0, 0.13, 0.5, 0.77, 1].map { intensity in
                    let haptic = Haptic(kind, intensity: intensity)
                    let pattern = HapticPattern(haptic)
                    return Felt(
                        kind: "\(kind)",
                        intensity: intensity,
                        pattern: Vibration(haptic).milliseconds,
                        events: pattern.events.map {
                            [$0.time * 1000, $0.duration * 1000, $0.intensity, $0.sharpness]
                        },
                        fade: pattern.fade.map { [$0.lowerBound * 1000, $0.upperBound * 1000] } ?? []
                    )
                }
            },
            "patterns"
        )
        try WireTests.save(
            Sound.allCases.map { sound in
                let notes = [SoundNote(48, time: 0), SoundNote(66, time: 0.03)]
                let design = SoundDesign(notes: notes, duration: 0.1, gain: 0.7, timbre: 0.4)
                return Heard(
                    code: sound.rawValue,
                    figures: [100, 0.7, 0.4, 48, 0, 66, 30],
                    samples: design.recipe(for: sound).samples(rate: 8000).map { Double($0).bits }
                )
            },
            "heard"
        )
    }
}

extension Tuning {
    /// A base, some of the figures and some of the moments, all random.
    static func random(_ generator: inout SeededGenerator) -> Tuning {
        var tuning = Tuning(profile: generator.next() % 2 == 0 ? .standard : .child)
        for figure in Figure.allCases where generator.next() % 3 > 0 {
            tuning[figure] = generator.between(figure.range.lowerBound, figure.range.upperBound)
        }
        for moment in Moment.allCases where generator.next() % 2 == 0 {
            let intensity = generator.between(0, 1)
            let haptic = HapticKind(rawValue: Int32(generator.next() % 9) - 1)
            let sound = Sound(rawValue: Int32(generator.next() % 7) - 1)
            tuning.design.replacements.append(
                Replacement(
                    moment,
                    haptic: haptic.map { .replaced(Haptic($0, intensity: intensity)) } ?? .removed,
                    sound: sound.map { .replaced($0) } ?? (generator.next() % 2 == 0 ? .removed : .kept)
                )
            )
        }
        return tuning
    }

    /// The numbers as JavaScript writes them.
    var numbers: [Double] {
        let base = Tuning(profile: toggledIsFelt ? .child : .standard)
        let figures = Figure.allCases.filter { self[$0] != base[$0] }
        var numbers = [toggledIsFelt ? 1 : 0, Double(figures.count)]
        for figure in figures { numbers += [Double(figure.rawValue), self[figure]] }
        numbers.append(Double(design.replacements.count))
        for replacement in design.replacements { numbers += replacement.numbers }
        return numbers
    }

    /// The child profile's switches are felt, which no figure changes.
    private var toggledIsFelt: Bool { profile.toggledHaptic != nil }
}

extension Replacement {
    fileprivate var numbers: [Double] {
        let haptic = haptic.numbers { [Double($0.kind.rawValue), $0.intensity] }
        let sound = sound.numbers { [Double($0.rawValue)] }
        return [Double(moment.rawValue)] + haptic + sound
    }
}

extension Replacement.Change {
    fileprivate func numbers(_ write: (Value) -> [Double]) -> [Double] {
        switch self {
        case .kept: [0]
        case .removed: [1]
        case .replaced(let value): [2] + write(value)
        }
    }
}
