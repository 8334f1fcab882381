import GRDB
import Synchronization

/// A write that waits for its turn and for the disk, and tells who waits for it.
final class PendingWrite<Value: Sendable>: Sendable {
    private let body: @Sendable (StoreTransaction) throws -> Value
    private let announce: (@Sendable ([Change]) -> Void)?
    private let clock: @Sendable () -> Instant
    private let isCancelled = Atomic(false)
    private let done = Mutex<(value: Value, changes: [Change])?>(nil)

    init(
        _ body: @escaping @Sendable (StoreTransaction) throws -> Value,
        _ announce: (@Sendable ([Change]) -> Void)?,
        _ clock: @escaping @Sendable () -> Instant
    ) {
        self.body = body
        self.announce = announce
        self.clock = clock
    }

    func value(from queue: WriteQueue) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.add(WriteQueue.Job(run: run) { continuation.resume(with: self.result($0)) })
            }
        } onCancel: {
            isCancelled.store(true, ordering: .relaxed)
        }
    }

    private func run(_ db: Database) throws {
        let transaction = StoreTransaction(db: db, now: clock()) { self.isCancelled.load(ordering: .relaxed) }
        let value = try body(transaction)
        // Where nobody listens nothing is read back; an import changes thousands.
        let changes = announce == nil ? [] : try transaction.changes()
        done.withLock { $0 = (value, changes) }
    }

    private func result(_ error: (any Error)?) -> Result<Value, any Error> {
        if let error { return .failure(error) }
        // A write that ended without an error has its value.
        let (value, changes) = done.withLock { $0 }!
        if !changes.isEmpty { announce?(changes) }
        return .success(value)
    }
}
