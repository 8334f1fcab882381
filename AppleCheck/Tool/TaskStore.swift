@_exported import TaskValues

// The interface of the store for the app. The store itself needs GRDB and its own build checks it; TasksModel compiles
// against both, so a difference is found early.

public final class Store: Sendable {
    public init(path: String, clock: @escaping @Sendable () -> Instant = { .now }) throws { fatalError() }
    public init(clock: @escaping @Sendable () -> Instant = { .now }) throws { fatalError() }

    public func read<Value: Sendable>(_ body: @Sendable (StoreSnapshot) throws -> Value) async throws -> Value {
        fatalError()
    }

    @discardableResult
    public func write<Value: Sendable>(
        announce: (@Sendable ([Change]) -> Void)? = nil,
        _ body: @escaping @Sendable (StoreTransaction) throws -> Value
    ) async throws -> Value { fatalError() }

    public func wasWrittenElsewhere() async throws -> Bool { fatalError() }
}

public struct StoreSnapshot {
    public func page(_ query: TaskQuery) throws -> TaskPage { fatalError() }
    public func collections() throws -> [TaskCollection] { fatalError() }
}

public final class StoreTransaction {
    @discardableResult
    public func createTask(_ draft: TaskDraft) throws -> TaskItem { fatalError() }
    public func noteCapture() throws -> Bool { fatalError() }
    @discardableResult
    public func editTask(_ id: Int64, _ edit: TaskEdit) throws -> TaskItem { fatalError() }
    public func deleteTask(_ id: Int64) throws {}
    @discardableResult
    public func restoreTask(_ id: Int64) throws -> TaskItem { fatalError() }
    @discardableResult
    public func createCollection(named name: String) throws -> TaskCollection { fatalError() }
    @discardableResult
    public func renameCollection(_ id: Int64, to name: String) throws -> TaskCollection { fatalError() }
    public func deleteCollection(_ id: Int64) throws {}
    @discardableResult
    public func restoreCollection(_ id: Int64) throws -> TaskCollection { fatalError() }
    public func addTask(_ task: Int64, toCollection collection: Int64) throws {}
    public func removeTask(_ task: Int64, fromCollection collection: Int64) throws {}
}
