import TaskValues

/// A part of the list with a heading of its own.
public struct TaskSection: Identifiable, Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case overdue, today, later, none, completed

        /// The key of its heading.
        public var key: String { "list.section.\(rawValue)" }
    }

    public var kind: Kind
    /// In their order.
    public var tasks: [TaskItem]

    public var id: Kind { kind }
}

extension [TaskItem] {
    /// The sections of a list, from top to bottom; those without a task are left out.
    ///
    /// - Parameter staying: completed tasks whose answer is still to be seen: their section stays until they have left it.
    public func sections(today: Day, staying: Set<Int64> = []) -> [TaskSection] {
        let groups = Dictionary(grouping: self) { TaskSection.Kind(of: $0, today: today) }
        let kept = Set(filter { staying.contains($0.id) }.map { TaskSection.Kind(of: $0.due, today: today) })
        return TaskSection.Kind.allCases.compactMap { kind in
            let tasks = groups[kind] ?? []
            guard !tasks.isEmpty || kept.contains(kind) else { return nil }
            let isBefore = kind == .completed ? TaskItem.isLater : TaskItem.isSooner
            return TaskSection(kind: kind, tasks: tasks.sorted(by: isBefore))
        }
    }
}

extension TaskSection.Kind {
    init(of task: TaskItem, today: Day) { self = task.isCompleted ? .completed : Self(of: task.due, today: today) }

    /// Where an open task that is due then stands.
    init(of due: Day?, today: Day) {
        guard let due else {
            self = .none
            return
        }
        self = due < today ? .overdue : due == today ? .today : .later
    }
}
