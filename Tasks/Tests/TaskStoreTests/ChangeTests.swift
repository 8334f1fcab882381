import TaskStore
import Testing

@Suite("Changes")
struct ChangeTests {
    private let world = World()

    @Test("are announced once for each write with their last state: tasks, then collections, then settings")
    func areAnnounced() async throws {
        let home = try await world.collection("Home")
        let told = try await world.told {
            try await world.write { transaction in
                var draft = TaskDraft(title: "Tidy")
                draft.collections = [home.id]
                try transaction.createTask(draft)
                _ = try transaction.noteCapture()
            }
            try await world.write { transaction in
                try transaction.createTask(TaskDraft(title: "Sweep"))
                _ = try transaction.noteCapture()
            }
        }
        #expect(told.map(\.count) == [3, 1])
        let (task, collection) = (
            try await world.page { $0.collection = home.id }.tasks[0], try await world.collections()
        )
        #expect(told[0].prefix(2) == [.task(id: task.id, task), .collection(id: home.id, collection[0])])
        guard case .settings(let settings) = told[0][2] else {
            Issue.record("The first capture is a setting: \(told[0][2])")
            return
        }
        #expect(settings["hasCompletedFirstCapture"] == .flag(true))
    }

    @Test("of a task include its collections where their counts change, and only there")
    func includeCollections() async throws {
        let (home, garden) = (try await world.collection("Home"), try await world.collection("Garden"))
        let task = try await world.capture("Tidy") { $0.collections = [home.id, garden.id] }
        let told = try await world.told {
            try await world.edit(task) { $0.title = "Tidy up" }
            try await world.move(task, .complete)
            try await world.delete(task)
            try await world.write { try $0.restoreTask(task.id) }
            try await world.write { try $0.removeTask(task.id, fromCollection: home.id) }
            try await world.write { try $0.addTask(task.id, toCollection: home.id) }
        }
        let (one, all) = (["task 1"], ["task 1", "collection 1", "collection 2"])
        #expect(told.map { $0.map(\.name) } == [one, all, all, all, Array(all[..<2]), Array(all[..<2])])
        #expect(told[2][0] == .task(id: task.id, nil))
    }

    @Test("of a collection include its tasks, and first; those in the bin are left out")
    func includeTasks() async throws {
        let home = try await world.collection("Home")
        let tasks = try await world.add("Tidy", "Sweep", "Gone", in: [home.id])
        try await world.delete(tasks[2])
        let told = try await world.told {
            try await world.write { try $0.renameCollection(home.id, to: "House") }
            try await world.write { try $0.deleteCollection(home.id) }
            try await world.write { try $0.restoreCollection(home.id) }
        }
        let names = ["task \(tasks[1].id)", "task \(tasks[0].id)", "collection 1"]
        #expect(told.map { $0.map(\.name) } == [names, names, names])
        #expect(told[1].last == .collection(id: home.id, nil))
    }

    @Test("of writes at once are announced in the order in which they happened")
    func areInOrder() async throws {
        let task = try await world.capture("Write")
        let told = try await world.told {
            try await withThrowingTaskGroup(of: Void.self) { [world] group in
                for number in 1...20 {
                    group.addTask { try await world.edit(task) { $0.position = Double(number) } }
                }
                try await group.waitForAll()
            }
        }
        #expect(told.count == 20)
        let last = try #require(try await world.listed(task))
        #expect(told.last == [.task(id: task.id, last)])
    }
}

extension Change {
    /// What it is of, without its state.
    fileprivate var name: String {
        switch self {
        case .task(let id, _): "task \(id)"
        case .collection(let id, _): "collection \(id)"
        case .settings: "settings"
        case .many: "many"
        }
    }
}
