import GRDB

/// The three example tasks of a new database.
extension StoreTransaction {
    private static let setting = "hasFirstTasks"

    /// Adds tasks with these titles, the first on top, if there has never been one.
    public func addFirstTasks(_ titles: [String], in name: String) throws {
        guard try snapshot.isUntouched() else { return }
        let collection = try createCollection(named: name).id
        for title in titles.reversed() {
            var draft = TaskDraft(title: title)
            draft.collections = [collection]
            _ = try insertTask(draft, uid: "first-\(title)")
        }
        try changeSettings([Self.setting: .flag(true)])
    }

    /// Deletes those that still have their titles, and the collection of one of these names if it contains nothing else.
    /// They are not added again.
    public func clearFirstTasks(in names: Set<String>) throws {
        for id in try Int64.fetchAll(
            db,
            sql: "SELECT id FROM task WHERE uid = 'first-' || title AND deletedAt IS NULL"
        ) { try deleteTask(id) }
        for collection in try snapshot.collections() where names.contains(collection.name) && collection.total == 0 {
            try deleteCollection(collection.id)
        }
        try changeSettings([Self.setting: .flag(false)])
    }
}

extension StoreSnapshot {
    /// Whether there has never been a task or collection.
    public func isUntouched() throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_sequence WHERE name IN ('task', 'collection')") == 0
    }
}
