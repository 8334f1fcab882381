import Nod

/// Timed events as text, one a line.
///
/// ```
/// # a comment
/// preferences sound on, volume 0.5
/// 0.00 tap 7 leaves
/// 0.15 saved 7
/// until 10
/// ```
///
/// A line begins with its seconds; without them it happens together with the line before. `seed` sets the random seed,
/// `until` the end of the trace. `TraceWords` documents every word.
public struct Trace: Sendable, Equatable {
    public struct Entry: Sendable, Equatable {
        /// Seconds.
        public var time: Double
        public var event: Event

        public init(_ time: Double, _ event: Event) {
            self.time = time
            self.event = event
        }
    }

    public var seed: UInt64
    /// In the order they happen.
    public var entries: [Entry]
    /// The end of the trace in seconds; never before the last event.
    public var end: Double

    public init(seed: UInt64 = 1, _ entries: [Entry], until end: Double = 0) {
        self.seed = seed
        self.entries = entries
        self.end = max(end, entries.last?.time ?? 0)
    }
}

extension Trace {
    /// Reads a trace, or throws the line of a mistake and the words allowed there.
    public init(_ text: String) throws(TraceError) {
        var parser = TraceParser()
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            try parser.read(line, number: number)
        }
        self.init(seed: parser.seed, parser.entries, until: parser.end)
    }
}

extension Trace: CustomStringConvertible {
    /// The text that reads as this trace.
    public var description: String {
        var writer = EventText()
        var lines = seed == 1 ? [] : ["seed \(seed)"]
        for entry in entries { lines.append("\(Figure.time(entry.time)) \(writer.line(entry.event))") }
        if end > entries.last?.time ?? 0 { lines.append("until \(Figure.text(end))") }
        return lines.joined(separator: "\n")
    }
}
