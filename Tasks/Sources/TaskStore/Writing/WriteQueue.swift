import GRDB
import Synchronization

/// Writes that wait for the disk together.
///
/// A commit costs the disk the same however much is in it: what arrives while one is on its way shares the next. Each write
/// is a savepoint of its own, so that one that fails takes no other along, and none is answered before the disk has it.
final class WriteQueue: Sendable {
    private let database: any DatabaseWriter
    private let waiting = Mutex<[Job]>([])

    /// More would let the first of them wait too long.
    private static let most = 256

    init(_ database: any DatabaseWriter) { self.database = database }

    /// One write of many.
    struct Job: Sendable {
        /// Does the work, in a transaction.
        let run: @Sendable (Database) throws -> Void
        /// Gets the reason when nothing of it happened; nil when it is on the disk.
        let finish: @Sendable ((any Error)?) -> Void
    }

    func add(_ job: Job) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(job)
            return waiting.count == 1
        }
        // Who is first asks for the connection; all that come until it is free go with it.
        if isFirst { database.asyncWriteWithoutTransaction { db in self.commit(self.take(), db) } }
    }

    private func take() -> [Job] {
        let (jobs, isMore) = waiting.withLock { waiting in
            let jobs = Array(waiting.prefix(Self.most))
            waiting.removeFirst(jobs.count)
            return (jobs, !waiting.isEmpty)
        }
        if isMore { database.asyncWriteWithoutTransaction { db in self.commit(self.take(), db) } }
        return jobs
    }

    private func commit(_ jobs: [Job], _ db: Database) {
        guard jobs.count > 1 else {
            for job in jobs { commit(job, db) }
            return
        }
        var failures: [Int: any Error] = [:]
        do {
            try db.inTransaction(.immediate) {
                for (index, job) in jobs.enumerated() {
                    do {
                        try db.inSavepoint {
                            try job.run(db)
                            return .commit
                        }
                    } catch {
                        failures[index] = error
                        // A full disk, say, undoes the whole transaction and not this write alone.
                        guard db.isInsideTransaction else { throw error }
                    }
                }
                return .commit
            }
        } catch {
            // Nothing of it happened: each by itself, so that one that cannot be kept stops no other.
            for job in jobs { commit(job, db) }
            return
        }
        for (index, job) in jobs.enumerated() { job.finish(failures[index]) }
    }

    /// Without a savepoint: until its end SQLite keeps a copy of all that each statement changes, which for an import of a
    /// hundred thousand is gigabytes.
    private func commit(_ job: Job, _ db: Database) {
        do {
            try db.inTransaction(.immediate) {
                try job.run(db)
                return .commit
            }
            job.finish(nil)
        } catch {
            job.finish(error)
        }
    }
}

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
