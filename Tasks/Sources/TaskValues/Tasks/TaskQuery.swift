/// One page of the list: which tasks, from where, and how many.
public struct TaskQuery: Sendable, Equatable {
    public var filter = TaskFilter.open
    /// Looked for in title and notes, without regard to case and marks.
    public var text = ""
    public var collection: Int64?
    /// Open tasks of this column alone: `todo` or `doing`.
    public var column: TaskColumn?
    /// By due day instead of what the filter is sorted by.
    public var byDue = false
    public var cursor: Cursor?
    public var limit = defaultLimit

    public static let defaultLimit = 100
    public static let maximumLimit = 500

    public init() {}

    public var order: TaskOrder { byDue ? .due : filter == .completed ? .completion : .position }
}
