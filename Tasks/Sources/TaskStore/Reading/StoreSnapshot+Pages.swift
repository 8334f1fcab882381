import GRDB

extension StoreSnapshot {
    public func page(_ query: TaskQuery) throws -> TaskPage {
        if let id = query.collection { _ = try collection(id) }
        let piece = SearchText.piece(query.text)
        let (source, isMany) = try source(of: query, piece)
        let statement = PageStatement(query, piece, source)
        let rows = try Row.fetchAll(db.cachedStatement(sql: statement.sql), arguments: statement.arguments)
        let tasks = try items(Array(rows.prefix(query.limit)))
        let next = rows.count > query.limit ? tasks.last.map { Cursor(after: $0, in: query.order) } : nil
        return TaskPage(tasks: tasks, next: next, counts: try counts(query, piece, isMany ? nil : source))
    }

    /// - Parameter source: nil if too many match to count them all.
    private func counts(_ query: TaskQuery, _ piece: String?, _ source: PageSource?) throws -> TaskPage.Counts {
        guard let piece else { return try tally(query) }
        let counted = source ?? .found(Self.match(piece))
        let matching = Condition(query, piece, counted)
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT TOTAL(state = 'done') AS completed,
                        TOTAL(state <> 'done' AND state = IFNULL(?, state)) AS open
                    FROM \(counted.sql) WHERE \(matching.sql)
                    """
            ),
            arguments: [query.column?.rawValue] + counted.arguments + matching.arguments
        )
        return TaskPage.Counts(open: row?["open"] ?? 0, completed: row?["completed"] ?? 0, isAtLeast: source == nil)
    }

    private func tally(_ query: TaskQuery) throws -> TaskPage.Counts {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT todo, doing, done FROM tally WHERE collectionId = ?"),
            arguments: [query.collection ?? 0]
        )
        let (todo, doing): (Int, Int) = (row?["todo"] ?? 0, row?["doing"] ?? 0)
        let open = (query.column != .doing ? todo : 0) + (query.column != .todo ? doing : 0)
        return TaskPage.Counts(open: open, completed: row?["done"] ?? 0)
    }
}

/// The SQL of a page, with one row more to know if another page follows.
struct PageStatement {
    let sql: String
    let arguments: StatementArguments

    init(_ query: TaskQuery, _ piece: String?, _ source: PageSource) {
        var wanted = Condition(query, piece, source).within(query)
        if let cursor = query.cursor { wanted.add(after: cursor) }
        // Inbox tasks have no due day.
        let order = query.filter == .inbox ? TaskOrder.position : query.order
        sql = "SELECT task.* FROM \(source.sql) WHERE \(wanted.sql) ORDER BY \(order.sql) LIMIT ?"
        arguments = source.arguments + wanted.arguments + [query.limit + 1]
    }
}

/// The `WHERE` of a page. Deleted tasks never match.
private struct Condition {
    private(set) var sql = "deletedAt IS NULL"
    private(set) var arguments = StatementArguments()

    init(_ query: TaskQuery, _ piece: String?, _ source: PageSource) {
        if let id = query.collection, source != .collection(id) {
            add("EXISTS (SELECT 1 FROM membership WHERE taskId = task.id AND collectionId = ?)", [id])
        }
        if let piece { add("instr(searched, ?)", [piece]) }
    }

    mutating func add(_ sql: String, _ arguments: StatementArguments = []) {
        self.sql += " AND \(sql)"
        self.arguments += arguments
    }

    func within(_ query: TaskQuery) -> Condition {
        var condition = self
        switch query.filter {
        case .open: condition.add("completedAt IS NULL")
        case .completed: condition.add("completedAt IS NOT NULL")
        case .all: break
        case .inbox: condition.add("completedAt IS NULL AND due IS NULL AND collectionCount = 0")
        }
        if let column = query.column { condition.add("completedAt IS NULL AND lane = ?", [column.rawValue]) }
        return condition
    }

    mutating func add(after cursor: Cursor) {
        switch cursor.key {
        case .position(let position): add("(position, task.id) > (?, ?)", [position, cursor.id])
        case .completion(let time):
            add("completedAt <= ? AND (completedAt < ? OR task.id > ?)", [time, time, cursor.id])
        case .due(let day, let position):
            add("(dueKey, position, task.id) > (IFNULL(?, '~'), ?, ?)", [day?.description, position, cursor.id])
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
