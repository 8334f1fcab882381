import Nod

/// Timed events as text, one per line.
///
/// ```
/// # a comment
/// preferences sound on, volume 0.5
/// 0.00 tap 7 leaves
/// 0.15 saved 7
/// until 10
/// ```
///
/// A line starts with its seconds; without them it continues the line before. `seed` sets the random seed, `until` the
/// end. `TraceLanguage` has all words.
package struct Trace: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var time: Double
        package var event: Event

        package init(_ time: Double, _ event: Event) {
            self.time = time
            self.event = event
        }
    }

    package var seed: UInt64
    package var entries: [Entry]
    /// Seconds; never before the last event.
    package var end: Double

    package init(seed: UInt64 = 1, _ entries: [Entry], until end: Double = 0) {
        self.seed = seed
        self.entries = entries
        self.end = max(end, entries.last?.time ?? 0)
    }
}

extension Trace {
    package init(_ text: String) throws(TraceError) {
        var language = TraceLanguage()
        var (seed, entries, time, end) = (UInt64(1), [Entry](), 0.0, 0.0)
        var number = 0
        for text in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            var line = TraceLine(text, number: number)
            guard let first = line.next else { continue }
            if Double(first) != nil {
                let seconds = try line.number(0)
                guard seconds >= time else { throw line.error }
                time = seconds
            }
            if line.next == "until" {
                try line.expect("until")
                end = try line.number(0)
            } else {
                let event = try language.event(&line)
                if case .seeded(let given) = event { seed = given } else { entries.append(Entry(time, event)) }
            }
            if line.next != nil { throw line.error }
        }
        self.init(seed: seed, entries, until: end)
    }
}

extension Trace: CustomStringConvertible {
    /// Text that reads as this trace.
    package var description: String {
        var language = TraceLanguage()
        var lines = seed == 1 ? [] : ["seed \(seed)"]
        for entry in entries { lines.append("\(Figure.time(entry.time)) \(language.line(entry.event))") }
        if end > entries.last?.time ?? 0 { lines.append("until \(Figure.text(end))") }
        return lines.joined(separator: "\n")
    }
}

/// An unreadable line, with its number from 1 on.
package struct TraceError: Error, Equatable {
    package var line: Int
    package var text: String
}

/// A trace and its expected effects in one text, separated by a line `---`.
package struct Fixture: Sendable, Equatable {
    package var trace: Trace
    package var expected: [String]

    package init(_ text: String) throws(TraceError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let divider = lines.firstIndex(of: "---") else {
            throw TraceError(line: lines.count, text: "--- is missing")
        }
        trace = try Trace(lines[..<divider].joined(separator: "\n"))
        expected = lines[(divider + 1)...].filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(String.init)
    }

    /// The engine's answer, in the form of `expected`.
    package var answered: [String] {
        let answer = trace.answer
        return answer.isEmpty ? [] : answer.split(separator: "\n").map(String.init)
    }
}
