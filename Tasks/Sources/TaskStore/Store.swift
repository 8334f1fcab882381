import GRDB
import Synchronization
@_exported import TaskValues

/// Here it is a place in the list, and not GRDB's protocol of that name.
typealias Cursor = TaskValues.Cursor

/// The tasks, collections and settings of one person, in one SQLite file or in memory.
///
/// Every write happens whole or not at all and is on the disk when it returns. Writes run one after another; reads see the
/// state between two commits and wait for none.
public final class Store: Sendable {
    private let database: any DatabaseWriter
    private let clock: @Sendable () -> Instant
    /// SQLite's count of what other connections wrote, as it was seen last.
    private let seenVersion: Mutex<Int?>
    /// Whether damage was met: SQLite would go on where it sees nothing wrong, and may use a page twice that still holds something.
    private let isDamaged = Mutex(false)
    /// The day on which the bin was emptied last.
    private let emptied = Mutex<Day?>(nil)

    /// - Throws: `DatabaseProblem` when there is a file at `path` that isn't a database of ours.
    public convenience init(path: String, clock: @escaping @Sendable () -> Instant = { .now }) throws {
        try self.init(DatabaseOpening(path: path).open(), clock)
    }

    /// Keeps everything in memory, for tests and previews.
    public convenience init(clock: @escaping @Sendable () -> Instant = { .now }) throws {
        try self.init(DatabaseOpening(path: "").openInMemory(), clock)
    }

    private init(_ database: any DatabaseWriter, _ clock: @escaping @Sendable () -> Instant) throws {
        self.database = database
        self.clock = clock
        seenVersion = Mutex(try database.writeWithoutTransaction(Self.dataVersion))
    }

    /// Runs `body` on a state that doesn't change meanwhile.
    public func read<Value: Sendable>(_ body: @Sendable (StoreSnapshot) throws -> Value) async throws -> Value {
        try await noticingDamage { try await database.read { db in try body(StoreSnapshot(db: db)) } }
    }

    /// Runs `body` as one: all of it happens, or nothing.
    ///
    /// - Parameter announce: gets what changed, after it is on the disk and in the order of the writes, so that whoever listens
    ///   hears of changes in the order they happened.
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
                    if emptied.withLock({ $0 != today }) { try transaction.emptyBin() }
                    let value = try body(transaction)
                    // If nobody listens, nothing is read back; an import changes thousands.
                    written = (value, announce == nil ? [] : try transaction.changes())
                    return .commit
                }
                emptied.withLock { $0 = today }
                // A transaction that didn't throw has its value.
                let (value, changes) = written!
                // On the queue that writes, so that the next write is announced later.
                if !changes.isEmpty { announce?(changes) }
                return value
            }
        }
    }

    /// Empties the bin on a day without another write.
    public func emptyBin() async throws {
        if emptied.withLock({ $0 != clock().utcDay }) { try await write { _ in } }
    }

    private func noticingDamage<Value>(_ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch {
            guard DiskProblem(error) == .damaged else { throw error }
            isDamaged.withLock { $0 = true }
            throw DiskProblem.damaged
        }
    }

    /// Whether another program wrote to the file since this was asked last. What this store writes doesn't count, as it is the
    /// one connection of this program that writes.
    public func wasWrittenElsewhere() async throws -> Bool {
        try await database.writeWithoutTransaction { db in
            let version = try Self.dataVersion(db)
            return seenVersion.withLock { seen in
                defer { seen = version }
                return seen != version
            }
        }
    }

    /// https://www.sqlite.org/pragma.html#pragma_data_version
    private static func dataVersion(_ db: Database) throws -> Int? { try Int.fetchOne(db, sql: "PRAGMA data_version") }

    /// Writes the log back into the database file and lets go of it. Where another program still uses it, that one will.
    /// A damaged file is left as it is, and closed by the end of the program: SQLite would write to it.
    public func close() throws {
        if isDamaged.withLock(\.self) {
            _ = Unmanaged.passRetained(database as AnyObject)
            return
        }
        _ = try? database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
        try database.close()
    }
}
