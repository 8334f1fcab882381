import TaskStore

/// A line that could not be read, and why.
public struct LineProblem: Error, Equatable, Sendable {
    /// Counted from 1, as editors do; in JSON the number of the task.
    public let line: Int
    public let reason: Reason

    public init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }

    public enum Reason: Equatable, Sendable {
        case notUTF8
        /// JSON: without a field that every task has, or one of the wrong type.
        case incomplete
        /// JSON: a field with a value that isn't one of its kind.
        case unreadable(field: String, value: String)
        /// The store would not take it.
        case invalid(InvalidValue)
    }
}
