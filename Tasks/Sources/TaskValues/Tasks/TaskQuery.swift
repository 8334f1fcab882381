/// One page of the list: which tasks, from where, and how many.
public struct TaskQuery: Sendable, Equatable {
    public var filter: TaskFilter
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

    public init(_ filter: TaskFilter = .open, collection: Int64? = nil) {
        self.filter = filter
        self.collection = collection
    }

    public var order: TaskOrder { byDue ? .due : filter == .completed ? .completion : .position }
}

/// Which tasks of the list are wanted.
public enum TaskFilter: String, Sendable, CaseIterable {
    case open, completed, all
    /// The open tasks with neither a day nor a collection.
    case inbox
}

/// The order of the list; equal tasks are in order of their ids.
public enum TaskOrder: String, Sendable, CaseIterable {
    /// As the person arranged them.
    case position
    /// Latest first.
    case completion
    /// Soonest first, tasks without a day last; those of one day by position.
    case due
}
