/// A path with ids in braces, as OpenAPI writes it: `/api/tasks/{id}`.
struct PathTemplate: Sendable, Equatable {
    let text: String
    private let parts: [Substring]

    init(_ text: String) {
        self.text = text
        parts = text.split(separator: "/", omittingEmptySubsequences: false)
    }

    /// The ids of `path`, when it is one of these.
    func match(_ path: String) -> [String: Int64]? {
        let found = path.split(separator: "/", omittingEmptySubsequences: false)
        guard found.count == parts.count else { return nil }
        var ids: [String: Int64] = [:]
        for (part, value) in zip(parts, found) {
            if part.first == "{" {
                guard let id = Self.id(value) else { return nil }
                ids[String(part.dropFirst().dropLast())] = id
            } else if part != value {
                return nil
            }
        }
        return ids
    }

    /// Digits alone: Swift would also read “+7”, and one thing has one address.
    private static func id(_ text: Substring) -> Int64? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int64(text) : nil
    }
}
