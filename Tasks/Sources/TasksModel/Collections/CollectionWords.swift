import Nod
import TaskTexts

extension TaskCollection {
    /// How far it is, 0…1; an empty one hasn't begun.
    public var fraction: Double { total == 0 ? 0 : Double(total - open) / Double(total) }

    public var isComplete: Bool { total > 0 && open == 0 }

    public func words(_ texts: Texts) -> String {
        if total == 0 { return texts("collections.empty") }
        if isComplete { return texts("collections.complete") }
        return texts("collections.progress", ["done": String(total - open)], count: total)
    }
}

extension TaskBook {
    /// Where it is celebrated that a collection is complete.
    public func mark(of collection: TaskCollection) -> TargetID { TargetID(center.collection(collection.id)) }

    /// Its tasks as a collection shows them: what is open first, then what is done.
    public func tasks(in collection: Int64) -> [TaskItem] {
        [.open, .completed].flatMap { TaskQuery($0, collection: collection).found(in: tasks.values) }
    }

    public func candidates(for collection: Int64) -> [TaskItem] {
        let members = TaskQuery(.open, collection: collection)
        return TaskQuery().found(in: tasks.values.filter { !members.matches($0) })
    }

    /// The open tasks with neither a day nor a collection, the newest on top.
    public var captures: [TaskItem] { TaskQuery(.inbox).found(in: tasks.values) }

    /// Returns the state of a view that would show `count` rows.
    public func state(count: Int) -> LoadState {
        state == .loaded && count == 0 && staying.isEmpty ? .empty : state
    }
}
