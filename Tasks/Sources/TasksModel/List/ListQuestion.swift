import TaskValues

/// A question to the list: which tasks to show, and which text to find in them.
public struct ListQuestion: Equatable, Sendable {
    public var filter = TaskFilter.open
    public var text = ""

    public init() {}

    public var isSearch: Bool { !LineText.cleaned(text).isEmpty }

    /// Those that the list offers.
    public static let filters: [TaskFilter] = [.open, .completed, .all]

    /// Whether a task belongs into the list; one that was just completed stays known to it while its row leaves.
    public func shows(_ task: TaskItem) -> Bool { query.matches(task) }

    public var query: TaskQuery {
        var query = TaskQuery()
        query.filter = filter
        query.text = text
        query.limit = TaskQuery.maximumLimit
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
