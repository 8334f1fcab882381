import Foundation
import GRDB

extension StoreTransaction {
    /// The time of a change as SQL: always later than the last one, also within a millisecond or after the clock was set back.
    /// The page compares it to find the newer of two states.
    static let updated = "max(?1, updatedAt + 1)"

    @discardableResult
    public func createTask(_ draft: TaskDraft) throws -> TaskItem {
        try snapshot.task(insertTask(draft))
    }

    /// Inserts a task without reading it back, for imports.
    public func insertTask(_ draft: TaskDraft, uid: String = UUID().uuidString) throws -> Int64 {
        let title = try LineText(draft.title, field: "title", limit: TaskItem.titleLimit).text
        let notes = try NotesText(draft.notes).text
        try TaskItem.check(collectionCount: draft.collections.count)
        let completedAt = draft.completedAt ?? (draft.column == .done ? now : nil)
        try run(
            """
            INSERT INTO task
                (uid, title, notes, searched, lane, position, due, priority, createdAt, updatedAt, completedAt)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            uid,
            title,
            notes,
            SearchText.kept(title: title, notes: notes),
            (draft.column == .doing ? TaskColumn.doing : .todo).rawValue,
            try draft.position.map(TaskItem.checked) ?? topPosition(),
            draft.due?.description,
            draft.priority?.description,
            (draft.createdAt ?? now).milliseconds,
            now.milliseconds,
            completedAt?.milliseconds
        )
        let id = db.lastInsertedRowID
        for collection in draft.collections { try insertMembership(task: id, collection: collection) }
        touchTask(id)
        return id
    }

    /// Changes a task. Equal values change nothing: a second completion keeps the first time.
    @discardableResult
    public func editTask(_ id: Int64, _ edit: TaskEdit) throws -> TaskItem {
        let before = try snapshot.task(id)
        let title = try edit.title.map { try LineText($0, field: "title", limit: TaskItem.titleLimit).text }
        let notes = try edit.notes.map { try NotesText($0).text }
        let searched =
            title == nil && notes == nil
            ? nil : SearchText.kept(title: title ?? before.title, notes: notes ?? before.notes)
        let columns: [(name: String, value: DatabaseValue?)] =
            [
                ("title", title?.databaseValue), ("notes", notes?.databaseValue),
                ("searched", searched?.databaseValue),
                ("position", try edit.position.map(TaskItem.checked)?.databaseValue),
                ("due", edit.due.map { ($0?.description).databaseValue }),
                ("priority", edit.priority.map { ($0?.description).databaseValue }),
            ] + moved(before, edit.move)
        try update(id, columns)
        let after = try snapshot.task(id)
        if before.isCompleted != after.isCompleted { touchCollections(of: after) }
        return after
    }

    /// Deletes a task; it can be restored for 30 days.
    public func deleteTask(_ id: Int64) throws {
        let task = try snapshot.task(id)
        try run("UPDATE task SET deletedAt = ?1, updatedAt = \(Self.updated) WHERE id = ?2", now.milliseconds, id)
        touchTask(id)
        touchCollections(of: task)
    }

    /// Restores a deleted task; others stay unchanged.
    @discardableResult
    public func restoreTask(_ id: Int64) throws -> TaskItem {
        try db.execute(
            sql: "UPDATE task SET deletedAt = NULL, updatedAt = \(Self.updated) WHERE id = ? AND deletedAt IS NOT NULL",
            arguments: [now.milliseconds, id]
        )
        let wasInBin = db.changesCount > 0
        let task = try snapshot.task(id)
        if wasInBin {
            touchTask(id)
            touchCollections(of: task)
        }
        return task
    }

    /// Purges tasks and collections deleted 30 days ago. Called by each day's first write.
    func emptyBin() throws {
        let oldest = now.milliseconds - 30 * 86_400_000
        try run("DELETE FROM task WHERE deletedAt < ?", oldest)
        try run("DELETE FROM collection WHERE deletedAt < ?", oldest)
    }

    /// A position above all tasks, including deleted ones, so that the place of a restored task is free.
    public func topPosition() throws -> Double {
        let tops = try Double?.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT MIN(position) FROM task WHERE deletedAt IS NULL
                    UNION ALL SELECT MIN(position) FROM task WHERE deletedAt IS NOT NULL
                    """
            )
        )
        return (tops.compactMap(\.self).min() ?? 0) - 1
    }
}

extension StoreTransaction {
    private func touchCollections(of task: TaskItem) {
        for collection in task.collections { touchCollection(collection.id) }
    }

    private func moved(_ task: TaskItem, _ move: TaskEdit.Move?) -> [(name: String, value: DatabaseValue?)] {
        switch move {
        case nil: []
        case .complete, .to(.done): task.isCompleted ? [] : [("completedAt", now.milliseconds.databaseValue)]
        case .reopen: [("completedAt", .null)]
        case .to(let column): [("completedAt", .null), ("lane", column.rawValue.databaseValue)]
        }
    }

    private func update(_ id: Int64, _ columns: [(name: String, value: DatabaseValue?)]) throws {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM task WHERE id = ?", arguments: [id]) else { return }
        let wanted = columns.compactMap { column in column.value.map { (name: column.name, value: $0) } }
        let changed = wanted.filter { row[$0.name] as DatabaseValue != $0.value }
        if changed.isEmpty { return }
        let assignments = changed.map { "\($0.name) = ?" }.joined(separator: ", ")
        try db.execute(
            sql: "UPDATE task SET updatedAt = \(Self.updated), \(assignments) WHERE id = ?",
            arguments: StatementArguments([now.milliseconds.databaseValue] + changed.map(\.value) + [id.databaseValue])
        )
        touchTask(id)
    }
}
