import TaskValues

/// The sections of the list for a question, from top to bottom, and the tasks that each may hold.
public struct ListLayout: Equatable, Sendable {
    public struct Section: Identifiable, Equatable, Sendable {
        public enum Kind: String, CaseIterable, Sendable {
            case overdue, today, later, none, completed

            /// The key of its heading.
            public var key: String { "list.section.\(rawValue)" }
        }

        public var kind: Kind
        /// The tasks of the section, and those about to leave it, in order.
        public var tasks: [TaskItem]

        public var id: Kind { kind }

        /// Whether a task belongs here; one that was completed here is known until its row has left.
        public func shows(_ task: TaskItem) -> Bool { (kind == .completed) == task.isCompleted }
    }

    /// Those that hold a row.
    public var sections: [Section]
    public var count: Int

    /// - Parameter staying: completed tasks whose answer is still to be seen: their section stays until they have left it.
    public init(_ tasks: some Sequence<TaskItem>, for question: ListQuestion, today: Day, staying: Set<Int64> = []) {
        let shown = tasks.filter { question.shows($0) || staying.contains($0.id) }
        count = shown.count(where: question.shows)
        sections = Section.Kind.allCases.compactMap { kind in
            let mine = shown.filter { task in
                kind == .completed
                    ? task.isCompleted && question.shows(task)
                    : Section.Kind(of: task.due, today: today) == kind
                        && (!task.isCompleted || staying.contains(task.id))
            }
            guard !mine.isEmpty else { return nil }
            return Section(
                kind: kind,
                tasks: mine.sorted(by: kind == .completed ? TaskItem.isLater : TaskItem.isSooner)
            )
        }
    }
}

extension ListLayout.Section.Kind {
    /// Where an open task that is due then stands.
    init(of due: Day?, today: Day) {
        guard let due else {
            self = .none
            return
        }
        self = due < today ? .overdue : due == today ? .today : .later
    }
}

/// A question to the list: which tasks to show, and which text to find in them.
public struct ListQuestion: Equatable, Sendable {
    public var filter = TaskFilter.open
    public var text = ""

    public init() {}

    public var isSearch: Bool { !LineText.cleaned(text).isEmpty }

    public static let filters: [TaskFilter] = [.open, .completed, .all]

    /// Whether a task belongs into the list; one that was just completed stays known to it while its row leaves.
    public func shows(_ task: TaskItem) -> Bool { query.matches(task) }

    public var query: TaskQuery {
        var query = TaskQuery(filter)
        query.text = text
        return query
    }

    /// Returns why the list is empty: this begins its text's key and decides what its button does.
    public func emptiness(hasCompleted: Bool) -> Emptiness {
        if isSearch { return .search }
        if filter == .completed { return .completed }
        return hasCompleted && filter == .open ? .done : .new
    }

    public enum Emptiness: String, CaseIterable, Sendable {
        /// There was never a task.
        case new
        /// All are completed.
        case done
        /// None is completed.
        case completed
        case search
    }

    /// Returns the question after the first step out of an empty list; `nil` where that step is to write a task.
    public func next(after emptiness: Emptiness) -> ListQuestion? {
        var question = ListQuestion()
        switch emptiness {
        case .new: return nil
        case .done: question.filter = .completed
        case .completed: break
        case .search: question.filter = filter
        }
        return question
    }
}
