/// A value that a field can't take: which field, and a sentence that says what it can.
public struct InvalidValue: Error, Equatable, Sendable, CustomStringConvertible {
    public let field: String
    public let reason: String

    public init(field: String, reason: String) {
        self.field = field
        self.reason = reason
    }

    public var description: String { reason }
}
