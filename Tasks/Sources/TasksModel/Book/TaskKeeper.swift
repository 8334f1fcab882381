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
    private var continuations: [AsyncStream<[Change]>.Continuation] = []

    func stream() -> AsyncStream<[Change]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [Change].self)
        lock.withLock { continuations.append(continuation) }
        return stream
    }

    /// Drops those that nobody follows any more.
    func tell(_ changes: [Change]) {
        lock.withLock {
            continuations.removeAll { if case .terminated = $0.yield(changes) { true } else { false } }
        }
    }
}
