import Foundation
import Nod
import NodTesting
import Testing

@testable import NodBridge

@Suite("Wire")
struct WireTests {
    /// Writes the input of a browser test, which compares every bit of WebAssembly's output.
    static let directory = Fixtures.directory.appendingPathComponent("../.build/wire").standardizedFileURL

    @Test(
        "Every story is written as numbers for WebAssembly, with standard and with tuned figures",
        arguments: Fixtures.names
    )
    func write(name: String) throws {
        let trace = try Fixtures.read(name).trace
        try Self.save(Wire(trace).calls, name)
        var generator = SeededGenerator(seed: UInt64(name.utf8.reduce(0) { $0 + Int($1) }))
        try Self.save(Wire(trace, tuning: Tuning.random(&generator)).calls, "\(name)-tuned")
    }

    static func save(_ values: some Encodable, _ name: String) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try JSONEncoder().encode(values).write(to: directory.appendingPathComponent("\(name).json"))
    }

    @Test("Every event of every story reads back as what was written", arguments: Fixtures.names)
    func events(name: String) throws {
        for entry in try Fixtures.read(name).trace.entries {
            let numbers = entry.event.numbers(at: entry.time * 1000)
            numbers.withUnsafeBufferPointer { buffer in
                var reader = NumberReader(buffer)
                let kind = reader.nextKind()
                #expect((reader.nextSeconds() - entry.time).magnitude < 1e-9)
                #expect(reader.event(ofKind: kind) == entry.event)
            }
        }
    }

    /// Together 2,400 traces.
    static let batches = 8
    static let tracesPerBatch = 300

    @Test("A bridge that was handed a tuning answers as a session that has it", arguments: 0..<Self.batches)
    func tuned(batch: Int) {
        for index in 0..<Self.tracesPerBatch {
            let seed = UInt64(batch * Self.tracesPerBatch + index)
            var generator = SeededGenerator(seed: seed)
            let tuning = Tuning.random(&generator)
            var simulation = Simulation(seed: seed)
            simulation.run()
            var bridge = Bridge()
            bridge.handle(Event.tuned(tuning).numbers(at: 0))
            var session = FeedbackSession()
            _ = session.handle(.tuned(tuning), at: 0)
            for call in simulation.world.steps {
                let numbers = call.event.numbers(at: call.time * 1000)
                bridge.handle(numbers)
                // A time loses its last bit when converted to milliseconds and back.
                let effects = session.handle(call.event, at: numbers[1] / 1000)
                var writer = NumberWriter()
                for effect in effects { writer.write(effect) }
                guard Array(Answer(bridge.output).records) != writer.numbers else { continue }
                Issue.record(
                    "seed \(seed), at \(call.time), \(call.event): \(bridge.output)\nin place of\n\(writer.numbers)"
                )
                return
            }
        }
    }
}

extension Bridge {
    fileprivate mutating func handle(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { handle($0) } }
}
