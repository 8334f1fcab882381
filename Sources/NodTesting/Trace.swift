import Nod

/// What happened and when, as a text people write and read: one event a line.
///
/// ```
/// # a comment
/// preferences sound on, volume 0.5
/// 0.00 tap 7 leaves
/// 0.15 saved 7
/// until 10
/// ```
///
/// A line begins with its seconds; without them it happens together with the line before. `seed` says where chance begins,
/// `until` how long to watch after the last event. Documentation of every word: `TraceWords`.
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
    /// Seconds until which is watched what happens by itself; never before the last event.
    public var end: Double

    public init(seed: UInt64 = 1, _ entries: [Entry], until end: Double = 0) {
        self.seed = seed
        self.entries = entries
        self.end = max(end, entries.last?.time ?? 0)
    }
}

extension Trace {
    /// Reads a trace; says in which line something is wrong, and what may stand there.
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
