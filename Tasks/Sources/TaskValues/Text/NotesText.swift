/// Notes: as many lines as a person likes, up to a size that a list can still carry.
public struct NotesText: Sendable, Equatable {
    public let text: String

    public static let limit = 20_000

    /// - Throws: `InvalidValue` above `limit` characters, or above three bytes for each of them (the API's 64 KB).
    public init(_ raw: String) throws(InvalidValue) {
        guard raw.utf8.count <= Self.limit * 3, raw.count <= Self.limit else {
            throw InvalidValue(field: "notes", reason: .tooLong(limit: Self.limit))
        }
        // SQLite's text functions end at a NUL, which no notes need.
        text = raw.contains("\0") ? raw.replacing("\0", with: "") : raw
    }
}
