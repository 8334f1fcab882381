import Nod
import NodTesting

@testable import NodBridge

/// The numbers of one trace: input and output of each call, including ticks.
struct Wire {
    struct Call: Encodable {
        var inputBits, outputBits: [String]
    }

    private(set) var calls: [Call] = []
    private var bridge = Bridge()

    /// - Parameter tuning: its figures, by default the standard ones.
    init(_ trace: Trace, tuning: Tuning? = nil) {
        call(Event.seeded(trace.seed).numbers(at: 0))
        if let tuning { call(Event.tuned(tuning).numbers(at: 0)) }
        for entry in trace.entries {
            tick(until: entry.time * 1000)
            call(entry.event.numbers(at: entry.time * 1000))
        }
        tick(until: trace.end * 1000)
        call(Event.tick.numbers(at: trace.end * 1000))
    }

    /// A tick at the deadline finds what is due.
    private mutating func tick(until milliseconds: Double) {
        while let deadline = Answer(bridge.output).deadline, deadline < milliseconds {
            call(Event.tick.numbers(at: deadline))
        }
    }

    private mutating func call(_ input: [Double]) {
        input.withUnsafeBufferPointer { bridge.handle($0) }
        calls.append(Call(inputBits: input.map(\.bits), outputBits: bridge.output.map(\.bits)))
    }
}

extension Event {
    /// The numbers that a performer passes to the bridge.
    func numbers(at milliseconds: Double) -> [Double] {
        var writer = NumberWriter()
        writer.writeFields(of: self)
        var numbers = writer.numbers
        numbers[1] = milliseconds
        return numbers
    }
}

extension NumberWriter {
    mutating func write(_ preferences: Preferences) {
        for preference in Preference.allCases.sorted(by: { $0.rawValue < $1.rawValue }) { put(preferences[preference]) }
    }

    mutating func write(_ tuning: Tuning) {
        for number in tuning.numbers { put(number) }
    }
}

/// The output of a bridge after its layout.
struct Answer {
    var deadline: Double?
    var count: Double
    /// The records, each a kind, the number of its fields, and those.
    var records: ArraySlice<Double>

    init(_ output: [Double]) {
        let header = output[1] == 0 ? 3 : 4
        deadline = output[1] == 0 ? nil : output[2]
        count = output[header - 1]
        records = output[header...]
    }

    /// The kinds of the records; `nil` if they aren't complete.
    var kinds: [Double]? {
        var kinds: [Double] = []
        var position = records.startIndex
        while position < records.endIndex {
            kinds.append(records[position])
            position += 2 + Int(records[position + 1])
        }
        return position == records.endIndex ? kinds : nil
    }
}

extension Double {
    /// In hexadecimal: JSON has no bits.
    var bits: String {
        let digits = String(bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
