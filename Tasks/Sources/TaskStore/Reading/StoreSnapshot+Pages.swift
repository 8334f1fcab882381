import GRDB

extension StoreSnapshot {
    /// One page of the list, and where the next one starts.
    public func page(_ query: TaskQuery) throws -> TaskPage {
        let matching = try condition(query)
        let counts = try counts(matching, in: query.column)
        var wanted = matching
        switch query.filter {
        case .open: wanted.add("completedAt IS NULL")
        case .completed: wanted.add("completedAt IS NOT NULL")
        case .all: break
        case .inbox:
            wanted.add("completedAt IS NULL AND due IS NULL AND id NOT IN (\(Self.collected))")
        }
        if let column = query.column { wanted.add("completedAt IS NULL AND lane = ?", [column.rawValue]) }
        if let cursor = query.cursor { wanted.add(after: cursor) }
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT * FROM task WHERE \(wanted.sql) ORDER BY \(query.order.sql) LIMIT ?",
            arguments: wanted.arguments + [query.limit + 1]
        )
        let tasks = try items(Array(rows.prefix(query.limit)))
        let next = rows.count > query.limit ? tasks.last.map { Cursor(after: $0, in: query.order) } : nil
        return TaskPage(tasks: tasks, next: next, counts: counts)
    }

    /// Tasks of a collection that isn't in the bin.
    private static let collected = """
        SELECT taskId FROM membership JOIN collection ON collection.id = collectionId WHERE collection.deletedAt IS NULL
        """

    private func condition(_ query: TaskQuery) throws -> Condition {
        var condition = Condition()
        if let collection = query.collection {
            _ = try self.collection(collection)
            condition.add("id IN (SELECT taskId FROM membership WHERE collectionId = ?)", [collection])
        }
        let text = Folding.fold(LineText.cleaned(query.text))
        if !text.isEmpty { condition.add("(matches(title, ?) OR matches(notes, ?))", [text, text]) }
        return condition
    }

    /// Open tasks of one column, or of both; completed ones have none.
    private func counts(_ condition: Condition, in column: TaskColumn?) throws -> TaskPage.Counts {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT COUNT(completedAt) AS completed, TOTAL(completedAt IS NULL AND lane = IFNULL(?, lane)) AS open
                FROM task WHERE \(condition.sql)
                """,
            arguments: [column?.rawValue] + condition.arguments
        )
        return TaskPage.Counts(open: row?["open"] ?? 0, completed: row?["completed"] ?? 0)
    }
}

/// The conditions that a task of the list must meet; tasks in the bin never do.
private struct Condition {
    private(set) var sql = "deletedAt IS NULL"
    private(set) var arguments = StatementArguments()

    mutating func add(_ sql: String, _ arguments: StatementArguments = []) {
        self.sql += " AND \(sql)"
        self.arguments += arguments
    }

    mutating func add(after cursor: Cursor) {
        switch cursor.key {
        case .position(let position): add("(position, id) > (?, ?)", [position, cursor.id])
        case .completion(let time): add("(-completedAt, id) > (?, ?)", [-time, cursor.id])
        case .due(let day, let position):
            add(
                "(\(TaskOrder.dueKey), position, id) > (IFNULL(?, '~'), ?, ?)",
                [day?.description, position, cursor.id]
            )
        }
    }
}

extension TaskOrder {
    /// A day as it is sorted: “~” comes after every digit.
    fileprivate static let dueKey = "IFNULL(due, '~')"

    fileprivate var sql: String {
        switch self {
        case .position: "position, id"
        case .completion: "completedAt DESC, id"
        case .due: "\(Self.dueKey), position, id"
        }
    }
}

extension Cursor {
    fileprivate init(after task: TaskItem, in order: TaskOrder) {
        switch (order, task.completedAt) {
        case (.completion, let time?): self.init(key: .completion(time.milliseconds), id: task.id)
        case (.due, _): self.init(key: .due(task.due, position: task.position), id: task.id)
        default: self.init(key: .position(task.position), id: task.id)
        }
    }
}
