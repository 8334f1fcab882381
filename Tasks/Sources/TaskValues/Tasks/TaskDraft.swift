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
