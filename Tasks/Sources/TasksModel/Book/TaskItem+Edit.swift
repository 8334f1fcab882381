import TaskValues

extension TaskItem {
    /// The task as an edit leaves it, by the rules of the store.
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

    /// Returns the new column and completion time; a reopened task is to do until the store tells its earlier column.
    private func moved(_ move: TaskEdit.Move?, at now: Instant) -> (TaskColumn, Instant?) {
        switch move {
        case nil: (column, completedAt)
        case .complete, .to(.done): (.done, completedAt ?? now)
        case .reopen: (column == .done ? .todo : column, nil)
        case .to(let column): (column, nil)
        }
    }
}
