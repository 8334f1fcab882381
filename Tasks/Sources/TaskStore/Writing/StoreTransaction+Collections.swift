import GRDB

extension StoreTransaction {
    @discardableResult
    public func createCollection(named name: String) throws -> TaskCollection {
        let name = try freeName(name, except: nil)
        try run("INSERT INTO collection (name, createdAt) VALUES (?, ?)", name, now.milliseconds)
        let id = db.lastInsertedRowID
        touchCollection(id)
        return try snapshot.collection(id)
    }

    /// Returns the id of a collection by name: an existing one, else the last deleted one, restored, else a new one.
    public func collectionID(named name: String) throws -> Int64 {
        let clean = try LineText(name, field: "name", limit: TaskCollection.nameLimit).text
        let find = { [db] (condition: String) in
            let sql = "SELECT id FROM collection WHERE name = ? AND deletedAt \(condition) LIMIT 1"
            return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [clean])
        }
        if let id = try find("IS NULL") { return id }
        let binned = try find("IS NOT NULL ORDER BY deletedAt DESC, id DESC")
        return try (binned.map(restoreCollection) ?? createCollection(named: clean)).id
    }

    @discardableResult
    public func renameCollection(_ id: Int64, to name: String) throws -> TaskCollection {
        let before = try snapshot.collection(id)
        let name = try freeName(name, except: id)
        if name == before.name { return before }
        try run("UPDATE collection SET name = ? WHERE id = ?", name, id)
        touchCollection(id)
        try touchMembers(of: id)
        return try snapshot.collection(id)
    }

    /// Deletes a collection (it can be restored); its tasks stay.
    public func deleteCollection(_ id: Int64) throws {
        _ = try snapshot.collection(id)
        try run("UPDATE collection SET deletedAt = ? WHERE id = ?", now.milliseconds, id)
        touchCollection(id)
        try touchMembers(of: id)
    }

    /// Restores a deleted collection with its tasks; others stay unchanged.
    @discardableResult
    public func restoreCollection(_ id: Int64) throws -> TaskCollection {
        let binned = "SELECT name FROM collection WHERE id = ? AND deletedAt IS NOT NULL"
        guard let name = try String.fetchOne(db, sql: binned, arguments: [id]) else {
            return try snapshot.collection(id)
        }
        _ = try freeName(name, except: id)
        try run("UPDATE collection SET deletedAt = NULL WHERE id = ?", id)
        touchCollection(id)
        try touchMembers(of: id)
        return try snapshot.collection(id)
    }

    public func addTask(_ task: Int64, toCollection collection: Int64) throws {
        let before = try snapshot.task(task).collections.count
        guard try insertMembership(task: task, collection: collection) else { return }
        try TaskItem.check(collectionCount: before + 1)
        touchTask(task)
    }

    public func removeTask(_ task: Int64, fromCollection collection: Int64) throws {
        _ = try (snapshot.task(task), snapshot.collection(collection))
        try run("DELETE FROM membership WHERE taskId = ? AND collectionId = ?", task, collection)
        guard db.changesCount > 0 else { return }
        touchTask(task)
        touchCollection(collection)
    }
}

extension StoreTransaction {
    @discardableResult
    public func insertMembership(task: Int64, collection: Int64) throws -> Bool {
        let isThere = "SELECT EXISTS (SELECT 1 FROM collection WHERE id = ? AND deletedAt IS NULL)"
        guard try Bool.fetchOne(try db.cachedStatement(sql: isThere), arguments: [collection]) == true else {
            throw StoreError.noCollection(collection)
        }
        try run("INSERT OR IGNORE INTO membership (taskId, collectionId) VALUES (?, ?)", task, collection)
        let isNew = db.changesCount > 0
        if isNew { touchCollection(collection) }
        return isNew
    }

    /// Files identify collections only by name, so names are unique.
    private func freeName(_ name: String, except id: Int64?) throws -> String {
        let name = try LineText(name, field: "name", limit: TaskCollection.nameLimit).text
        let taken = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM collection WHERE name = ? AND deletedAt IS NULL AND id IS NOT ?)",
            arguments: [name, id]
        )
        if taken == true {
            throw InvalidValue(field: "name", reason: .taken(name))
        }
        return name
    }

    private func touchMembers(of collection: Int64) throws {
        let members =
            "SELECT taskId FROM membership JOIN task ON task.id = taskId WHERE collectionId = ? AND deletedAt IS NULL"
        for task in try Int64.fetchAll(db, sql: members, arguments: [collection]) { touchTask(task) }
    }
}
