/// A task, as everybody sees it.
public struct TaskItem: Sendable, Equatable, Identifiable {
    public let id: Int64
    /// One line, 1…500 characters.
    public package(set) var title: String
    /// Empty when there are none.
    public package(set) var notes: String
    public package(set) var column: TaskColumn
    /// Smaller stands higher; the tasks of all columns share one order.
    public package(set) var position: Double
    public package(set) var due: Day?
    public package(set) var priority: Priority?
    public let createdAt: Instant
    public package(set) var completedAt: Instant?
    public package(set) var updatedAt: Instant
    public package(set) var collections: [TaskCollection]

    public static let titleLimit = 500
    /// Far enough for every list, near enough that a half between two neighbours can still be told from them.
    public static let positionLimit = 1e12
    /// More than any list shows: with thousands, every answer with the task would carry them all.
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
    /// - Throws: `InvalidValue` for a position that is no number, or too far away.
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

    /// Every key is always there, with null for what a task has not: whoever reads it need not guess.
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

/// Where a task stands on the board.
///
/// `done` is shown and asked for, never stored: a task is done exactly when it has a completion time.
public enum TaskColumn: String, Sendable, CaseIterable, Encodable {
    case todo, doing, done
}
