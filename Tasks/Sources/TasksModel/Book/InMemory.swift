import TaskStore
import TaskValues

extension TaskQuery {
    /// The matching tasks in order, as the store would return them.
    func found(in tasks: some Sequence<TaskItem>) -> [TaskItem] {
        let isBefore =
            switch order {
            case .position: TaskItem.isHigher
            case .completion: TaskItem.isLater
            case .due: TaskItem.isSooner
            }
        return tasks.filter(matches).sorted(by: isBefore)
    }

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
    static func isHigher(_ one: TaskItem, _ other: TaskItem) -> Bool {
        (one.position, one.id) < (other.position, other.id)
    }

    static func isLater(_ one: TaskItem, _ other: TaskItem) -> Bool {
        guard let time = one.completedAt, let otherTime = other.completedAt, time != otherTime else {
            return one.id < other.id
        }
        return time > otherTime
    }

    static func isSooner(_ one: TaskItem, _ other: TaskItem) -> Bool {
        guard one.due != other.due else { return isHigher(one, other) }
        guard let due = one.due else { return false }
        return other.due.map { due < $0 } ?? true
    }
}

extension TaskItem {
    /// Applies an edit as the store does.
    func edited(by edit: TaskEdit, at now: Instant) -> TaskItem {
        var task = self
        task.title = edit.title.map(LineText.cleaned) ?? title
        task.notes = edit.notes ?? notes
        task.position = edit.position ?? position
        task.due = edit.due ?? due
        task.priority = edit.priority ?? priority
        (task.column, task.completedAt) = moved(edit.move, at: now)
        task.updatedAt = now
        return task
    }

    /// The new column and completion time. A reopened task is to do until the store returns its earlier column.
    private func moved(_ move: TaskEdit.Move?, at now: Instant) -> (TaskColumn, Instant?) {
        switch move {
        case nil: (column, completedAt)
        case .complete, .to(.done): (.done, completedAt ?? now)
        case .reopen: (column == .done ? .todo : column, nil)
        case .to(let column): (column, nil)
        }
    }
}
