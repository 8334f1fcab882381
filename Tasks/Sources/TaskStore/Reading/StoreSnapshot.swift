import Foundation
import GRDB

public struct StoreSnapshot {
    let db: Database

    /// - Throws: `StoreError.noTask` if it doesn't exist or is deleted.
    public func task(_ id: Int64) throws -> TaskItem {
        guard let task = try tasks([id]).first else { throw StoreError.noTask(id) }
        return task
    }

    public func tasks(_ ids: [Int64]) throws -> [TaskItem] {
        if ids.isEmpty { return [] }
        let rows = try rows("SELECT * FROM task WHERE deletedAt IS NULL AND id IN \(ids: ids)")
        let found = Dictionary(uniqueKeysWithValues: try items(rows).map { ($0.id, $0) })
        return ids.compactMap { found[$0] }
    }

    /// - Throws: `StoreError.noCollection` if it doesn't exist or is deleted.
    public func collection(_ id: Int64) throws -> TaskCollection {
        guard let collection = try collections([id]).first else { throw StoreError.noCollection(id) }
        return collection
    }

    public func collections() throws -> [TaskCollection] {
        try rows("\(sql: Self.collectionQuery) ORDER BY c.id").map { TaskCollection($0) }
    }

    func collections(_ ids: [Int64]) throws -> [TaskCollection] {
        if ids.isEmpty { return [] }
        let sql: SQL = "\(sql: Self.collectionQuery) AND c.id IN \(ids: ids) ORDER BY c.id"
        return try rows(sql).map { TaskCollection($0) }
    }

    public func settings() throws -> Settings {
        var settings = Settings()
        for row in try rows("SELECT name, value FROM setting") {
            let value = try JSONDecoder().decode(SettingValue.self, from: Data((row["value"] as String).utf8))
            // Skips settings of newer versions.
            try? settings.set(row["name"], to: value)
        }
        return settings
    }

    private static let collectionQuery = """
        SELECT c.*, todo + doing AS open, todo + doing + done AS total
        FROM collection c JOIN tally ON tally.collectionId = c.id WHERE c.deletedAt IS NULL
        """

    func rows(_ sql: SQL) throws -> [Row] { try SQLRequest<Row>(literal: sql, cached: true).fetchAll(db) }
}

extension SQLInterpolation {
    /// Appends ids through `json_each`: the number of a statement's arguments is limited.
    fileprivate mutating func appendInterpolation(ids: [Int64]) {
        let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
        appendInterpolation(sql: "(SELECT value FROM json_each(?))", arguments: [list])
    }
}

extension StoreSnapshot {
    func items(_ rows: [Row]) throws -> [TaskItem] {
        let collections = try memberships(of: rows.map { $0["id"] })
        return rows.map { TaskItem($0, collections: collections[$0["id"]] ?? []) }
    }

    private func memberships(of tasks: [Int64]) throws -> [Int64: [TaskCollection]] {
        let rows = try rows(
            """
            SELECT taskId, c.*, todo + doing AS open, todo + doing + done AS total
            FROM membership JOIN collection c ON c.id = membership.collectionId JOIN tally ON tally.collectionId = c.id
            WHERE c.deletedAt IS NULL AND taskId IN \(ids: tasks) ORDER BY taskId, c.id
            """
        )
        return Dictionary(grouping: rows) { $0["taskId"] }.mapValues { $0.map { TaskCollection($0) } }
    }
}

extension TaskCollection {
    fileprivate init(_ row: Row) {
        self.init(
            id: row["id"],
            name: row["name"],
            open: row["open"],
            total: row["total"],
            createdAt: Instant(milliseconds: row["createdAt"])
        )
    }
}

extension TaskItem {
    fileprivate init(_ row: Row, collections: [TaskCollection]) {
        let completedAt = (row["completedAt"] as Int64?).map(Instant.init(milliseconds:))
        self.init(
            id: row["id"],
            title: row["title"],
            notes: row["notes"],
            column: completedAt != nil ? .done : TaskColumn(rawValue: row["lane"]) ?? .todo,
            position: row["position"],
            due: (row["due"] as String?).flatMap { Day($0) },
            priority: (row["priority"] as String?).flatMap { Priority($0) },
            createdAt: Instant(milliseconds: row["createdAt"]),
            completedAt: completedAt,
            updatedAt: Instant(milliseconds: row["updatedAt"]),
            collections: collections
        )
    }
}

extension StoreSnapshot {
    /// Calls `body` with all tasks in the order of the list, 500 at a time to save memory.
    public func forEachBatch(withBin: Bool = false, _ body: ([TaskRecord]) throws -> Void) throws {
        let condition = withBin ? "" : "WHERE deletedAt IS NULL"
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM task \(condition) ORDER BY position, id")
        while true {
            var batch: [Row] = []
            while batch.count < 500, let row = try rows.next() { batch.append(row.copy()) }
            if batch.isEmpty { return }
            let records = zip(batch, try items(batch)).map { row, item in
                TaskRecord(
                    task: item,
                    uid: row["uid"],
                    lane: TaskColumn(rawValue: row["lane"]) ?? .todo
                )
            }
            try body(records)
        }
    }

    /// Finds tasks by uid, by the line they were imported from, or among `ids`; deleted ones last.
    public func tasks(uid: String?, origin: String?, among ids: [Int64]) throws -> [(id: Int64, isInBin: Bool)] {
        try rows(
            """
            SELECT id, deletedAt IS NOT NULL AS isInBin FROM task WHERE id IN (
                SELECT id FROM task WHERE uid = \(uid) UNION SELECT taskId FROM origin WHERE format = 'todotxt' AND text = \(origin)
                UNION SELECT value FROM \(ids: ids)
            ) ORDER BY isInBin, id
            """
        ).map { ($0["id"], $0["isInBin"]) }
    }
}

extension StoreTransaction {
    /// Stores the line of todo.txt that a new task came from.
    public func keepOrigin(_ text: String, of task: Int64) throws {
        try run("INSERT INTO origin (taskId, format, text) VALUES (?, 'todotxt', ?)", task, text)
    }
}

/// A task with everything that files store.
public struct TaskRecord: Sendable, Equatable {
    public let task: TaskItem
    /// Identifies the task in every copy of the database, unlike the id.
    public let uid: String
    public let lane: TaskColumn
}
