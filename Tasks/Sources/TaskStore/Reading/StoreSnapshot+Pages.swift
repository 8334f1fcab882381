import GRDB

extension StoreSnapshot {
    public func page(_ query: TaskQuery) throws -> TaskPage {
        if let id = query.collection { _ = try collection(id) }
        let piece = SearchText.piece(query.text)
        let (source, isMany) = try source(of: query, piece)
        let rows = try rows(source.page(query, piece))
        let tasks = try items(Array(rows.prefix(query.limit)))
        let next = rows.count > query.limit ? tasks.last.map { Cursor(after: $0, in: query.order) } : nil
        return TaskPage(tasks: tasks, next: next, counts: try counts(query, piece, isMany ? nil : source))
    }

    /// - Parameter source: nil if too many match to count them all.
    private func counts(_ query: TaskQuery, _ piece: String?, _ source: PageSource?) throws -> TaskPage.Counts {
        guard let piece else { return try tally(query) }
        let counted = source ?? .found(Self.match(piece))
        let row = try rows(
            """
            SELECT TOTAL(state = 'done') AS completed,
                TOTAL(state <> 'done' AND state = IFNULL(\(query.column?.rawValue), state)) AS open
            FROM \(counted.sql) WHERE \(counted.condition(query, piece))
            """
        ).first
        return TaskPage.Counts(open: row?["open"] ?? 0, completed: row?["completed"] ?? 0, isAtLeast: source == nil)
    }

    private func tally(_ query: TaskQuery) throws -> TaskPage.Counts {
        let row = try rows("SELECT todo, doing, done FROM tally WHERE collectionId = \(query.collection ?? 0)").first
        let (todo, doing): (Int, Int) = (row?["todo"] ?? 0, row?["doing"] ?? 0)
        let open = (query.column != .doing ? todo : 0) + (query.column != .todo ? doing : 0)
        return TaskPage.Counts(open: open, completed: row?["done"] ?? 0)
    }

    /// - Returns: The source, and whether too many tasks match the search to count them all.
    private func source(of query: TaskQuery, _ piece: String?) throws -> (source: PageSource, isMany: Bool) {
        guard let piece else { return (query.collection.map(PageSource.collection) ?? .order, false) }
        let match = Self.match(piece)
        let counting: SQL =
            "SELECT COUNT(*) AS found FROM (SELECT 1 FROM search WHERE search MATCH \(match) LIMIT \(PageSource.few))"
        if try rows(counting).first?["found"] ?? 0 < PageSource.few { return (.found(match), false) }
        return (query.collection.map(PageSource.collection) ?? .order, query.collection == nil)
    }

    /// An FTS5 query for the first trigrams of a search; `searched` is compared afterwards.
    static func match(_ piece: String) -> String {
        SearchText.trigrams(of: piece).prefix(8)
            .map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " AND ")
    }
}

/// Source of a page, chosen so that the cost depends on the result, not on all tasks.
enum PageSource: Equatable {
    case order
    /// A collection's tasks, which SQLite sorts.
    case collection(Int64)
    /// The tasks with all trigrams of a search, which SQLite sorts.
    case found(String)

    /// Most results that are sorted. With more, reading in the page's order finds a hundred of them sooner.
    static let few = 5000

    /// The `FROM` clause; `CROSS JOIN` fixes SQLite's join order.
    var sql: SQL {
        switch self {
        case .order: "task"
        case .collection(let id):
            "(SELECT taskId FROM membership WHERE collectionId = \(id)) CROSS JOIN task ON task.id = taskId"
        case .found(let match):
            "(SELECT rowid AS foundId FROM search WHERE search MATCH \(match) LIMIT \(Self.few)) CROSS JOIN task ON task.id = foundId"
        }
    }

    /// The conditions of text and collection. Excludes deleted tasks.
    func condition(_ query: TaskQuery, _ piece: String?) -> SQL {
        var condition: SQL = "deletedAt IS NULL"
        if let id = query.collection, self != .collection(id) {
            condition += " AND EXISTS (SELECT 1 FROM membership WHERE taskId = task.id AND collectionId = \(id))"
        }
        if let piece { condition += " AND instr(searched, \(piece))" }
        return condition
    }

    /// The SQL of a page, plus one row, to detect a next page.
    func page(_ query: TaskQuery, _ piece: String?) -> SQL {
        var condition = condition(query, piece)
        switch query.filter {
        case .open: condition += " AND completedAt IS NULL"
        case .completed: condition += " AND completedAt IS NOT NULL"
        case .all: break
        case .inbox: condition += " AND completedAt IS NULL AND due IS NULL AND collectionCount = 0"
        }
        if let column = query.column { condition += " AND completedAt IS NULL AND lane = \(column.rawValue)" }
        if let cursor = query.cursor { condition += " AND \(Self.after(cursor))" }
        // Inbox tasks have no due day.
        let order = query.filter == .inbox ? TaskOrder.position : query.order
        return "SELECT task.* FROM \(sql) WHERE \(condition) ORDER BY \(sql: order.sql) LIMIT \(query.limit + 1)"
    }

    private static func after(_ cursor: Cursor) -> SQL {
        switch cursor.key {
        case .position(let position): "(position, task.id) > (\(position), \(cursor.id))"
        case .completion(let time): "completedAt <= \(time) AND (completedAt < \(time) OR task.id > \(cursor.id))"
        case .due(let day, let position):
            "(dueKey, position, task.id) > (IFNULL(\(day?.description), '~'), \(position), \(cursor.id))"
        }
    }
}

extension TaskOrder {
    fileprivate var sql: String {
        switch self {
        case .position: "position, task.id"
        case .completion: "completedAt DESC, task.id"
        // “~”, the key of no day, sorts after every digit.
        case .due: "dueKey, position, task.id"
        }
    }
}
