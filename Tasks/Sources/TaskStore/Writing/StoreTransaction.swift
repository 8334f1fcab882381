import Foundation
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

extension StoreTransaction {
    /// Changes some settings; the others stay.
    @discardableResult
    public func changeSettings(_ values: [String: SettingValue]) throws -> Settings {
        var settings = try snapshot.settings()
        let before = settings
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            try settings.set(name, to: value)
            try db.execute(
                sql:
                    "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                arguments: [name, String(decoding: try JSONEncoder().encode(value), as: UTF8.self)]
            )
        }
        if settings != before { touchSettings() }
        return settings
    }

    /// Notes that a task was captured.
    ///
    /// - Returns: whether it was the first one ever: true once for a database, whoever captures at the same time.
    public func noteCapture() throws -> Bool {
        let name = "hasCompletedFirstCapture"
        if try snapshot.settings()[name] == .flag(true) { return false }
        try changeSettings([name: .flag(true)])
        return true
    }
}
