import Foundation
import Nod
import NodTesting
import Testing

@testable import NodBridge

/// The numbers that cross the wall for tools: figures and patterns.
@Suite("Bridge, figures and patterns")
struct DesignWireTests {
    private func bridge(_ tuning: Tuning) -> Bridge {
        var bridge = Bridge()
        Event.tuned(tuning).numbers(at: 0).withUnsafeBufferPointer { bridge.handle($0) }
        bridge.readFigures()
        return bridge
    }

    @Test("A check that does not rest is told, with what is allowed and every figure")
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

    @Test("A haptic crosses with its events and curves", arguments: HapticKind.allCases)
    func touch(kind: HapticKind) {
        var bridge = Bridge()
        bridge.readPattern(kind.rawValue, 0.6)
        let pattern = HapticPattern(Haptic(kind, intensity: 0.6))
        var expected = [Double(pattern.events.count)]
        for event in pattern.events {
            expected += [event.time * 1000, event.duration * 1000, event.intensity, event.sharpness]
        }
        expected.append(Double(pattern.curves.count))
        for curve in pattern.curves {
            expected += [0, Double(curve.points.count)]
            for point in curve.points { expected += [point.time * 1000, point.value] }
        }
        #expect(bridge.output == expected)
    }

    /// Writes the input of a browser test, which compares every bit that comes out: a tuning's event, or a haptic.
    private struct Call: Codable {
        var event: [Double]?
        var kind: Int32?
        var intensity: Double?
        /// In hexadecimal: JSON has no bits.
        var output: [String]
    }

    @Test("Figures of many tunings and the pattern of every haptic are written for the browser")
    func write() throws {
        var generator = SeededGenerator(seed: 66)
        var calls = (0..<24).map { _ in
            let tuning = Tuning.random(&generator)
            return Call(event: Event.tuned(tuning).numbers(at: 0), output: bridge(tuning).output.map(\.bits))
        }
        for kind in HapticKind.allCases {
            for intensity in [0, 0.13, 0.5, 0.77, 1] {
                var bridge = Bridge()
                bridge.readPattern(kind.rawValue, intensity)
                calls.append(Call(kind: kind.rawValue, intensity: intensity, output: bridge.output.map(\.bits)))
            }
        }
        try FileManager.default.createDirectory(at: WireTests.directory, withIntermediateDirectories: true)
        try JSONEncoder().encode(calls).write(to: WireTests.directory.appendingPathComponent("tools.json"))
    }

    @Test("A kind that is none has no pattern")
    func none() {
        var bridge = Bridge()
        for kind in [-1, Int32.max, 99] {
            bridge.readPattern(kind, .nan)
            #expect(bridge.output.isEmpty)
        }
    }
}

extension Tuning {
    /// A base, some of the figures and some of the moments, all by chance.
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

    /// As JavaScript writes it.
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

extension Double {
    fileprivate var bits: String {
        let digits = String(bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
