@_exported import TaskValues

// The interface of the store for the app's composition root. The store itself needs GRDB and its own build checks it;
// StoredTasks.swift compiles against both, so the two cannot differ for long.

public final class Store: Sendable {
    public init(path: String, clock: @escaping @Sendable () -> Instant = { .now }) throws { fatalError() }

    public func read<Value: Sendable>(_ body: @Sendable (StoreSnapshot) throws -> Value) async throws -> Value {
        fatalError()
    }

    @discardableResult
    public func write<Value: Sendable>(
        announce: @Sendable ([Change]) -> Void = { _ in },
        _ body: @Sendable (StoreTransaction) throws -> Value
    ) async throws -> Value { fatalError() }

    public func wasWrittenElsewhere() async throws -> Bool { fatalError() }
    public func close() throws {}
}

public struct StoreSnapshot {
    public func page(_ query: TaskQuery) throws -> TaskPage { fatalError() }
    public func collections() throws -> [TaskCollection] { fatalError() }
}

public final class StoreTransaction {
    public func createTask(_ draft: TaskDraft) throws -> TaskItem { fatalError() }
    public func noteCapture() throws -> Bool { fatalError() }
    public func editTask(_ id: Int64, _ edit: TaskEdit) throws -> TaskItem { fatalError() }
    public func deleteTask(_ id: Int64) throws {}
    public func restoreTask(_ id: Int64) throws -> TaskItem { fatalError() }
    public func createCollection(named name: String) throws -> TaskCollection { fatalError() }
    public func renameCollection(_ id: Int64, to name: String) throws -> TaskCollection { fatalError() }
    public func deleteCollection(_ id: Int64) throws {}
    public func restoreCollection(_ id: Int64) throws -> TaskCollection { fatalError() }
    public func addTask(_ task: Int64, toCollection collection: Int64) throws {}
    public func removeTask(_ task: Int64, fromCollection collection: Int64) throws {}
}
