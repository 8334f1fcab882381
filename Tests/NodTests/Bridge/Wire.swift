import NodTesting

@testable import NodBridge

/// What crosses the wall for one trace: each call's numbers, in and out, ticks included.
struct Wire {
    struct Call: Equatable {
        var input: [Double]
        var output: [Double]
    }

    private(set) var calls: [Call] = []
    private var bridge = Bridge()

    /// - Parameter tuning: the figures it is answered with; without one, the standard's.
    init(_ trace: Trace, tuning: Tuning? = nil) {
        call(EventWriter.seed(trace.seed))
        if let tuning { call(EventWriter(.tuned(tuning), at: 0).numbers) }
        for entry in trace.entries {
            tick(until: entry.time * 1000)
            call(EventWriter(entry.event, at: entry.time * 1000).numbers)
        }
        tick(until: trace.end * 1000)
        call(EventWriter(.tick, at: trace.end * 1000).numbers)
    }

    /// The deadline stands second in what comes out; a tick at that time finds it due.
    private mutating func tick(until milliseconds: Double) {
        while let deadline = calls.last?.output[1], deadline >= 0, deadline < milliseconds {
            call(EventWriter(.tick, at: deadline).numbers)
        }
    }

    private mutating func call(_ input: [Double]) {
        input.withUnsafeBufferPointer { bridge.handle($0) }
        calls.append(Call(input: input, output: bridge.output))
    }
}

extension Wire {
    /// The calls as JSON; numbers in the shortest form that reads back as the same, and their bits in hexadecimal.
    var json: String {
        let calls = calls.map { call in
            """
            {"input":\(list(call.input)),"inputBits":\(bits(call.input)),
             "output":\(list(call.output)),"outputBits":\(bits(call.output))}
            """
        }
        return "[\n" + calls.joined(separator: ",\n") + "\n]\n"
    }

    private func list(_ numbers: [Double]) -> String {
        "["
            + numbers.map { $0 == $0.rounded() && $0.magnitude < 1e15 && $0.sign == .plus ? "\(Int($0))" : "\($0)" }
            .joined(separator: ",") + "]"
    }

    private func bits(_ numbers: [Double]) -> String {
        "["
            + numbers.map { number in
                let digits = String(number.bitPattern, radix: 16)
                return "\"" + String(repeating: "0", count: 16 - digits.count) + digits + "\""
            }.joined(separator: ",") + "]"
    }
}
