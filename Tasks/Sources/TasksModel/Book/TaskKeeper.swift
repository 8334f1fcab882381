import Foundation
import TaskStore

/// The store of the app, and streams of its changes.
public final class TaskKeeper: Sendable {
    private let store: Store
    private let interrupt: @Sendable () async throws -> Void
    private let listeners = Listeners()

    /// - Parameter interrupt: Called before each read and write; tests use it for delays and failures.
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

    public func changes() -> AsyncStream<[Change]> { listeners.stream() }

    /// Reports `many` changes if another program wrote.
    public func lookElsewhere() async throws { if try await store.wasWrittenElsewhere() { listeners.tell([.many]) } }
}

/// A lock, because `Mutex` needs newer systems than the views are checked for.
private final class Listeners: @unchecked Sendable {
    private let lock = NSLock()
    private var continuations: [AsyncStream<[Change]>.Continuation] = []

    func stream() -> AsyncStream<[Change]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [Change].self)
        lock.withLock { continuations.append(continuation) }
        return stream
    }

    func tell(_ changes: [Change]) {
        lock.withLock {
            continuations.removeAll { if case .terminated = $0.yield(changes) { true } else { false } }
        }
    }
}
