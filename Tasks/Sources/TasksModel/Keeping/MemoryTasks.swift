import TaskValues

/// Tasks in memory, for previews and tests: the store's rules without its file.
public actor MemoryTasks: TaskKeeping {
    private var tasks: [Int64: TaskItem] = [:]
    private var collectionNames: [(id: Int64, name: String)] = []
    private var members: [Int64: Set<Int64>] = [:]
    private var bin: Set<Int64> = []
    private var collectionBin: Set<Int64> = []
    private var lastID: Int64 = 0
    private var hasCaptured = false
    private var failure: (any Error)?
    private let clock: @Sendable () -> Instant
    private let listeners = Listeners()

    public init(clock: @escaping @Sendable () -> Instant = { .now }) { self.clock = clock }

    /// From now on every call fails with `error`; `nil` ends that.
    public func fail(with error: (any Error)?) { failure = error }

    nonisolated public func changes() -> AsyncStream<KeptChanges> { listeners.stream() }
}

extension MemoryTasks {
    public func tasks(_ query: TaskQuery) throws -> TaskPage {
        try check()
        let known = tasks.values.filter { !bin.contains($0.id) }.map(current)
        let counted = known.filter(query.counts)
        let found = query.found(in: known)
        let start = query.cursor.flatMap { cursor in found.firstIndex { $0.id == cursor.id } }.map { $0 + 1 } ?? 0
        let page = Array(found[start...].prefix(query.limit))
        let hasMore = start + page.count < found.count
        return TaskPage(
            tasks: page,
            next: hasMore ? page.last.map { Cursor(key: .position($0.position), id: $0.id) } : nil,
            counts: .init(open: counted.count { !$0.isCompleted }, completed: counted.count { $0.isCompleted })
        )
    }

    public func collections() throws -> [TaskCollection] {
        try check()
        return collectionNames.filter { !collectionBin.contains($0.id) }.map { collection($0.id, $0.name) }
    }
}

extension MemoryTasks {
    public func capture(_ draft: TaskDraft) throws -> CapturedTask {
        try check()
        let now = clock()
        let task = TaskItem(
            id: newID(),
            title: try LineText(draft.title, field: "title", limit: TaskItem.titleLimit).text,
            notes: draft.notes,
            column: draft.completedAt == nil ? draft.column : .done,
            position: draft.position ?? (tasks.values.map(\.position).min() ?? 0) - 1,
            due: draft.due,
            priority: draft.priority,
            createdAt: now,
            completedAt: draft.completedAt,
            updatedAt: now
        )
        tasks[task.id] = task
        for collection in draft.collections { members[collection, default: []].insert(task.id) }
        defer { hasCaptured = true }
        tell(of: task.id)
        return CapturedTask(task: current(task), isFirst: !hasCaptured)
    }

    public func edit(_ task: Int64, _ edit: TaskEdit) throws -> TaskItem {
        let before = try known(task)
        if let title = edit.title { _ = try LineText(title, field: "title", limit: TaskItem.titleLimit) }
        tasks[task] = before.edited(by: edit, at: clock())
        tell(of: task)
        return try known(task)
    }

    public func delete(_ task: Int64) throws {
        _ = try known(task)
        bin.insert(task)
        tell(of: task)
    }

    public func restore(_ task: Int64) throws -> TaskItem {
        try check()
        bin.remove(task)
        tell(of: task)
        return try known(task)
    }
}

extension MemoryTasks {
    public func makeCollection(named name: String) throws -> TaskCollection {
        let name = try free(name, except: nil)
        let id = newID()
        collectionNames.append((id, name))
        listeners.tell([.collection(id: id, collection(id, name))])
        return collection(id, name)
    }

    public func renameCollection(_ id: Int64, to name: String) throws -> TaskCollection {
        let name = try free(name, except: id)
        collectionNames = collectionNames.map { $0.id == id ? (id, name) : $0 }
        tellMembers(of: id)
        return collection(id, name)
    }

    public func deleteCollection(_ id: Int64) throws {
        try check()
        collectionBin.insert(id)
        tellMembers(of: id)
    }

    public func restoreCollection(_ id: Int64) throws -> TaskCollection {
        try check()
        collectionBin.remove(id)
        tellMembers(of: id)
        guard let found = try collections().first(where: { $0.id == id }) else { throw StoreError.noCollection(id) }
        return found
    }

    public func add(_ task: Int64, to collection: Int64) throws {
        _ = try known(task)
        members[collection, default: []].insert(task)
        tell(of: task)
    }

    public func remove(_ task: Int64, from collection: Int64) throws {
        _ = try known(task)
        members[collection]?.remove(task)
        tell(of: task)
        listeners.tell(try collections().filter { $0.id == collection }.map { .collection(id: $0.id, $0) })
    }
}

extension MemoryTasks {
    private func check() throws { if let failure { throw failure } }

    private func newID() -> Int64 {
        lastID += 1
        return lastID
    }

    private func known(_ id: Int64) throws -> TaskItem {
        try check()
        guard let task = tasks[id], !bin.contains(id) else { throw StoreError.noTask(id) }
        return current(task)
    }

    private func free(_ raw: String, except id: Int64?) throws -> String {
        try check()
        let name = try LineText(raw, field: "name", limit: TaskCollection.nameLimit).text
        let isTaken = collectionNames.contains { $0.name == name && $0.id != id && !collectionBin.contains($0.id) }
        if isTaken { throw InvalidValue(field: "name", reason: .taken(name)) }
        return name
    }

    /// With the collections it is in as they are now.
    private func current(_ task: TaskItem) -> TaskItem {
        let mine = collectionNames.filter {
            !collectionBin.contains($0.id) && members[$0.id]?.contains(task.id) == true
        }
        var task = task
        task.collections = mine.map {
            CollectionSummary(id: $0.id, name: $0.name, open: counts($0.id).open, total: counts($0.id).total)
        }
        return task
    }

    private func collection(_ id: Int64, _ name: String) -> TaskCollection {
        let (open, total) = counts(id)
        return TaskCollection(id: id, name: name, open: open, total: total, createdAt: Instant(milliseconds: id))
    }

    private func counts(_ collection: Int64) -> (open: Int, total: Int) {
        let mine = (members[collection] ?? []).subtracting(bin).compactMap { tasks[$0] }
        return (mine.count { !$0.isCompleted }, mine.count)
    }

    private func tell(of task: Int64) {
        let item = bin.contains(task) ? nil : tasks[task].map(current)
        let touched = collectionNames.filter { members[$0.id]?.contains(task) == true }
        listeners.tell(
            [.task(id: task, item)] + touched.map { .collection(id: $0.id, collection($0.id, $0.name)) }
        )
    }

    private func tellMembers(of id: Int64) {
        for task in members[id] ?? [] where !bin.contains(task) { tell(of: task) }
        let name = collectionNames.first { $0.id == id }?.name ?? ""
        listeners.tell([.collection(id: id, collectionBin.contains(id) ? nil : collection(id, name))])
    }
}
