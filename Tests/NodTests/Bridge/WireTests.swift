import Foundation
import Nod
import NodTesting
import Testing

@testable import NodBridge

@Suite("Wire")
struct WireTests {
    /// What a browser test feeds to WebAssembly, to compare every bit of what comes out.
    static let directory = Fixtures.directory.appendingPathComponent("../.build/wire").standardizedFileURL

    @Test("Every story is written as the numbers that cross to WebAssembly", arguments: Fixtures.names)
    func write(name: String) throws {
        let wire = Wire(try Fixtures.read(name).trace)
        try FileManager.default.createDirectory(at: Self.directory, withIntermediateDirectories: true)
        let file = Self.directory.appendingPathComponent("\(name).json")
        try wire.json.write(to: file, atomically: true, encoding: .utf8)
        let read = try JSONDecoder().decode([Written].self, from: Data(contentsOf: file))
        #expect(read.map { $0.output.count } == wire.calls.map { $0.output.count })
        #expect(
            read.map { $0.outputBits.map { UInt64($0, radix: 16) } } == wire.calls.map { $0.output.map(\.bitPattern) }
        )
    }

    private struct Written: Decodable {
        var input, output: [Double]
        var inputBits, outputBits: [String]
    }

    @Test("Every story takes the same course on both sides of the wall", arguments: Fixtures.names)
    func course(name: String) throws {
        let trace = try Fixtures.read(name).trace
        let wire = Wire(trace)
        var runner = TraceRunner(FeedbackSession(seed: trace.seed))
        runner.run(trace)
        // The first call says the seed; then one call a step, and as many effects in each.
        #expect(wire.calls.count == runner.steps.count + 1)
        #expect(wire.calls.dropFirst().map { $0.output[2] } == runner.steps.map { Double($0.effects.count) })
    }

    @Test("Every event of every story reads back as what was written", arguments: Fixtures.names)
    func events(name: String) throws {
        for entry in try Fixtures.read(name).trace.entries {
            let numbers = EventWriter(entry.event, at: entry.time * 1000).numbers
            numbers.withUnsafeBufferPointer { buffer in
                var reader = EventReader(numbers: buffer)
                let kind = reader.next()
                #expect((reader.nextSeconds() - entry.time).magnitude < 1e-9)
                #expect(reader.event(ofKind: kind) == entry.event)
            }
        }
    }
}
