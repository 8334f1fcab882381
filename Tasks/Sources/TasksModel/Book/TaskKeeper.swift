import Foundation
import TaskStore

/// The store of an app's tasks, and the streams of its changes.
///
///     let keeper = TaskKeeper(try Store(path: "tasks.sqlite"))
///     let task = try await keeper.write { try $0.createTask(TaskDraft(title: "Buy milk")) }
public final class TaskKeeper: Sendable {
    private let store: Store
    private let interrupt: @Sendable () async throws -> Void
    private let listeners = Listeners()

    /// - Parameter interrupt: awaited before each read and write. Tests slow them down or make them fail.
    public init(_ store: Store, interrupt: @escaping @Sendable () async throws -> Void = {}) {
        (self.store, self.interrupt) = (store, interrupt)
    }

    public func read<Value: Sendable>(_ body: @Sendable (StoreSnapshot) throws -> Value) async throws -> Value {
        try await interrupt()
        return try await store.read(body)
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (StoreTransaction) throws -> Value
    ) async throws -> Value {
        try await interrupt()
        return try await store.write(announce: { [listeners] in listeners.tell($0) }, body)
    }

    /// Returns the changes from now on, a list for each write and in their order.
    public func changes() -> AsyncStream<[Change]> { listeners.stream() }

    /// Reports `many` changes if the command or the server wrote meanwhile.
    public func lookElsewhere() async throws { if try await store.wasWrittenElsewhere() { listeners.tell([.many]) } }
}

/// A lock guards the list; `Mutex` is newer than the oldest systems that the views are checked for.
private final class Listeners: @unchecked Sendable {
    private let lock = NSLock()
    private var continuations: [Int: AsyncStream<[Change]>.Continuation] = [:]
    private var last = 0

    func stream() -> AsyncStream<[Change]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [Change].self)
        let id = lock.withLock {
            last += 1
            continuations[last] = continuation
            return last
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    func tell(_ changes: [Change]) {
        for continuation in lock.withLock({ Array(continuations.values) }) { continuation.yield(changes) }
    }

    private func remove(_ id: Int) { lock.withLock { continuations[id] = nil } }
}
