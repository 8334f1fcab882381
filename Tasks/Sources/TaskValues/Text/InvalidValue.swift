/// A value that a field can't have.
public struct InvalidValue: Error, Equatable, Sendable {
    public let field: String
    public let reason: Reason

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }

    public enum Reason: Equatable, Sendable {
        /// No visible characters.
        case empty
        case tooLong(limit: Int)
        /// A task has more collections than `limit`.
        case tooMany(limit: Int)
        /// More bytes than `limit` characters need.
        case tooManyMarks
        /// Another collection has this name.
        case taken(String)
        /// Out of range or unknown. Neither the page nor the app sends such a value.
        case notAllowed
    }
}
