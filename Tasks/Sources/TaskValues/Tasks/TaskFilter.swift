/// Which tasks of the list are wanted.
public enum TaskFilter: String, Sendable, CaseIterable {
    case open, completed, all
    /// What is open and was put nowhere yet: it has neither a day nor a collection.
    case inbox
}
