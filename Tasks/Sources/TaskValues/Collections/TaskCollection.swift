/// A collection of tasks, such as a project. A task can be in many.
public struct TaskCollection: Sendable, Equatable, Identifiable, Encodable {
    public let id: Int64
    /// One line, 1…200 characters, unique.
    public let name: String
    public let open: Int
    public let total: Int
    public let createdAt: Instant

    public static let nameLimit = 200

    package init(id: Int64, name: String, open: Int, total: Int, createdAt: Instant) {
        self.id = id
        self.name = name
        self.open = open
        self.total = total
        self.createdAt = createdAt
    }
}
