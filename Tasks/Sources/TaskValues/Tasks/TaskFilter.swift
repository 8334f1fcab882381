/// Which tasks of the list are wanted.
public enum TaskFilter: String, Sendable, CaseIterable {
    case open, completed, all
    /// The open tasks with neither a day nor a collection.
    case inbox
}
