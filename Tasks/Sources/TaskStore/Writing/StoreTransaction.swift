import GRDB

/// One write while it happens. It notes what it touches, so that nobody can forget to say what changed.
///
/// Used on the one queue that writes, and never kept beyond it.
public final class StoreTransaction {
    let db: Database
    /// The time of everything that happens in it.
    public let now: Instant
    private var tasks: [Int64] = []
    private var collections: [Int64] = []
    private var settingsChanged = false

    init(db: Database, now: Instant) {
        self.db = db
        self.now = now
    }

    /// The state as this write has left it so far.
    public var snapshot: StoreSnapshot { StoreSnapshot(db: db) }

    func touchTask(_ id: Int64) {
        if !tasks.contains(id) { tasks.append(id) }
    }

    func touchCollection(_ id: Int64) {
        if !collections.contains(id) { collections.append(id) }
    }

    func touchSettings() { settingsChanged = true }

    /// What changed, each with its last state: tasks, then the collections whose name or counts did, then settings.
    func changes() throws -> [Change] {
        let items = Dictionary(uniqueKeysWithValues: try snapshot.tasks(tasks).map { ($0.id, $0) })
        let groups = Dictionary(uniqueKeysWithValues: try snapshot.collections().map { ($0.id, $0) })
        return tasks.map { .task(id: $0, items[$0]) }
            + collections.map { .collection(id: $0, groups[$0]) }
            + (settingsChanged ? [.settings(try snapshot.settings())] : [])
    }
}
