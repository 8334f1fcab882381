/// A line of a trace that cannot be read: where, what stands there, and what may.
public struct TraceError: Error, Sendable, Equatable {
    /// From 1.
    public var line: Int
    /// The word that is wrong; `nil` where the line ends too early.
    public var found: String?
    public var allowed: [String]
}

extension TraceError: CustomStringConvertible {
    public var description: String {
        let what = found.map { "“\($0)” cannot stand here" } ?? "something is missing at the end"
        return "line \(line): \(what); allowed: \(allowed.joined(separator: ", "))"
    }
}
