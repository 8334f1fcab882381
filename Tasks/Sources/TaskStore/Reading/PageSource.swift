import GRDB

/// What a page is read from, so that its cost depends on the result and not on all tasks.
enum PageSource: Equatable {
    case order
    /// A collection's tasks, which SQLite sorts.
    case collection(Int64)
    /// The tasks with all trigrams of a search, which SQLite sorts.
    case found(String)

    /// Up to so many results are sorted; beyond, reading in the order of the page finds a hundred of them sooner.
    static let few = 5000

    /// The `FROM` clause; `CROSS JOIN` fixes SQLite's join order.
    var sql: String {
        switch self {
        case .order: "task"
        case .collection:
            "(SELECT taskId FROM membership WHERE collectionId = ?) CROSS JOIN task ON task.id = taskId"
        case .found:
            "(SELECT rowid AS foundId FROM search WHERE search MATCH ? LIMIT \(Self.few)) CROSS JOIN task ON task.id = foundId"
        }
    }

    var arguments: StatementArguments {
        switch self {
        case .order: []
        case .collection(let id): [id]
        case .found(let match): [match]
        }
    }
}

extension StoreSnapshot {
    /// - Returns: The source, and whether too many tasks match the search to count them all.
    func source(of query: TaskQuery, _ piece: String?) throws -> (source: PageSource, isMany: Bool) {
        guard let piece else { return (query.collection.map(PageSource.collection) ?? .order, false) }
        let match = Self.match(piece)
        let counting = try db.cachedStatement(
            sql: "SELECT COUNT(*) FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT \(PageSource.few))"
        )
        let isFew = try Int.fetchOne(counting, arguments: [match]) ?? 0 < PageSource.few
        if isFew { return (.found(match), false) }
        return (query.collection.map(PageSource.collection) ?? .order, query.collection == nil)
    }

    /// An FTS5 query for the first trigrams of a search; `searched` is compared afterwards.
    static func match(_ piece: String) -> String {
        SearchText.trigrams(of: piece).prefix(8)
            .map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " AND ")
    }
}
