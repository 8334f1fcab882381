/// A task with everything that is kept of it, for files.
public struct TaskRecord: Sendable, Equatable {
    public let task: TaskItem
    /// The same in every copy of the database, unlike the id.
    public let uid: String
    /// The column it has, or comes back to when it is reopened.
    public let lane: TaskColumn
    public let isDeleted: Bool
    public let origin: Origin?
}
