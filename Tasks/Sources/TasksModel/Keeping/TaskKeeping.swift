import TaskValues

/// Where tasks are kept, as models and views know it: a database, or memory in previews and tests.
///
/// Every write is done when it returns. What it changed is told to whoever follows `changes`, too.
public protocol TaskKeeping: Sendable {
    func tasks(_ query: TaskQuery) async throws -> TaskPage
    /// All of them, oldest first.
    func collections() async throws -> [TaskCollection]

    func capture(_ draft: TaskDraft) async throws -> CapturedTask
    func edit(_ task: Int64, _ edit: TaskEdit) async throws -> TaskItem
    /// Into the bin, and out of it again.
    func delete(_ task: Int64) async throws
    func restore(_ task: Int64) async throws -> TaskItem

    func makeCollection(named name: String) async throws -> TaskCollection
    func renameCollection(_ collection: Int64, to name: String) async throws -> TaskCollection
    /// Into the bin, and out of it again; its tasks stay.
    func deleteCollection(_ collection: Int64) async throws
    func restoreCollection(_ collection: Int64) async throws -> TaskCollection
    func add(_ task: Int64, to collection: Int64) async throws
    func remove(_ task: Int64, from collection: Int64) async throws

    /// Returns the changes from now on, in the order they happen.
    func changes() -> AsyncStream<KeptChanges>
}

/// A task that a person wrote down.
public struct CapturedTask: Sendable, Equatable {
    public var task: TaskItem
    /// The first one ever, wherever it was written.
    public var isFirst: Bool

    public init(task: TaskItem, isFirst: Bool) {
        self.task = task
        self.isFirst = isFirst
    }
}

public enum KeptChanges: Sendable, Equatable {
    case these([Change])
    /// Another program wrote: everything is read anew.
    case unknown
}
