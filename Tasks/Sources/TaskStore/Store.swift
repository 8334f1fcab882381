import GRDB
import Synchronization
@_exported import TaskValues

/// Not GRDB's protocol of that name.
typealias Cursor = TaskValues.Cursor

/// The tasks, collections and settings of one person, in one SQLite file or in memory.
///
///     let store = try Store(path: "tasks.sqlite")
///     let task = try await store.write { try $0.createTask(TaskDraft(title: "Buy milk")) }
///
/// Writes are transactions and durable when they return. Reads see the last commit and never wait.
public final class Store: Sendable {
    private let database: any DatabaseWriter
    private let clock: @Sendable () -> Instant
    /// SQLite's `data_version`, which other connections' writes change.
    private let seenVersion: Mutex<Int?>
    /// Set when SQLite reports damage: further writes could overwrite pages in use.
    private let isDamaged = Mutex(false)
    private let binEmptied = Mutex<Day?>(nil)

    /// - Throws: `DatabaseProblem` if the file at `path` isn't one of our databases.
    public convenience init(path: String, clock: @escaping @Sendable () -> Instant = { .now }) throws {
        try self.init(DatabaseOpening(path: path).open(), clock)
    }

    public convenience init(clock: @escaping @Sendable () -> Instant = { .now }) throws {
        try self.init(DatabaseOpening(path: "").openInMemory(), clock)
    }

    private init(_ database: any DatabaseWriter, _ clock: @escaping @Sendable () -> Instant) throws {
        self.database = database
        self.clock = clock
        seenVersion = Mutex(try database.writeWithoutTransaction(Self.dataVersion))
    }

    public func read<Value: Sendable>(_ body: @Sendable (StoreSnapshot) throws -> Value) async throws -> Value {
        try await noticingDamage { try await database.read { db in try body(StoreSnapshot(db: db)) } }
    }

    /// Runs `body` in a transaction.
    ///
    /// - Parameter announce: Receives the changes after the commit, in the order of writes.
    @discardableResult
    public func write<Value: Sendable>(
        announce: (@Sendable ([Change]) -> Void)? = nil,
        _ body: @escaping @Sendable (StoreTransaction) throws -> Value
    ) async throws -> Value {
        if isDamaged.withLock(\.self) { throw DiskProblem.damaged }
        return try await noticingDamage {
            try await database.writeWithoutTransaction { [clock] db in
                let transaction = StoreTransaction(db: db, now: clock())
                var written: (value: Value, changes: [Change])?
                let today = transaction.now.utcDay
                try db.inTransaction(.immediate) {
                    if binEmptied.withLock({ $0 != today }) { try transaction.emptyBin() }
                    let value = try body(transaction)
                    // An import changes thousands of rows: read them back only for listeners.
                    written = (value, announce == nil ? [] : try transaction.changes())
                    return .commit
                }
                binEmptied.withLock { $0 = today }
                let (value, changes) = written!
                // Still on the writer queue, so that changes are announced in order.
                if !changes.isEmpty { announce?(changes) }
                return value
            }
        }
    }

    /// Purges, once a day, tasks and collections deleted 30 days ago.
    public func emptyBin() async throws {
        if binEmptied.withLock({ $0 != clock().utcDay }) { try await write { _ in } }
    }

    private func noticingDamage<Value>(_ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch {
            guard DiskProblem(error) == .damaged else { throw error }
            isDamaged.withLock { $0 = true }
            throw DiskProblem.damaged
        }
    }

    /// Returns whether another program wrote to the file since the last call.
    public func wasWrittenElsewhere() async throws -> Bool {
        try await database.writeWithoutTransaction { db in
            let version = try Self.dataVersion(db)
            return seenVersion.withLock { seen in
                defer { seen = version }
                return seen != version
            }
        }
    }

    private static func dataVersion(_ db: Database) throws -> Int? { try Int.fetchOne(db, sql: "PRAGMA data_version") }

    /// Writes the log back into the file and closes it. A damaged file stays open until the program ends: closing would write to it.
    public func close() throws {
        if isDamaged.withLock(\.self) {
            _ = Unmanaged.passRetained(database as AnyObject)
            return
        }
        _ = try? database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
        try database.close()
    }
}
