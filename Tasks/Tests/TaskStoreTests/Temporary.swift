import TaskStore
import TestSupport

/// A store with a clock, in a folder of its own.
struct World {
    let folder = TemporaryFolder()
    let clock = TestClock()
    let store: Store

    init() {
        store = try! Store(path: folder.path("tasks.sqlite"), clock: { [clock] in clock.now })
    }

    /// Makes tasks so that the first title stands on top.
    @discardableResult
    func add(_ titles: String...) async throws -> [TaskItem] {
        try await store.write { transaction in
            try titles.reversed().map { try transaction.createTask(TaskDraft(title: $0)) }.reversed()
        }
    }

    func edit(_ task: TaskItem, _ change: @Sendable (inout TaskEdit) -> Void) async throws -> TaskItem {
        var edit = TaskEdit()
        change(&edit)
        return try await store.write { [edit] in try $0.editTask(task.id, edit) }
    }

    func page(_ change: (inout TaskQuery) -> Void = { _ in }) async throws -> TaskPage {
        var query = TaskQuery()
        change(&query)
        return try await store.read { [query] in try $0.page(query) }
    }

    func titles(_ change: (inout TaskQuery) -> Void = { _ in }) async throws -> [String] {
        try await page(change).tasks.map(\.title)
    }
}
