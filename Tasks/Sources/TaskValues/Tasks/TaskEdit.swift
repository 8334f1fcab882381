/// The changes to a task; nil leaves a value as it is.
public struct TaskEdit: Sendable, Equatable {
    public var title: String?
    public var notes: String?
    public var position: Double?
    /// A day, or `.some(nil)` for none.
    public var due: Day??
    public var priority: Priority??
    public var move: Move?

    public init(move: Move? = nil) { self.move = move }

    /// Completing and moving are one wish: a task is done exactly when it is completed.
    public enum Move: Sendable, Equatable {
        case complete
        /// Back to the column it had before.
        case reopen
        /// To a column other than `done`; a completed task is reopened there.
        case to(TaskColumn)
    }
}

/// A task that isn't there yet.
public struct TaskDraft: Sendable, Equatable {
    public var title: String
    public var notes = ""
    public var column = TaskColumn.todo
    public var due: Day?
    public var priority: Priority?
    public var collections: [Int64] = []
    /// When it was made; now, when nothing is known.
    public var createdAt: Instant?
    /// When it was completed; a draft in the column `done` without it is completed now.
    public var completedAt: Instant?
    /// Where it stands; above everything, when nothing is said.
    public var position: Double?

    public init(title: String) { self.title = title }
}
