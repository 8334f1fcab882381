import Synchronization
import TaskStore
import TestSupport

/// A clock that a test moves by hand. It starts on 2026-01-01 at noon.
final class TestClock: Sendable {
    private let time = Mutex(Instant("2026-01-01T12:00:00.000Z")!.milliseconds)

    var now: Instant { time.withLock { Instant(milliseconds: $0) } }

    func advance(days: Int64 = 0, seconds: Int64 = 0) {
        time.withLock { $0 += days * 86_400_000 + seconds * 1000 }
    }
}

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
