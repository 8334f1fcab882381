import TaskStore
import TasksModel

/// The app's tasks in the database that the server and the command use, too.
struct StoredTasks: TaskKeeping {
    private let store: Store
    private let listeners = Listeners()

    /// - Throws: `DatabaseProblem` when the file at `path` can't be used.
    init(path: String, clock: @escaping @Sendable () -> Instant = { .now }) throws {
        store = try Store(path: path, clock: clock)
    }

    func changes() -> AsyncStream<KeptChanges> { listeners.stream() }

    /// Another program may have written meanwhile: the command, or the server in a browser.
    func lookElsewhere() async throws {
        if try await store.wasWrittenElsewhere() { listeners.tellUnknown() }
    }

    func close() throws { try store.close() }
}

extension StoredTasks {
    func tasks(_ query: TaskQuery) async throws -> TaskPage { try await store.read { try $0.page(query) } }

    func collections() async throws -> [TaskCollection] { try await store.read { try $0.collections() } }

    func capture(_ draft: TaskDraft) async throws -> CapturedTask {
        try await write { CapturedTask(task: try $0.createTask(draft), isFirst: try $0.noteCapture()) }
    }

    func edit(_ task: Int64, _ edit: TaskEdit) async throws -> TaskItem {
        try await write { try $0.editTask(task, edit) }
    }

    func delete(_ task: Int64) async throws { try await write { try $0.deleteTask(task) } }

    func restore(_ task: Int64) async throws -> TaskItem { try await write { try $0.restoreTask(task) } }

    func makeCollection(named name: String) async throws -> TaskCollection {
        try await write { try $0.createCollection(named: name) }
    }

    func renameCollection(_ collection: Int64, to name: String) async throws -> TaskCollection {
        try await write { try $0.renameCollection(collection, to: name) }
    }

    func deleteCollection(_ collection: Int64) async throws { try await write { try $0.deleteCollection(collection) } }

    func restoreCollection(_ collection: Int64) async throws -> TaskCollection {
        try await write { try $0.restoreCollection(collection) }
    }

    func add(_ task: Int64, to collection: Int64) async throws {
        try await write { try $0.addTask(task, toCollection: collection) }
    }

    func remove(_ task: Int64, from collection: Int64) async throws {
        try await write { try $0.removeTask(task, fromCollection: collection) }
    }

    private func write<Value: Sendable>(_ body: @escaping @Sendable (StoreTransaction) throws -> Value) async throws
        -> Value
    {
        try await store.write(announce: { [listeners] in listeners.tell($0) }, body)
    }
}
