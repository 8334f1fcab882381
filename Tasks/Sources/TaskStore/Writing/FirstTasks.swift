import GRDB

/// The three example tasks in a database that `tasks serve` created.
extension StoreTransaction {
    private static let setting = "hasFirstTasks"
    private static let collection = "Try it"

    public func addFirstTasks() throws {
        let collection = try createCollection(named: Self.collection).id
        for title in ["Finish me", "Swipe me", "Tap me"] {
            var draft = TaskDraft(title: title)
            draft.collections = [collection]
            _ = try insertTask(draft, uid: "first-\(title)")
        }
        try changeSettings([Self.setting: .flag(true)])
    }

    /// Deletes those that still have their titles, and their collection if it contains nothing else. They are never
    /// created again.
    public func clearFirstTasks() throws {
        for id in try Int64.fetchAll(
            db,
            sql: "SELECT id FROM task WHERE uid = 'first-' || title AND deletedAt IS NULL"
        ) { try deleteTask(id) }
        for collection in try snapshot.collections() where collection.name == Self.collection && collection.total == 0 {
            try deleteCollection(collection.id)
        }
        try changeSettings([Self.setting: .flag(false)])
    }
}
