import TaskValues

extension TaskItem {
    /// As the person arranged them.
    static func isHigher(_ one: TaskItem, _ other: TaskItem) -> Bool {
        (one.position, one.id) < (other.position, other.id)
    }

    /// Latest completion first.
    static func isLater(_ one: TaskItem, _ other: TaskItem) -> Bool {
        guard let time = one.completedAt, let otherTime = other.completedAt, time != otherTime else {
            return one.id < other.id
        }
        return time > otherTime
    }

    /// The soonest day first; tasks without one last.
    static func isSooner(_ one: TaskItem, _ other: TaskItem) -> Bool {
        guard one.due != other.due else { return isHigher(one, other) }
        guard let due = one.due else { return false }
        return other.due.map { due < $0 } ?? true
    }

    fileprivate static func isBefore(in order: TaskOrder) -> (TaskItem, TaskItem) -> Bool {
        switch order {
        case .position: isHigher
        case .completion: isLater
        case .due: isSooner
        }
    }
}

extension Cursor {
    /// Whether `task` comes after it, in the order that it was made for.
    func isBefore(_ task: TaskItem) -> Bool {
        switch key {
        case .position(let position): (position, id) < (task.position, task.id)
        case .completion(let time): (-time, id) < (-(task.completedAt?.milliseconds ?? time), task.id)
        case .due(let day, let position) where day == task.due: (position, id) < (task.position, task.id)
        case .due(let day, _): day.map { day in task.due.map { day < $0 } ?? true } ?? false
        }
    }
}

extension TaskQuery {
    /// Returns the tasks among `tasks` that match and come after the cursor, in the query's order.
    func found(in tasks: some Sequence<TaskItem>) -> [TaskItem] {
        tasks.filter { matches($0) && cursor?.isBefore($0) != false }.sorted(by: TaskItem.isBefore(in: order))
    }

    /// Whether a task is what is asked for, by filter, text, collection and column.
    func matches(_ task: TaskItem) -> Bool {
        switch filter {
        case .open where task.isCompleted, .completed where !task.isCompleted: return false
        case .inbox where task.isCompleted || task.due != nil || !task.collections.isEmpty: return false
        default: break
        }
        if let column, task.column != column { return false }
        return includes(task)
    }

    /// Whether a task counts among those that are asked for, whatever the filter; of open ones, those of the column do.
    func counts(_ task: TaskItem) -> Bool {
        (task.isCompleted || column == nil || column == task.column) && includes(task)
    }

    private func includes(_ task: TaskItem) -> Bool {
        if let collection, !task.collections.contains(where: { $0.id == collection }) { return false }
        return task.isFound(by: text)
    }
}

extension TaskItem {
    /// Whether a search finds it, as the store searches.
    func isFound(by text: String) -> Bool {
        guard let piece = SearchText.piece(text) else { return true }
        return SearchText.kept(title: title, notes: notes).unicodeScalars.contains(piece.unicodeScalars)
    }
}
