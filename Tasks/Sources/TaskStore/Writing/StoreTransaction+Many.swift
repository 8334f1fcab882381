import GRDB

extension StoreTransaction {
    /// Does one thing to many tasks. Those that are so already are left alone: they are no part of the batch.
    public func change(_ choice: Batch.Choice, _ action: Batch.Action) throws -> Batch {
        let ids = StoreSnapshot.json(try chosen(choice))
        try run("DELETE FROM batch WHERE createdAt < ?", now.milliseconds - OnceKey.lifetime)
        let affected = "deletedAt IS NULL AND \(action.condition) AND id IN (SELECT value FROM json_each(?))"
        try run(
            """
            INSERT INTO batch (action, createdAt, tasks)
            SELECT ?, ?, json_group_array(json_array(id, completedAt)) FROM task WHERE \(affected)
            """,
            action.rawValue,
            now.milliseconds,
            ids
        )
        let batch = db.lastInsertedRowID
        let assignments = "\(action.assignment), updatedAt = \(Self.updated)"
        try run("UPDATE task SET \(assignments) WHERE \(affected)", now.milliseconds, ids)
        return try touched(Batch(id: batch, count: db.changesCount), list(of: batch))
    }

    /// Undoes a batch, once: of its tasks those that are still as it left them. What was restored, reopened or deleted again
    /// since stays so.
    ///
    /// - Throws: `StoreError.noBatch` when it was undone already, or a week ago.
    public func undoBatch(_ id: Int64) throws -> Batch {
        let name = try String.fetchOne(db, sql: "SELECT action FROM batch WHERE id = ?", arguments: [id])
        guard let action = name.flatMap(Batch.Action.init) else { throw StoreError.noBatch(id) }
        try run(
            """
            UPDATE task SET \(action.reversal), updatedAt = \(Self.updated) FROM batch, json_each(batch.tasks) AS before
            WHERE batch.id = ? AND task.id = before.value ->> 0 AND \(action.isAsLeft)
            """,
            now.milliseconds,
            id
        )
        let undone = Batch(id: id, count: db.changesCount)
        let tasks = try list(of: id)
        try run("DELETE FROM batch WHERE id = ?", id)
        return try touched(undone, tasks)
    }
}

extension StoreTransaction {
    private func chosen(_ choice: Batch.Choice) throws -> [Int64] {
        switch choice {
        case .these(let ids): return ids
        case .found(let query, let except):
            let except = Set(except)
            return try snapshot.ids(query).filter { !except.contains($0) }
        }
    }

    private func list(of batch: Int64) throws -> String {
        try String.fetchOne(db, sql: "SELECT tasks FROM batch WHERE id = ?", arguments: [batch]) ?? "[]"
    }

    /// Says what changed: of some hundreds each, of more that it was many.
    private func touched(_ batch: Batch, _ list: String) throws -> Batch {
        if batch.count > Change.mostTold {
            touchMany()
        } else if batch.count > 0 {
            let ids = "SELECT value ->> 0 FROM json_each(?)"
            let collections = "SELECT DISTINCT collectionId FROM membership WHERE taskId IN (\(ids))"
            try Int64.fetchAll(db, sql: ids, arguments: [list]).forEach(touchTask)
            try Int64.fetchAll(db, sql: collections, arguments: [list]).forEach(touchCollection)
        }
        return batch
    }
}

extension Batch.Action {
    /// The tasks for which it is a change.
    fileprivate var condition: String {
        switch self {
        case .complete: "completedAt IS NULL"
        case .reopen: "completedAt IS NOT NULL"
        case .delete: "TRUE"
        }
    }

    fileprivate var assignment: String {
        switch self {
        case .complete: "completedAt = ?1"
        case .reopen: "completedAt = NULL"
        case .delete: "deletedAt = ?1"
        }
    }

    fileprivate var reversal: String {
        switch self {
        case .complete: "completedAt = NULL"
        case .reopen: "completedAt = before.value ->> 1"
        case .delete: "deletedAt = NULL"
        }
    }

    /// Whether a task is as the batch left it. The `+` keeps SQLite from looking for each among all of that time, by an index;
    /// it finds them by their ids.
    fileprivate var isAsLeft: String {
        switch self {
        case .complete: "+task.completedAt = batch.createdAt AND task.deletedAt IS NULL"
        case .reopen: "task.completedAt IS NULL AND task.deletedAt IS NULL"
        case .delete: "+task.deletedAt = batch.createdAt"
        }
    }
}
