import TaskValues

public struct BoardColumns: Equatable, Sendable {
    private let tasks: [TaskColumn: [TaskItem]]

    public init(_ tasks: some Sequence<TaskItem>) {
        self.tasks = Dictionary(grouping: tasks, by: \.column).reduce(into: [:]) { columns, entry in
            columns[entry.key] = TaskQuery(entry.key == .done ? .completed : .open).found(in: entry.value)
        }
    }

    public subscript(column: TaskColumn) -> [TaskItem] { tasks[column] ?? [] }
}

extension BoardColumns {
    /// The cards of a column, with completed ones until their rows have left.
    public func cards(in column: TaskColumn, staying: Set<Int64>) -> [TaskItem] {
        guard column != .done else { return self[.done] }
        return self[column] + self[.done].filter { staying.contains($0.id) }
    }
}

public enum BoardMove: Hashable, Sendable {
    case to(TaskColumn)
    case up, down

    public var key: String {
        switch self {
        case .to(let column): "board.to.\(column.rawValue)"
        case .up: "board.up"
        case .down: "board.down"
        }
    }
}

extension BoardColumns {
    public func moves(of task: TaskItem) -> [BoardMove] {
        let columns = TaskColumn.allCases.filter { $0 != task.column }.map(BoardMove.to)
        // Done is sorted by completion.
        guard task.column != .done, let index = self[task.column].firstIndex(where: { $0.id == task.id }) else {
            return columns
        }
        let last = self[task.column].count - 1
        return columns + (index > 0 ? [.up] : []) + (index < last ? [.down] : [])
    }

    /// The destination of a move; nil if the card stays.
    public func destination(of task: TaskItem, by move: BoardMove) -> BoardDestination? {
        switch move {
        case .to(let column): return destination(of: task, in: column, above: self[column].first)
        case .up: return shifted(task, by: -1)
        case .down: return shifted(task, by: 1)
        }
    }

    /// The destination of a drop above another card, or below all.
    public func destination(of task: TaskItem, in column: TaskColumn, above other: TaskItem?) -> BoardDestination? {
        if column == .done { return task.column == .done ? nil : BoardDestination(column: .done, position: nil) }
        guard other?.id != task.id else { return nil }
        let cards = self[column].filter { $0.id != task.id }
        let index = other.flatMap { other in cards.firstIndex { $0.id == other.id } } ?? cards.count
        return BoardDestination(column: column, position: position(among: cards, at: index))
    }

    private func shifted(_ task: TaskItem, by step: Int) -> BoardDestination? {
        guard task.column != .done, let index = self[task.column].firstIndex(where: { $0.id == task.id }) else {
            return nil
        }
        let cards = self[task.column].filter { $0.id != task.id }
        guard (0...cards.count).contains(index + step) else { return nil }
        return BoardDestination(column: task.column, position: position(among: cards, at: index + step))
    }

    /// The middle between two neighbours, or a step beyond the first or last.
    private func position(among cards: [TaskItem], at index: Int) -> Double? {
        let above = index > 0 ? cards[index - 1].position : nil
        let below = index < cards.count ? cards[index].position : nil
        switch (above, below) {
        case (let above?, let below?): return (above + below) / 2
        case (let above?, nil): return above + 1
        case (nil, let below?): return below - 1
        case (nil, nil): return nil
        }
    }
}

public struct BoardDestination: Equatable, Sendable {
    public var column: TaskColumn
    /// nil keeps the position.
    public var position: Double?
}
