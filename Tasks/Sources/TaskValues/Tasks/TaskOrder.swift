/// The order of the list; equal tasks are in order of their ids.
public enum TaskOrder: String, Sendable, CaseIterable {
    /// As the person arranged them.
    case position
    /// Latest first.
    case completion
    /// Soonest first, tasks without a day last; those of one day by position.
    case due
}
