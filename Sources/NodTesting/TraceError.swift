/// An unreadable line of a trace: its number, the word found, and the words allowed.
package struct TraceError: Error, Sendable, Equatable {
    /// From 1.
    package var line: Int
    /// The wrong word; `nil` where the line ends too early.
    package var found: String?
    package var allowed: [String]
}

extension TraceError: CustomStringConvertible {
    package var description: String {
        let what = found.map { "“\($0)” cannot stand here" } ?? "something is missing at the end"
        return "line \(line): \(what); allowed: \(allowed.joined(separator: ", "))"
    }
}
