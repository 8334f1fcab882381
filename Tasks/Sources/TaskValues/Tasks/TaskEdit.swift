/// Changes to a task; nil keeps a value.
public struct TaskEdit: Sendable, Equatable {
    public var title: String?
    public var notes: String?
    public var position: Double?
    /// `.some(nil)` removes the day.
    public var due: Day??
    public var priority: Priority??
    public var move: Move?

    public init(move: Move? = nil) { self.move = move }

    /// Completing and moving are one value, because a task is in `done` exactly if it is completed.
    public enum Move: Sendable, Equatable {
        case complete
        case reopen
        /// Moves to a column and reopens a completed task, unless the column is `done`.
        case to(TaskColumn)
    }
}

public struct TaskDraft: Sendable, Equatable {
    public var title: String
    public var notes = ""
    public var column = TaskColumn.todo
    public var due: Day?
    public var priority: Priority?
    public var collections: [Int64] = []
    /// nil for now.
    public var createdAt: Instant?
    /// nil for now, in the column `done`.
    public var completedAt: Instant?
    /// nil for the top.
    public var position: Double?

    public init(title: String) { self.title = title }
}
