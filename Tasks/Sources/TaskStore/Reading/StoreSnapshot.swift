import Foundation
import GRDB

/// The state between two writes.
public struct StoreSnapshot {
    let db: Database

    /// - Throws: `StoreError.noTask` when there is none, or it is in the bin.
    public func task(_ id: Int64) throws -> TaskItem {
        guard let task = try tasks([id]).first else { throw StoreError.noTask(id) }
        return task
    }

    /// Those of the tasks that are there, in the order of `ids`.
    public func tasks(_ ids: [Int64]) throws -> [TaskItem] {
        if ids.isEmpty { return [] }
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT * FROM task WHERE deletedAt IS NULL AND id IN (SELECT value FROM json_each(?))",
            arguments: [Self.json(ids)]
        )
        let found = Dictionary(uniqueKeysWithValues: try items(rows).map { ($0.id, $0) })
        return ids.compactMap { found[$0] }
    }

    /// - Throws: `StoreError.noCollection` when there is none, or it is in the bin.
    public func collection(_ id: Int64) throws -> TaskCollection {
        guard let row = try Row.fetchOne(db, sql: Self.collectionQuery + " AND c.id = ?", arguments: [id])
        else { throw StoreError.noCollection(id) }
        return TaskCollection(row)
    }

    /// All of them, oldest first.
    public func collections() throws -> [TaskCollection] {
        try Row.fetchAll(db, sql: Self.collectionQuery + " ORDER BY c.id").map { TaskCollection($0) }
    }

    public func settings() throws -> Settings {
        var settings = Settings()
        for row in try Row.fetchAll(db, sql: "SELECT name, value FROM setting") {
            let value = try JSONDecoder().decode(SettingValue.self, from: Data((row["value"] as String).utf8))
            // Settings that only another version knows are ignored.
            try? settings.set(row["name"], to: value)
        }
        return settings
    }

    private static let collectionQuery = """
        SELECT c.*,
            (SELECT COUNT(*) FROM membership m JOIN task t ON t.id = m.taskId
             WHERE m.collectionId = c.id AND t.deletedAt IS NULL) AS total,
            (SELECT COUNT(*) FROM membership m JOIN task t ON t.id = m.taskId
             WHERE m.collectionId = c.id AND t.deletedAt IS NULL AND t.completedAt IS NULL) AS open
        FROM collection c WHERE c.deletedAt IS NULL
        """

    /// A list of ids as SQLite's `json_each` takes it; a statement's number of arguments is limited, its length is not.
    static func json(_ ids: [Int64]) -> String { "[" + ids.map(String.init).joined(separator: ",") + "]" }
}

extension StoreSnapshot {
    /// Tasks from their rows, with the collections they are in.
    func items(_ rows: [Row]) throws -> [TaskItem] {
        let collections = try memberships(of: rows.map { $0["id"] })
        return rows.map { TaskItem($0, collections: collections[$0["id"]] ?? []) }
    }

    private func memberships(of tasks: [Int64]) throws -> [Int64: [CollectionSummary]] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT taskId, collectionId FROM membership
                WHERE taskId IN (SELECT value FROM json_each(?)) ORDER BY taskId, collectionId
                """,
            arguments: [Self.json(tasks)]
        )
        if rows.isEmpty { return [:] }
        let summaries = try summaries(Set(rows.map { $0["collectionId"] }))
        var result: [Int64: [CollectionSummary]] = [:]
        for row in rows {
            if let summary = summaries[row["collectionId"]] { result[row["taskId"], default: []].append(summary) }
        }
        return result
    }

    private func summaries(_ ids: Set<Int64>) throws -> [Int64: CollectionSummary] {
        let sql = Self.collectionQuery + " AND c.id IN (SELECT value FROM json_each(?))"
        let rows = try Row.fetchAll(db, sql: sql, arguments: [Self.json(Array(ids))])
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (row["id"], CollectionSummary(id: row["id"], name: row["name"], open: row["open"], total: row["total"]))
            }
        )
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
    fileprivate init(_ row: Row, collections: [CollectionSummary]) {
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
