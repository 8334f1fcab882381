import Nod
import TaskTexts

extension TaskCollection {
    /// From 0 to 1.
    public var fraction: Double { total == 0 ? 0 : Double(total - open) / Double(total) }

    public var isComplete: Bool { total > 0 && open == 0 }

    public func words(_ texts: Texts) -> String {
        if total == 0 { return texts("collections.empty") }
        if isComplete { return texts("collections.complete") }
        return texts("collections.progress", ["done": String(total - open)], count: total)
    }
}

extension TaskBook {
    public func mark(of collection: TaskCollection) -> TargetID { TargetID(center.collection(collection.id)) }

    public func tasks(in collection: Int64) -> [TaskItem] {
        [.open, .completed].flatMap { TaskQuery($0, collection: collection).found(in: tasks.values) }
    }

    public var captures: [TaskItem] { TaskQuery(.inbox).found(in: tasks.values) }

    public func state(count: Int) -> LoadState {
        state == .loaded && count == 0 && staying.isEmpty ? .empty : state
    }
}
