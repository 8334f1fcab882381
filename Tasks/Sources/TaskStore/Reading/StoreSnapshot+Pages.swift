import GRDB

extension StoreSnapshot {
    /// One page of the list, and where the next one starts.
    public func page(_ query: TaskQuery) throws -> TaskPage {
        let matching = try condition(query)
        let counts = try counts(matching)
        var wanted = matching
        switch query.filter {
        case .open: wanted.add("completedAt IS NULL")
        case .completed: wanted.add("completedAt IS NOT NULL")
        case .all: break
        }
        if let cursor = query.cursor { wanted.add(after: cursor) }
        let order = query.filter == .completed ? "completedAt DESC, id" : "position, id"
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT * FROM task WHERE \(wanted.sql) ORDER BY \(order) LIMIT ?",
            arguments: wanted.arguments + [query.limit + 1]
        )
        let tasks = try items(Array(rows.prefix(query.limit)))
        let next = rows.count > query.limit ? tasks.last.map { Cursor(after: $0, in: query.filter) } : nil
        return TaskPage(tasks: tasks, next: next, counts: counts)
    }

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

    private func counts(_ condition: Condition) throws -> TaskPage.Counts {
        let row = try Row.fetchOne(
            db,
            sql: "SELECT COUNT(*) AS total, COUNT(completedAt) AS completed FROM task WHERE \(condition.sql)",
            arguments: condition.arguments
        )
        let (total, completed): (Int, Int) = (row?["total"] ?? 0, row?["completed"] ?? 0)
        return TaskPage.Counts(open: total - completed, completed: completed)
    }
}

/// What a task of the list must fulfil; never in the bin.
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
        }
    }
}

extension Cursor {
    fileprivate init(after task: TaskItem, in filter: TaskFilter) {
        let time = filter == .completed ? task.completedAt : nil
        self.init(key: time.map { .completion($0.milliseconds) } ?? .position(task.position), id: task.id)
    }
}
