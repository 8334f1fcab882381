import TaskValues

public struct ListLayout: Equatable, Sendable {
    public struct Section: Identifiable, Equatable, Sendable {
        public enum Kind: String, CaseIterable, Sendable {
            case overdue, today, later, none, completed

            public var key: String { "list.section.\(rawValue)" }
        }

        public var kind: Kind
        public var tasks: [TaskItem]

        public var id: Kind { kind }

        /// Whether a task counts here. A completed one stays in another section until its row has left.
        public func shows(_ task: TaskItem) -> Bool { (kind == .completed) == task.isCompleted }
    }

    public var sections: [Section]
    public var count: Int

    /// - Parameter staying: Completed tasks whose rows are about to leave.
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
    init(of due: Day?, today: Day) {
        guard let due else {
            self = .none
            return
        }
        self = due < today ? .overdue : due == today ? .today : .later
    }
}

public struct ListQuestion: Equatable, Sendable {
    public var filter = TaskFilter.open
    public var text = ""

    public init() {}

    public var isSearch: Bool { !LineText.cleaned(text).isEmpty }

    public static let filters: [TaskFilter] = [.open, .completed, .all]

    public func shows(_ task: TaskItem) -> Bool { query.matches(task) }

    public var query: TaskQuery {
        var query = TaskQuery(filter)
        query.text = text
        return query
    }

    /// Why the list is empty; its raw value is part of the keys of its texts.
    public func emptiness(hasCompleted: Bool) -> Emptiness {
        if isSearch { return .search }
        if filter == .completed { return .completed }
        return hasCompleted && filter == .open ? .done : .new
    }

    public enum Emptiness: String, CaseIterable, Sendable {
        case new
        case done
        case completed
        case search
    }

    /// The question that the button of an empty list leads to; nil to write a task.
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
