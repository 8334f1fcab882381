import Foundation
import Nod
import NodDesignBridge
import NodTesting
import Testing

@testable import NodBridge

/// The numbers that cross the wall of the module that shows designs.
@Suite("DesignBridge")
struct DesignWireTests {
    /// Seed, preferences and surroundings of a new installation, before a tuning.
    private static let fresh: [Double] = [1, 1, 1, 0.5, 2, 0, 0, 0, 1, 1, 0, 0, 0]

    private func design(_ tuning: [Double]) -> DesignBridge {
        var design = DesignBridge()
        design.use(Self.fresh + tuning)
        return design
    }

    @Test("A check that does not rest is told, with what is allowed and every figure")
    func unrest() {
        var design = design([0, 0, 0])
        #expect(design.output[0] <= design.output[1] && design.output[1] == FeedbackDesign.checkTolerance)
        #expect(design.output.dropFirst(2) == Figure.allCases.map { Tuning()[$0] }[...])
        design.use(
            Self.fresh + [1, 2, Double(Figure.checkPeak.rawValue), 0.3, Double(Figure.checkDamping.rawValue), 0.6, 0]
        )
        #expect(design.output[0] > design.output[1])
        #expect(design.output[2 + Int(Figure.checkPeak.rawValue)] == 0.3)
        #expect(design.output[2] == Profile.child.target)
    }

    @Test("A press goes down and comes up again; other moments stand for themselves")
    func press() {
        var design = design([1, 0, 0])
        design.answer([0, 1, Double(Moment.pressed(.critical).code)])
        let down = design.output
        design.release(90)
        let up = design.output
        // Of the record: kind, length, target, number of moments.
        #expect(down[3] == 4 && down[6] == 1 && down[7] == 104 && up[6] == 0)
        #expect(down.count > 20 && up.count > 20)
        design.release(120)
        #expect(design.output.count < 20)
    }

    @Test("A haptic crosses with its events, curves and steps", arguments: HapticKind.allCases)
    func touch(kind: HapticKind) {
        var design = DesignBridge()
        design.touch(kind.rawValue, 0.6)
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
        for step in pattern.steps { expected += [Double(step.milliseconds), step.intensity] }
        #expect(design.output == expected)
    }

    @Test("Garbage never traps")
    func garbage() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, 0x1p31, -0x1p31, 0x1p63, -1, 0.5, 4, 5, 6]
        var generator = SeededGenerator(seed: 8)
        var design = DesignBridge()
        for _ in 0..<4000 {
            var numbers: [Double] = []
            for _ in 0..<Int(generator.between(0, 30)) {
                let number = Double(Int(generator.between(-2, 30)))
                numbers.append(generator.next() % 4 == 0 ? odd[Int(generator.next() % 12)] : number)
            }
            design.use(numbers)
            design.answer(numbers)
            design.release(numbers.first ?? 0)
            design.touch(Int32(truncatingIfNeeded: generator.next()), numbers.last ?? 0)
        }
    }
}

extension DesignBridge {
    mutating func use(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { use($0) } }
    mutating func answer(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { answer($0) } }
}

extension Tuning {
    /// A base, some of the figures and some of the moments, all by chance.
    static func random(_ generator: inout SeededGenerator) -> Tuning {
        var tuning = Tuning(profile: generator.next() % 2 == 0 ? .standard : .child)
        for figure in Figure.allCases where generator.next() % 3 > 0 {
            tuning[figure] = generator.between(figure.range.lowerBound, figure.range.upperBound)
        }
        for moment in EventSamples.moments where generator.next() % 2 == 0 {
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
        var haptic: (code: Double, intensity: Double) = (-2, 1)
        switch self.haptic {
        case .kept: break
        case .removed: haptic.code = -1
        case .replaced(let felt): haptic = (Double(felt.kind.rawValue), felt.intensity)
        }
        var sound = -2.0
        switch self.sound {
        case .kept: break
        case .removed: sound = -1
        case .replaced(let heard): sound = Double(heard.rawValue)
        }
        return [Double(moment.code), haptic.code, haptic.intensity, sound]
    }
}

/// What a browser test feeds to WebAssembly, to compare every bit of what comes out.
@Suite("DesignBridge, for the browser")
struct DesignStoryTests {
    struct Call: Codable {
        var name: String
        /// Of the numbers that go in and come out, in hexadecimal: JSON has no bits.
        var input: [String]
        var output: [String]
    }

    static let tunings = 24

    @Test("Answers of many tunings are written as the numbers that cross to WebAssembly")
    func write() throws {
        var generator = SeededGenerator(seed: 66)
        var stories = Stories()
        for seed in 0..<Self.tunings {
            stories.begin(with: .random(&generator), seed: seed)
            stories.answerEverything()
        }
        stories.touchEverything()
        try FileManager.default.createDirectory(at: WireTests.directory, withIntermediateDirectories: true)
        let file = WireTests.directory.appendingPathComponent("design.json")
        try JSONEncoder().encode(stories.calls).write(to: file)
        #expect(stories.calls.count > 700)
        // Bursts are among them.
        #expect(stories.calls.count { $0.output.count > 1000 } > Self.tunings)
    }

    private struct Stories {
        private(set) var calls: [Call] = []
        private var bridge = DesignBridge()
        private var time = 0.0

        private mutating func call(_ name: String, _ input: [Double], _ make: (inout DesignBridge) -> Void) {
            make(&bridge)
            calls.append(Call(name: name, input: input.map(\.bits), output: bridge.output.map(\.bits)))
        }

        mutating func begin(with tuning: Tuning, seed: Int) {
            let numbers = [Double(seed), 1, 1, 0.7, 2, 0, 0, 0, 1, 1, 0, 0] + tuning.numbers
            call("use", numbers) { $0.use(numbers) }
            time = 0
        }

        mutating func answerEverything() {
            for moment in EventSamples.moments {
                time += 1234.5
                let numbers = [time, 1, Double(moment.code)]
                call("answer", numbers) { $0.answer(numbers) }
                let (up, press) = (time + 77.7, moment)
                if case .pressed = press { call("release", [up]) { $0.release(up) } }
            }
        }

        mutating func touchEverything() {
            for kind in HapticKind.allCases {
                for intensity in [0, 0.13, 0.5, 0.77, 1] {
                    call("touch", [Double(kind.rawValue), intensity]) { $0.touch(kind.rawValue, intensity) }
                }
            }
        }
    }
}

extension Double {
    fileprivate var bits: String {
        let digits = String(bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
