import GRDB

extension StoreSnapshot {
    /// All tasks in the order of the list, those in the bin too.
    public func records() throws -> [TaskRecord] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT task.*, origin.text AS origin
                FROM task LEFT JOIN origin ON origin.taskId = task.id ORDER BY position, id
                """
        )
        return zip(rows, try items(rows)).map { row, item in
            TaskRecord(
                task: item,
                uid: row["uid"],
                lane: TaskColumn(rawValue: row["lane"]) ?? .todo,
                isDeleted: !(row["deletedAt"] as DatabaseValue).isNull,
                origin: row["origin"]
            )
        }
    }
}

extension StoreTransaction {
    /// Keeps what the file said of a task that was just made from it.
    public func keepOrigin(_ text: String, _ format: String, of task: Int64) throws {
        try run("INSERT INTO origin (taskId, format, text) VALUES (?, ?, ?)", task, format, text)
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
    /// The line of the file that it was imported from: by it the task is known when the file comes again.
    public let origin: String?
}
