import TaskKeepingTesting
import TaskValues
import TasksModel
import Testing

@Suite("Tasks kept in memory")
struct MemoryTasksTests {
    @Test("keep every promise, as those in the database do", .timeLimit(.minutes(1)), arguments: KeepingPromise.all)
    func keeps(promise: KeepingPromise) async throws {
        try await promise.check { clock in MemoryTasks(clock: clock) }
    }

    @Test("fail when they are told to, and keep what they had")
    func fail() async throws {
        let tasks = MemoryTasks()
        _ = try await tasks.capture(TaskDraft(title: "Buy milk"))
        await tasks.fail(with: RawError())
        await #expect(throws: RawError.self) { try await tasks.capture(TaskDraft(title: "Buy bread")) }
        await #expect(throws: RawError.self) { try await tasks.tasks(TaskQuery()) }
        await tasks.fail(with: nil)
        #expect(try await tasks.tasks(TaskQuery()).tasks.map(\.title) == ["Buy milk"])
    }
}
