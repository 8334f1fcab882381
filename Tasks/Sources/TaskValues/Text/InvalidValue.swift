public struct InvalidValue: Error, Equatable, Sendable {
    public let field: String
    public let reason: Reason

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }

    public enum Reason: Equatable, Sendable {
        case empty
        case tooLong(limit: Int)
        case tooMany(limit: Int)
        /// More bytes than `limit` characters need.
        case tooManyMarks
        case taken(String)
        /// Out of range or unknown. Neither the page nor the app sends such a value.
        case notAllowed
    }
}
