public struct TaskQuery: Sendable, Equatable {
    public var filter: TaskFilter
    /// Searched in title and notes, regardless of case and diacritics.
    public var text = ""
    public var collection: Int64?
    /// Only open tasks of this column, `todo` or `doing`.
    public var column: TaskColumn?
    /// Sorts by due day instead of the filter's order.
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

public enum TaskFilter: String, Sendable, CaseIterable {
    case open, completed, all
    /// Open tasks with neither a day nor a collection.
    case inbox
}

/// Order of a list; ties are sorted by id.
public enum TaskOrder: String, Sendable, CaseIterable {
    case position
    case completion
    /// Soonest first, tasks without a day last; equal days by position.
    case due
}
