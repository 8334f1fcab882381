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
package struct Trace: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        /// Seconds.
        package var time: Double
        package var event: Event

        package init(_ time: Double, _ event: Event) {
            self.time = time
            self.event = event
        }
    }

    package var seed: UInt64
    /// In the order they happen.
    package var entries: [Entry]
    /// The end of the trace in seconds; never before the last event.
    package var end: Double

    package init(seed: UInt64 = 1, _ entries: [Entry], until end: Double = 0) {
        self.seed = seed
        self.entries = entries
        self.end = max(end, entries.last?.time ?? 0)
    }
}

extension Trace {
    /// Reads a trace, or throws the line of a mistake and the words allowed there.
    package init(_ text: String) throws(TraceError) {
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
    package var description: String {
        var writer = EventText()
        var lines = seed == 1 ? [] : ["seed \(seed)"]
        for entry in entries { lines.append("\(Figure.time(entry.time)) \(writer.line(entry.event))") }
        if end > entries.last?.time ?? 0 { lines.append("until \(Figure.text(end))") }
        return lines.joined(separator: "\n")
    }
}
