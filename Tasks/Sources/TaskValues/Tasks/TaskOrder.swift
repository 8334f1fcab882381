/// What the list is sorted by; equal ones by id.
public enum TaskOrder: String, Sendable, CaseIterable {
    /// As the person arranged them.
    case position
    /// Latest first.
    case completion
    /// Soonest first, tasks without a day last; those of one day by position.
    case due
}
