import TaskStore

extension TaskQuery {
    /// Returns the tasks among `tasks` that match, in the query's order: what the store finds, of tasks that were read.
    func found(in tasks: some Sequence<TaskItem>) -> [TaskItem] {
        let isBefore =
            switch order {
            case .position: TaskItem.isHigher
            case .completion: TaskItem.isLater
            case .due: TaskItem.isSooner
            }
        return tasks.filter(matches).sorted(by: isBefore)
    }

    /// Whether a task matches filter, text, collection and column.
    func matches(_ task: TaskItem) -> Bool {
        switch filter {
        case .open where task.isCompleted, .completed where !task.isCompleted: return false
        case .inbox where task.isCompleted || task.due != nil || !task.collections.isEmpty: return false
        default: break
        }
        if let column, task.column != column { return false }
        if let collection, !task.collections.contains(where: { $0.id == collection }) { return false }
        guard let piece = SearchText.piece(text) else { return true }
        return SearchText.kept(title: task.title, notes: task.notes).unicodeScalars.contains(piece.unicodeScalars)
    }
}

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
}
