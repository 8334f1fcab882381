/// A line that could not be read, and why.
public struct LineProblem: Error, Equatable, Sendable {
    /// Counted from 1, as editors do; in JSON the number of the task.
    public let line: Int
    public let reason: String

    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }
}
