import TaskStore
import TasksModel
import TestSupport
import Testing

@testable import TasksApp

@Suite("Tasks kept in the database and tasks in memory")
struct StoredTasksTests {
    private let folder = TemporaryFolder()

    /// Returns a keeper's answers to the same calls, as lines without times.
    private func story(of keeper: any TaskKeeping) async throws -> [String] {
        var lines: [String] = []
        let groceries = try await keeper.makeCollection(named: "  Groceries ")
        var draft = TaskDraft(title: "Buy\nmilk")
        draft.collections = [groceries.id]
        draft.due = Day("2026-03-12")
        let milk = try await keeper.capture(draft)
        let mum = try await keeper.capture(TaskDraft(title: "Call mum"))
        lines.append("first: \(milk.isFirst), then: \(mum.isFirst)")
        try await keeper.add(mum.task.id, to: groceries.id)
        lines += try await state(of: keeper, "captured")
        var edit = TaskEdit()
        (edit.title, edit.due, edit.move) = ("Buy oat milk", .some(nil), .complete)
        _ = try await keeper.edit(milk.task.id, edit)
        try await keeper.delete(mum.task.id)
        lines += try await state(of: keeper, "completed and deleted")
        _ = try await keeper.restore(mum.task.id)
        try await keeper.remove(mum.task.id, from: groceries.id)
        _ = try await keeper.renameCollection(groceries.id, to: "Shopping")
        lines += try await state(of: keeper, "restored and renamed")
        try await keeper.deleteCollection(groceries.id)
        lines += try await state(of: keeper, "without collection")
        _ = try await keeper.restoreCollection(groceries.id)
        lines += try await state(of: keeper, "with it again")
        lines.append(await problem { _ = try await keeper.capture(TaskDraft(title: " ")) })
        lines.append(await problem { _ = try await keeper.makeCollection(named: "Shopping") })
        lines.append(await problem { _ = try await keeper.edit(99, TaskEdit()) })
        return lines
    }

    private func state(of keeper: any TaskKeeping, _ name: String) async throws -> [String] {
        var query = TaskQuery()
        query.filter = .all
        let tasks = try await keeper.tasks(query).tasks.map { task in
            let collections = task.collections.map { "\($0.name) \($0.open)/\($0.total)" }.joined(separator: ", ")
            return "\(task.title), \(task.column), \(task.due?.description ?? "no day"), [\(collections)]"
        }
        query.filter = .inbox
        let inbox = try await keeper.tasks(query).tasks.map { "in the inbox: \($0.title)" }
        let collections = try await keeper.collections().map { "\($0.name) \($0.open)/\($0.total)" }
        return ["— \(name)"] + tasks + inbox + collections
    }

    private func problem(_ work: () async throws -> Void) async -> String {
        do {
            try await work()
            return "no problem"
        } catch { return "\(error)" }
    }

    @Test("answer alike, so that what is tested in memory holds for the database")
    func alike() async throws {
        let stored = try StoredTasks(path: folder.path("tasks.sqlite"))
        let inFile = try await story(of: stored)
        let inMemory = try await story(of: MemoryTasks())
        #expect(inFile == inMemory)
        #expect(inFile.contains("Buy oat milk, done, no day, [Groceries 0/1]"))
        try stored.close()
    }

    @Test("Changes are told in their order; what another program wrote is read anew")
    func changes() async throws {
        let path = folder.path("tasks.sqlite")
        let stored = try StoredTasks(path: path)
        var changes = stored.changes().makeAsyncIterator()
        let task = try await stored.capture(TaskDraft(title: "Buy milk")).task
        guard case .these(let told) = await changes.next() else {
            Issue.record("What was captured isn't told")
            return
        }
        #expect(told.first == .task(id: task.id, task))
        try await stored.lookElsewhere()
        let other = try Store(path: path)
        try await other.write { try $0.deleteTask(task.id) }
        try other.close()
        try await stored.lookElsewhere()
        #expect(await changes.next() == .unknown)
        try stored.close()
    }
}
