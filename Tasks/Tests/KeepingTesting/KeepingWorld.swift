import Foundation
import TaskValues
import TasksModel
import TestSupport
import Testing

/// A store that a promise is about, and its clock.
struct KeepingWorld: Sendable {
    let keeper: any TaskKeeping
    let clock: TestClock

    @discardableResult
    func capture(_ title: String, _ change: (inout TaskDraft) -> Void = { _ in }) async throws -> TaskItem {
        var draft = TaskDraft(title: title)
        change(&draft)
        return try await keeper.capture(draft).task
    }

    /// Makes tasks so that the first title stands on top.
    @discardableResult
    func captureAll(_ titles: String..., in collections: [Int64] = []) async throws -> [TaskItem] {
        var tasks: [TaskItem] = []
        for title in titles.reversed() { tasks.append(try await capture(title) { $0.collections = collections }) }
        return tasks.reversed()
    }

    @discardableResult
    func edit(_ task: TaskItem, _ change: (inout TaskEdit) -> Void) async throws -> TaskItem {
        var edit = TaskEdit()
        change(&edit)
        return try await keeper.edit(task.id, edit)
    }

    @discardableResult
    func move(_ task: TaskItem, _ move: TaskEdit.Move) async throws -> TaskItem {
        try await edit(task) { $0.move = move }
    }

    func page(_ change: (inout TaskQuery) -> Void = { _ in }) async throws -> TaskPage {
        var query = TaskQuery()
        change(&query)
        return try await keeper.tasks(query)
    }

    func titles(_ change: (inout TaskQuery) -> Void = { _ in }) async throws -> [String] {
        try await page(change).tasks.map(\.title)
    }

    /// The task as a list shows it now; nil when none does.
    func listed(_ task: TaskItem) async throws -> TaskItem? {
        try await page { $0.filter = .all }.tasks.first { $0.id == task.id }
    }

    /// Everything that can be read, in order to see that nothing is different.
    func everything() async throws -> State {
        State(page: try await page { $0.filter = .all }, collections: try await keeper.collections())
    }

    struct State: Equatable {
        let page: TaskPage
        let collections: [TaskCollection]
    }
}

extension KeepingWorld {
    /// Returns what the store tells of `work`, one list for each write.
    func told(of work: () async throws -> Void) async throws -> [[Change]] {
        let stream = keeper.changes()
        try await work()
        // What is told of this is the end of what is told of the work.
        let end = try await keeper.makeCollection(named: "End \(UUID().uuidString)")
        var told: [[Change]] = []
        for await changes in stream {
            if changes == .these([.collection(id: end.id, end)]) { break }
            guard case .these(let list) = changes else {
                Issue.record("A store knows what it wrote itself")
                break
            }
            told.append(list)
        }
        return told
    }

    /// Expects that `work` fails with `error`, changes nothing and is told to nobody.
    func expectRefusal<Failure: Error & Equatable>(
        _ error: Failure,
        _ location: SourceLocation = #_sourceLocation,
        of work: () async throws -> Void
    ) async throws {
        let before = try await everything()
        let changes = keeper.changes()
        await #expect(throws: error, sourceLocation: location) { try await work() }
        #expect(try await everything() == before, sourceLocation: location)
        let end = try await keeper.makeCollection(named: "End \(UUID().uuidString)")
        let first = await changes.first { _ in true }
        #expect(first == .these([.collection(id: end.id, end)]), sourceLocation: location)
    }
}
