import Foundation
import GRDB

/// One write in progress. Records which rows it changes, for `changes()`. Use it only on the writer queue.
public final class StoreTransaction {
    let db: Database
    public let now: Instant
    private var tasks = TouchedIDs()
    private var collections = TouchedIDs()
    private var settingsChanged = false

    init(db: Database, now: Instant) { (self.db, self.now) = (db, now) }

    public var snapshot: StoreSnapshot { StoreSnapshot(db: db) }

    /// Runs a cached statement: compiling it would be most of an import's work.
    func run(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws {
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
    }

    func touchTask(_ id: Int64) { tasks.insert(id) }

    func touchCollection(_ id: Int64) { collections.insert(id) }

    func touchSettings() { settingsChanged = true }

    /// Returns the changed tasks, collections and settings with their latest state, or `many`.
    func changes() throws -> [Change] {
        if tasks.inOrder.count + collections.inOrder.count > Change.limit { return [.many] }
        let items = Dictionary(uniqueKeysWithValues: try snapshot.tasks(tasks.inOrder).map { ($0.id, $0) })
        let groups = Dictionary(
            uniqueKeysWithValues: try snapshot.collections(collections.inOrder).map { ($0.id, $0) }
        )
        return tasks.inOrder.map { .task(id: $0, items[$0]) }
            + collections.inOrder.map { id in .collection(id: id, groups[id]) }
            + (settingsChanged ? [.settings(try snapshot.settings())] : [])
    }
}

private struct TouchedIDs {
    private(set) var inOrder: [Int64] = []
    private var known: Set<Int64> = []

    mutating func insert(_ id: Int64) {
        if known.insert(id).inserted { inOrder.append(id) }
    }
}

extension StoreTransaction {
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

    /// Records a capture.
    ///
    /// - Returns: Whether it is the first one in this database.
    public func noteCapture() throws -> Bool {
        let name = "hasCompletedFirstCapture"
        if try snapshot.settings()[name] == .flag(true) { return false }
        try changeSettings([name: .flag(true)])
        return true
    }
}
