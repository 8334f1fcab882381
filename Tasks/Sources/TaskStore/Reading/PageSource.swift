import GRDB

/// Where the tasks of a page are read from, so that its cost grows with what is found and not with all there is.
enum PageSource: Equatable {
    /// An index that is in the order of the page.
    case order
    /// The tasks of a collection, sorted.
    case collection(Int64)
    /// The few tasks that have all trigrams of the search, sorted.
    case found(String)

    /// More tasks than this with all trigrams of a search are many: reading in the order of the page meets a hundred of them
    /// sooner than sorting them all.
    static let few = 5000

    /// The rows, as the FROM of a query; `CROSS JOIN` keeps SQLite from beginning with all tasks.
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
    /// - Returns: where to read, and whether so many tasks match the search that they are not counted to the end.
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

    /// A query in FTS5's own words: all of some trigrams. A few are enough, as the text itself is looked at afterwards.
    static func match(_ piece: String) -> String {
        SearchText.trigrams(of: piece).prefix(8)
            .map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " AND ")
    }
}
