import TaskValues

/// Tasks in memory, for previews and tests: the store's rules without its file.
public actor MemoryTasks: TaskKeeping {
    private var shelf = MemoryShelf()
    private var failure: (any Error)?
    private let clock: @Sendable () -> Instant
    private let listeners = Listeners()

    public init(clock: @escaping @Sendable () -> Instant = { .now }) { self.clock = clock }

    /// From now on every call fails with `error`; `nil` ends that.
    public func fail(with error: (any Error)?) { failure = error }

    nonisolated public func changes() -> AsyncStream<KeptChanges> { listeners.stream() }
}

extension MemoryTasks {
    public func tasks(_ query: TaskQuery) throws -> TaskPage { try read { try $0.page(query) } }

    public func collections() throws -> [TaskCollection] { try read { $0.shownCollections } }

    public func capture(_ draft: TaskDraft) throws -> CapturedTask { try write { try $0.capture(draft) } }

    public func edit(_ task: Int64, _ edit: TaskEdit) throws -> TaskItem { try write { try $0.edit(task, edit) } }

    public func delete(_ task: Int64) throws { try write { try $0.delete(task) } }

    public func restore(_ task: Int64) throws -> TaskItem { try write { try $0.restore(task) } }

    public func makeCollection(named name: String) throws -> TaskCollection {
        try write { try $0.makeCollection(named: name) }
    }

    public func renameCollection(_ collection: Int64, to name: String) throws -> TaskCollection {
        try write { try $0.renameCollection(collection, to: name) }
    }

    public func deleteCollection(_ collection: Int64) throws { try write { try $0.deleteCollection(collection) } }

    public func restoreCollection(_ collection: Int64) throws -> TaskCollection {
        try write { try $0.restoreCollection(collection) }
    }

    public func add(_ task: Int64, to collection: Int64) throws { try write { try $0.add(task, to: collection) } }

    public func remove(_ task: Int64, from collection: Int64) throws {
        try write { try $0.remove(task, from: collection) }
    }

    private func read<Value>(_ body: (MemoryShelf) throws -> Value) throws -> Value {
        if let failure { throw failure }
        return try body(shelf)
    }

    /// All of it happens, or nothing; what changed is told at once.
    private func write<Value>(_ body: (inout MemoryWrite) throws -> Value) throws -> Value {
        if let failure { throw failure }
        var write = MemoryWrite(shelf: shelf, now: clock())
        let value = try body(&write)
        shelf = write.shelf
        listeners.tell(write.changes)
        return value
    }
}
