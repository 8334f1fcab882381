import GRDB

extension StoreSnapshot {
    /// All tasks in the order of the list, those in the bin too.
    ///
    /// - Parameter progress: is told after each task how many of how many are read.
    public func records(progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws -> [TaskRecord] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT task.*, origin.format AS originFormat, origin.text AS originText
                FROM task LEFT JOIN origin ON origin.taskId = task.id ORDER BY position, id
                """
        )
        return zip(rows, try items(rows)).enumerated().map { index, read in
            defer { progress(index + 1, rows.count) }
            let (row, item) = read
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
