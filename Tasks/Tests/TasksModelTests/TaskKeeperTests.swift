import TaskStore
import TasksModel
import TestSupport
import Testing

@Suite("The keeper of tasks")
struct TaskKeeperTests {
    @Test("notifies all that follow of each change from then on, and of another program's as many")
    func notifies() async throws {
        let folder = TemporaryFolder()
        let keeper = TaskKeeper(try Store(path: folder.path("tasks.sqlite")))
        try await keeper.write { _ = try $0.createTask(TaskDraft(title: "Before")) }
        let streams = [keeper.changes(), keeper.changes()]
        let task = try await keeper.write { try $0.createTask(TaskDraft(title: "Milk")) }
        try await keeper.lookElsewhere()
        let other = try Store(path: folder.path("tasks.sqlite"))
        try await other.write { try $0.deleteTask(task.id) }
        try other.close()
        try await keeper.lookElsewhere()
        for stream in streams {
            var told = stream.makeAsyncIterator()
            #expect(await told.next() == [.task(id: task.id, task)])
            #expect(await told.next() == [.many])
        }
    }
}
