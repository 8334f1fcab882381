import TaskValues

extension TaskItem {
    /// The task as an edit leaves it, by the rules of the store.
    func edited(by edit: TaskEdit, at now: Instant) -> TaskItem {
        let (column, completedAt) = moved(edit.move, at: now)
        return TaskItem(
            id: id,
            title: edit.title.map(LineText.cleaned) ?? title,
            notes: edit.notes ?? notes,
            column: column,
            position: edit.position ?? position,
            due: edit.due ?? due,
            priority: edit.priority ?? priority,
            createdAt: createdAt,
            completedAt: completedAt,
            updatedAt: now,
            collections: collections
        )
    }

    func with(_ collections: [CollectionSummary]) -> TaskItem {
        TaskItem(
            id: id,
            title: title,
            notes: notes,
            column: column,
            position: position,
            due: due,
            priority: priority,
            createdAt: createdAt,
            completedAt: completedAt,
            updatedAt: updatedAt,
            collections: collections
        )
    }

    /// What column it had before it was completed is the store's to know; until it says so, a reopened task is to do.
    private func moved(_ move: TaskEdit.Move?, at now: Instant) -> (TaskColumn, Instant?) {
        switch move {
        case nil: (column, completedAt)
        case .complete, .to(.done): (.done, completedAt ?? now)
        case .reopen: (column == .done ? .todo : column, nil)
        case .to(let column): (column, nil)
        }
    }
}
