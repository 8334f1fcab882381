import TaskKeepingTesting
import TaskStore
import TasksModel
import TestSupport
import Testing

@testable import TasksApp

@Suite("Tasks kept in the database")
struct StoredTasksTests {
    private let folder = TemporaryFolder()

    @Test("keep every promise", .timeLimit(.minutes(1)), arguments: KeepingPromise.all)
    func keeps(promise: KeepingPromise) async throws {
        try await promise.check { clock in try StoredTasks(path: folder.path("tasks.sqlite"), clock: clock) }
    }

    @Test("are read anew where another program wrote")
    func looksElsewhere() async throws {
        let path = folder.path("tasks.sqlite")
        let stored = try StoredTasks(path: path)
        let task = try await stored.capture(TaskDraft(title: "Buy milk")).task
        var changes = stored.changes().makeAsyncIterator()
        try await stored.lookElsewhere()
        let other = try Store(path: path)
        try await other.write { try $0.deleteTask(task.id) }
        try other.close()
        try await stored.lookElsewhere()
        #expect(await changes.next() == .unknown)
        try stored.close()
    }
}
