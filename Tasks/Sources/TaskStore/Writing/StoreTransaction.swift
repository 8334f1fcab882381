import GRDB

/// One write while it happens. It notes what it touches, so that nobody can forget to say what changed.
///
/// Used on the one queue that writes, and never kept beyond it.
public final class StoreTransaction {
    let db: Database
    /// The time of everything that happens in it.
    public let now: Instant
    private var tasks = TouchedIDs()
    private var collections = TouchedIDs()
    private var settingsChanged = false

    init(db: Database, now: Instant) { (self.db, self.now) = (db, now) }

    /// The state as this write has left it so far.
    public var snapshot: StoreSnapshot { StoreSnapshot(db: db) }

    /// Runs one statement, which each connection compiles once: for an import that is most of the work.
    func run(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws {
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
    }

    func touchTask(_ id: Int64) { tasks.insert(id) }

    func touchCollection(_ id: Int64) { collections.insert(id) }

    func touchSettings() { settingsChanged = true }

    /// Returns each change with its last state: tasks, then collections whose name or counts changed, then settings. Of more
    /// than are told one by one, nothing is read.
    func changes() throws -> [Change] {
        if tasks.inOrder.count + collections.inOrder.count > Change.mostTold { return [.many] }
        let items = Dictionary(uniqueKeysWithValues: try snapshot.tasks(tasks.inOrder).map { ($0.id, $0) })
        let groups = Dictionary(
            uniqueKeysWithValues: try snapshot.collections(collections.inOrder).map { ($0.id, $0) }
        )
        return tasks.inOrder.map { .task(id: $0, items[$0]) }
            + collections.inOrder.map { id in .collection(id: id, groups[id]) }
            + (settingsChanged ? [.settings(try snapshot.settings())] : [])
    }
}

/// Ids in the order in which they were touched first; an import touches thousands.
private struct TouchedIDs {
    private(set) var inOrder: [Int64] = []
    private var known: Set<Int64> = []

    mutating func insert(_ id: Int64) {
        if known.insert(id).inserted { inOrder.append(id) }
    }
}
