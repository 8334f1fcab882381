import Nod
import NodTesting
import Testing

@testable import NodBridge

@Suite("Bridge")
struct BridgeTests {
    private func output(_ bridge: inout Bridge, _ numbers: [Double]) -> [Double] {
        numbers.withUnsafeBufferPointer { bridge.handle($0) }
        return bridge.output
    }

    @Test("What comes out begins with version, deadline in milliseconds and the number of records")
    func header() {
        var bridge = Bridge()
        let out = output(
            &bridge,
            Event.toggled(CompletionToggle(item: 7, isCompleted: false)).numbers(at: 1000)
        )
        #expect(out[..<4] == [4, 1, 7000, 5])
        #expect(Answer(out).kinds == [1, 4, 13, 2, 7])
    }

    @Test("At rest there is no deadline")
    func rest() {
        var bridge = Bridge()
        #expect(output(&bridge, [19, 5]) == [4, 0, 0])
        #expect(output(&bridge, Event.seeded(3).numbers(at: 0)) == [4, 0, 0])
    }

    @Test(
        "Events it does not know do nothing, and change nothing",
        arguments: [34, 99, -1, 0.5, 1e300, .nan, .infinity]
    )
    func unknown(kind: Double) {
        var bridge = Bridge()
        _ = output(&bridge, Event.toggled(CompletionToggle(item: 7, isCompleted: false)).numbers(at: 0))
        let session = bridge.session
        let out = output(&bridge, [kind, 10, 7, 1, 1, 1])
        // Values that aren't finite count as 0, which is the seed.
        if kind.isFinite { #expect(bridge.session == session) }
        #expect(out == [4, 1, 6000, 0])
        #expect(output(&bridge, [14, 10, 77, 1, 5, 0, 0, 0]) == [4, 1, 6000, 0])
        #expect(output(&bridge, [17, 10, 3, 1]) == [4, 1, 6000, 0])
    }

    @Test("Every event, cut at any length, is read without trapping")
    func short() throws {
        let events = try Fixtures.names.flatMap { try Fixtures.read($0).trace.entries.map(\.event) }
        for numbers in Set(events.map { $0.numbers(at: 5) }) {
            for length in 0...numbers.count {
                var bridge = Bridge()
                let out = output(&bridge, Array(numbers[..<length]))
                #expect(out[0] == 4)
            }
        }
    }

    @Test("Garbage never traps, and what comes out is always whole")
    func garbage() {
        let odd: [Double] = [
            .nan, .infinity, -.infinity, 1e300, -1e300, 0x1p31, -0x1p31, 0x1p53, 0x1p63, 0x1p64, -1, -2, 0.5,
            .leastNonzeroMagnitude, 5,
            7,
        ]
        var generator = SeededGenerator(seed: 2)
        var bridge = Bridge()
        for _ in 0..<4000 {
            var numbers = [Double(Int(generator.between(-1, 30))), generator.between(0, 1e5)]
            for _ in 0..<Int(generator.between(0, 12)) {
                numbers.append(
                    generator.next() % 3 == 0 ? odd[Int(generator.next() % 16)] : Double(Int(generator.between(-2, 9)))
                )
            }
            if generator.next() % 20 == 0 { numbers[1] = odd[Int(generator.next() % 16)] }
            let out = output(&bridge, numbers)
            let answer = Answer(out)
            #expect(answer.kinds.map { Double($0.count) } == answer.count)
        }
    }

    @Test("A tick at the reported deadline finds everything due")
    func deadline() {
        for step in 0..<3000 {
            var bridge = Bridge()
            let time = Double(step) / 7
            let out = output(
                &bridge,
                Event.toggled(CompletionToggle(item: 7, isCompleted: false)).numbers(at: time * 1000)
            )
            #expect(output(&bridge, [19, out[2]]) == [4, 0, 1, 9, 1, 1])
        }
    }
}
