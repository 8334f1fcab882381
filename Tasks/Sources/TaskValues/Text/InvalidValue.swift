/// A value that a field can't take: which field, and why.
public struct InvalidValue: Error, Equatable, Sendable {
    public let field: String
    public let reason: Reason

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }

    public enum Reason: Equatable, Sendable {
        /// Nothing that can be seen.
        case empty
        /// More characters than `limit`.
        case tooLong(limit: Int)
        /// More collections of a task than `limit`.
        case tooMany(limit: Int)
        /// More bytes than its characters need.
        case tooManyMarks
        /// A collection has this name already.
        case taken(String)
        /// No page and no app sends it: a place out of range, a setting there isn't.
        case notAllowed
    }
}
