import GRDB

extension StoreSnapshot {
    /// All tasks in the order of the list, those in the bin too.
    public func records() throws -> [TaskRecord] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT task.*, origin.format AS originFormat, origin.text AS originText
                FROM task LEFT JOIN origin ON origin.taskId = task.id ORDER BY position, id
                """
        )
        return zip(rows, try items(rows)).map { row, item in
            let format: String? = row["originFormat"]
            return TaskRecord(
                task: item,
                uid: row["uid"],
                lane: TaskColumn(rawValue: row["lane"]) ?? .todo,
                isDeleted: !(row["deletedAt"] as DatabaseValue).isNull,
                origin: format.map { Origin(format: $0, text: row["originText"]) }
            )
        }
    }
}

extension StoreTransaction {
    /// Keeps what the file said of a task that was just made from it.
    public func keep(_ origin: Origin, of task: Int64) throws {
        try run("INSERT INTO origin (taskId, format, text) VALUES (?, ?, ?)", task, origin.format, origin.text)
    }
}

/// A task with everything that is kept of it, for files.
public struct TaskRecord: Sendable, Equatable {
    public let task: TaskItem
    /// The same in every copy of the database, unlike the id.
    public let uid: String
    /// The column it has, or comes back to when it is reopened.
    public let lane: TaskColumn
    public let isDeleted: Bool
    public let origin: Origin?
}

/// The original of an imported task, as in the file: more than we can show, and all of it needed to write it back.
public struct Origin: Sendable, Equatable {
    /// The name of the file's format.
    public let format: String
    /// The task's part of the file, unchanged.
    public let text: String

    public init(format: String, text: String) {
        self.format = format
        self.text = text
    }
}
