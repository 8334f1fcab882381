public struct TaskPage: Sendable, Equatable {
    public let tasks: [TaskItem]
    /// nil on the last page.
    public let next: Cursor?
    /// The number of tasks that match text and collection, whatever the filter; `open` only of the requested column.
    public let counts: Counts

    package init(tasks: [TaskItem], next: Cursor? = nil, counts: Counts) {
        self.tasks = tasks
        self.next = next
        self.counts = counts
    }

    public struct Counts: Sendable, Equatable, Encodable {
        public let open: Int
        public let completed: Int
        /// Whether there are more: counting stops at 5,000 search results.
        public let isAtLeast: Bool

        public init(open: Int, completed: Int, isAtLeast: Bool = false) {
            self.open = open
            self.completed = completed
            self.isAtLeast = isAtLeast
        }
    }
}

extension TaskPage: Encodable {
    private enum CodingKeys: CodingKey { case tasks, next, counts }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tasks, forKey: .tasks)
        try container.encode(next?.text, forKey: .next)
        try container.encode(counts, forKey: .counts)
    }
}
