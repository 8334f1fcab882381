/// What was done to many tasks in one write, so that it can be undone as one.
public struct Batch: Sendable, Equatable, Encodable {
    public let id: Int64
    /// Those that were changed; tasks that already were as wished aren't counted.
    public let count: Int

    package init(id: Int64, count: Int) {
        self.id = id
        self.count = count
    }

    public enum Action: String, Sendable, CaseIterable { case complete, reopen, delete }

    /// Which tasks.
    public enum Choice: Sendable, Equatable {
        /// Those of them that are there.
        case these([Int64])
        /// All that a query finds, however many pages they fill.
        case found(TaskQuery, except: [Int64])
    }
}
