import TaskValues

/// One write to `MemoryTasks` while it happens. It notes what it touches.
struct MemoryWrite {
    private(set) var shelf: MemoryShelf
    let now: Instant
    private var touchedTasks: [Int64] = []
    private var touchedCollections: [Int64] = []
    private var settingsChanged = false

    init(shelf: MemoryShelf, now: Instant) { (self.shelf, self.now) = (shelf, now) }

    /// Each change with its last state: tasks, then collections, then settings.
    var changes: [Change] {
        touchedTasks.map { .task(id: $0, try? shelf.task($0)) }
            + touchedCollections.map { .collection(id: $0, try? shelf.collection($0)) }
            + (settingsChanged ? [.settings(shelf.settings)] : [])
    }
}

extension MemoryWrite {
    mutating func capture(_ draft: TaskDraft) throws -> CapturedTask {
        let id = Int64(shelf.tasks.count + 1)
        let item = TaskItem(
            id: id,
            title: try LineText(draft.title, field: "title", limit: TaskItem.titleLimit).text,
            notes: try NotesText(draft.notes).text,
            column: draft.completedAt == nil ? draft.column : .done,
            position: try draft.position.map(TaskItem.checked) ?? top,
            due: draft.due,
            priority: draft.priority,
            createdAt: draft.createdAt ?? now,
            completedAt: draft.completedAt ?? (draft.column == .done ? now : nil),
            updatedAt: now
        )
        shelf.tasks[id] = MemoryShelf.KeptTask(item: item, lane: draft.column == .doing ? .doing : .todo)
        touchedTasks = [id]
        for collection in draft.collections { try add(id, to: collection) }
        return CapturedTask(task: try shelf.task(id), isFirst: try noteCapture())
    }

    mutating func edit(_ id: Int64, _ edit: TaskEdit) throws -> TaskItem {
        let before = try shelf.task(id)
        let lane = shelf.tasks[id]?.lane ?? .todo
        var after = before.edited(by: try checked(edit), at: now)
        if edit.move == .reopen { after.column = lane }
        after.updatedAt = before.updatedAt
        if after == before { return before }
        after.updatedAt = now
        shelf.tasks[id] = MemoryShelf.KeptTask(item: after, lane: after.isCompleted ? lane : after.column)
        touchedTasks = [id]
        if before.isCompleted != after.isCompleted { touchedCollections = before.collections.map(\.id) }
        return try shelf.task(id)
    }

    mutating func delete(_ id: Int64) throws {
        touchedCollections = try shelf.task(id).collections.map(\.id)
        move(id, intoBin: true)
    }

    mutating func restore(_ id: Int64) throws -> TaskItem {
        guard shelf.tasks[id]?.isInBin == true else { return try shelf.task(id) }
        move(id, intoBin: false)
        touchedCollections = try shelf.task(id).collections.map(\.id)
        return try shelf.task(id)
    }
}

extension MemoryWrite {
    mutating func makeCollection(named name: String) throws -> TaskCollection {
        let id = Int64(shelf.collections.count + 1)
        let name = try freeName(name, except: nil)
        shelf.collections[id] = MemoryShelf.KeptCollection(name: name, createdAt: now)
        touchedCollections = [id]
        return try shelf.collection(id)
    }

    mutating func renameCollection(_ id: Int64, to name: String) throws -> TaskCollection {
        let before = try shelf.collection(id)
        let name = try freeName(name, except: id)
        if name == before.name { return before }
        shelf.collections[id]?.name = name
        touchWithMembers(id)
        return try shelf.collection(id)
    }

    mutating func deleteCollection(_ id: Int64) throws {
        _ = try shelf.collection(id)
        shelf.collections[id]?.isInBin = true
        touchWithMembers(id)
    }

    mutating func restoreCollection(_ id: Int64) throws -> TaskCollection {
        guard let kept = shelf.collections[id], kept.isInBin else { return try shelf.collection(id) }
        _ = try freeName(kept.name, except: id)
        shelf.collections[id]?.isInBin = false
        touchWithMembers(id)
        return try shelf.collection(id)
    }

    mutating func add(_ task: Int64, to collection: Int64) throws {
        _ = (try shelf.task(task), try shelf.collection(collection))
        guard shelf.collections[collection]?.members.insert(task).inserted == true else { return }
        touchedTasks = [task]
        touchedCollections.append(collection)
    }

    mutating func remove(_ task: Int64, from collection: Int64) throws {
        _ = (try shelf.task(task), try shelf.collection(collection))
        guard shelf.collections[collection]?.members.remove(task) != nil else { return }
        touchedTasks = [task]
        touchedCollections = [collection]
    }
}

extension MemoryWrite {
    /// Above everything that is there, in the bin as well.
    private var top: Double { (shelf.tasks.values.map(\.item.position).min() ?? 0) - 1 }

    /// Whether it was the first one ever.
    private mutating func noteCapture() throws -> Bool {
        let name = "hasCompletedFirstCapture"
        if shelf.settings[name] == .flag(true) { return false }
        try shelf.settings.set(name, to: .flag(true))
        settingsChanged = true
        return true
    }

    private func checked(_ edit: TaskEdit) throws -> TaskEdit {
        var edit = edit
        edit.title = try edit.title.map { try LineText($0, field: "title", limit: TaskItem.titleLimit).text }
        edit.notes = try edit.notes.map { try NotesText($0).text }
        edit.position = try edit.position.map(TaskItem.checked)
        return edit
    }

    private mutating func move(_ id: Int64, intoBin: Bool) {
        shelf.tasks[id]?.isInBin = intoBin
        shelf.tasks[id]?.item.updatedAt = now
        touchedTasks = [id]
    }

    private mutating func touchWithMembers(_ id: Int64) {
        let members = shelf.collections[id]?.members.sorted() ?? []
        touchedTasks = members.filter { shelf.tasks[$0]?.isInBin == false }
        touchedCollections = [id]
    }

    private func freeName(_ raw: String, except id: Int64?) throws -> String {
        let name = try LineText(raw, field: "name", limit: TaskCollection.nameLimit).text
        if shelf.shownCollections.contains(where: { $0.name == name && $0.id != id }) {
            throw InvalidValue(field: "name", reason: .taken(name))
        }
        return name
    }
}
