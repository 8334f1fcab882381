import Foundation
import Nod
import NodDesignBridge
import NodTesting
import Testing

@testable import NodBridge

/// What crosses the wall of the second module, held against a session with the tuning itself.
@Suite("DesignBridge")
struct DesignWireTests {
    /// Together 2,400 traces.
    static let batches = 8
    static let tracesPerBatch = 300

    @Test("Standard engine and second module answer as one session with the tuning", arguments: 0..<Self.batches)
    func oneSession(batch: Int) {
        var answered = 0
        for index in 0..<Self.tracesPerBatch {
            let seed = UInt64(batch * Self.tracesPerBatch + index)
            var simulation = Simulation(seed: seed)
            simulation.run()
            var generator = SeededGenerator(seed: seed)
            var both = BothSides(.random(&generator), seed: seed)
            for call in simulation.calls {
                guard let difference = both.handle(call.event, at: call.time) else { continue }
                Issue.record("seed \(seed), at \(call.time), \(call.event): \(difference)")
                return
            }
            answered += both.scores
        }
        #expect(answered > 10 * Self.tracesPerBatch)
    }

    @Test("With the standard's own figures nothing changes, to the last bit", arguments: 0..<100)
    func standard(seed: Int) {
        var simulation = Simulation(seed: UInt64(seed))
        simulation.run()
        var (core, design) = (Bridge(), DesignBridge())
        design.use([0, 0, 0])
        for call in simulation.calls {
            if case .profile = call.event { continue }
            let event = EventWriter(call.event, at: call.time * 1000).numbers
            core.handle(event)
            design.follow(event, core.output)
            #expect(design.output == core.output)
        }
    }

    @Test("What was held down before is let go as the engine says; from then on it is the file's")
    func alreadyDown() {
        var (core, design) = (Bridge(), DesignBridge())
        design.use([1, 0, 0])
        core.handle(EventWriter(.pressed(target: 5, role: .primary), at: 10).numbers)
        core.handle(EventWriter(.together(target: 5), at: 20).numbers)
        for event in [Event.released(target: 5), .ended(target: 5), .cancelled(target: 5)] {
            let numbers = EventWriter(event, at: 30).numbers
            core.handle(numbers)
            design.follow(numbers, core.output)
            #expect(design.output == core.output)
        }
        let press = EventWriter(.pressed(target: 5, role: .primary), at: 4000).numbers
        core.handle(press)
        design.follow(press, core.output)
        #expect(design.output != core.output)
    }

    @Test("A check that does not rest is told, with what is allowed and every figure")
    func unrest() {
        var design = DesignBridge()
        design.use([0, 0, 0])
        #expect(design.output[0] <= design.output[1] && design.output[1] == FeedbackDesign.checkTolerance)
        #expect(design.output.dropFirst(2) == Figure.allCases.map { Tuning()[$0] }[...])
        design.use([1, 2, Double(Figure.checkPeak.rawValue), 0.3, Double(Figure.checkDamping.rawValue), 0.6, 0])
        #expect(design.output[0] > design.output[1])
        #expect(design.output[2 + Int(Figure.checkPeak.rawValue)] == 0.3)
        #expect(design.output[2] == Profile.child.target)
    }

    @Test("A press goes down and comes up again; other moments stand for themselves")
    func press() {
        var design = DesignBridge()
        design.use([1, 0, 0])
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
            design.follow(numbers)
            design.release(numbers.first ?? 0)
            design.touch(Int32(truncatingIfNeeded: generator.next()), numbers.last ?? 0)
        }
    }
}

/// The engine of the browser's first module with the second behind it, and beside them a session with the same tuning.
private struct BothSides {
    private(set) var scores = 0
    private var core = Bridge()
    private var design = DesignBridge()
    private var session: FeedbackSession
    private let profile: Profile

    init(_ tuning: Tuning, seed: UInt64) {
        session = FeedbackSession(seed: seed)
        session.director.profile = tuning.profile
        session.director.design = tuning.design
        profile = tuning.profile
        design.use(tuning.numbers)
        pass(EventWriter.seed(seed))
    }

    private mutating func pass(_ event: [Double]) {
        core.handle(event)
        design.follow(event, core.output)
    }

    /// What differs, if anything does.
    mutating func handle(_ event: Event, at time: Double) -> String? {
        let numbers = EventWriter(event, at: time * 1000).numbers
        pass(numbers)
        var own = event
        if case .profile = event { own = .profile(profile) }
        // A millisecond's time loses its last bit on the way through the wall.
        let effects = session.handle(own, at: numbers[1] / 1000)
        var writer = EffectWriter()
        for effect in effects { writer.write(effect) }
        scores += effects.count { $0.score != nil }
        guard design.output.prefix(3) == core.output.prefix(3) else { return "another deadline or number of effects" }
        guard Array(design.output.dropFirst(3)) != writer.numbers else { return nil }
        return "\(design.output.dropFirst(3))\nin place of\n\(writer.numbers)"
    }
}

extension Bridge {
    fileprivate mutating func handle(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { handle($0) } }
}

extension DesignBridge {
    mutating func use(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { use($0) } }
    mutating func answer(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { answer($0) } }
    mutating func follow(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { follow($0) } }
    mutating func follow(_ event: [Double], _ answer: [Double]) { follow([Double(event.count)] + event + answer) }
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
        for index in 0..<Self.tunings {
            stories.begin(with: .random(&generator))
            stories.answerEverything()
            if index % 6 == 0 { stories.follow(Simulation.run(seed: UInt64(index))) }
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

        mutating func begin(with tuning: Tuning) {
            let numbers = tuning.numbers
            call("use", numbers) { $0.use(numbers) }
            follow(EventWriter.seed(UInt64(calls.count)), [])
            follow([1, 0, 1, 1, 0.7, 2, 0], [])
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

        mutating func follow(_ steps: [TraceRunner.Step]) {
            var core = Bridge()
            for step in steps {
                let event = EventWriter(step.event, at: step.time * 1000).numbers
                core.handle(event)
                follow(event, core.output)
            }
        }

        private mutating func follow(_ event: [Double], _ answer: [Double]) {
            call("follow", [Double(event.count)] + event + answer) { $0.follow(event, answer) }
        }
    }
}

extension Simulation {
    fileprivate static func run(seed: UInt64) -> [TraceRunner.Step] {
        var simulation = Simulation(seed: seed)
        simulation.run()
        return simulation.calls
    }
}

extension Double {
    fileprivate var bits: String {
        let digits = String(bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
