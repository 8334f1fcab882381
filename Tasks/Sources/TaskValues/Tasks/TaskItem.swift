public struct TaskItem: Sendable, Equatable, Identifiable {
    public let id: Int64
    public package(set) var title: String
    public package(set) var notes: String
    public package(set) var column: TaskColumn
    /// Smaller is higher; all columns share one order.
    public package(set) var position: Double
    public package(set) var due: Day?
    public package(set) var priority: Priority?
    public let createdAt: Instant
    public package(set) var completedAt: Instant?
    public package(set) var updatedAt: Instant
    public package(set) var collections: [TaskCollection]

    public static let titleLimit = 500
    /// Doubles of this size still have room between two neighbours (about 0.0001).
    public static let positionLimit = 1e12
    /// Limited because every answer with the task contains all its collections.
    public static let collectionLimit = 100

    public var isCompleted: Bool { completedAt != nil }

    package init(
        id: Int64,
        title: String,
        notes: String = "",
        column: TaskColumn = .todo,
        position: Double,
        due: Day? = nil,
        priority: Priority? = nil,
        createdAt: Instant,
        completedAt: Instant? = nil,
        updatedAt: Instant,
        collections: [TaskCollection] = []
    ) {
        self.id = id
        self.title = title
        self.notes = notes
        self.column = column
        self.position = position
        self.due = due
        self.priority = priority
        self.createdAt = createdAt
        self.completedAt = completedAt
        self.updatedAt = updatedAt
        self.collections = collections
    }
}

extension TaskItem {
    /// - Throws: `InvalidValue` if the position isn't finite or is beyond `positionLimit`.
    package static func checked(position: Double) throws(InvalidValue) -> Double {
        guard position.isFinite, abs(position) <= positionLimit else {
            throw InvalidValue(field: "position", reason: .notAllowed)
        }
        return position
    }

    package static func check(collectionCount: Int) throws(InvalidValue) {
        guard collectionCount <= collectionLimit else {
            throw InvalidValue(field: "collections", reason: .tooMany(limit: collectionLimit))
        }
    }
}

extension TaskItem: Encodable {
    private enum CodingKeys: CodingKey {
        case id, title, notes, column, position, due, priority, createdAt, completedAt, updatedAt, collections
    }

    /// Encodes missing values as null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(notes, forKey: .notes)
        try container.encode(column, forKey: .column)
        try container.encode(position, forKey: .position)
        try container.encode(due, forKey: .due)
        try container.encode(priority, forKey: .priority)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(completedAt, forKey: .completedAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(collections, forKey: .collections)
    }
}

/// A column of the board. `done` is never stored: it is the column of completed tasks.
public enum TaskColumn: String, Sendable, CaseIterable, Encodable {
    case todo, doing, done
}
