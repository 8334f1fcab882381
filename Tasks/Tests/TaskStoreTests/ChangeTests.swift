import TaskStore
import Testing

@Suite("Changes")
struct ChangeTests {
    private let world = World()

    @Test("of a task include its collections where their counts change, and only there; joining twice is no change")
    func includeCollections() async throws {
        let (home, garden) = (try await world.collection("Home"), try await world.collection("Garden"))
        let task = try await world.capture("Tidy") { $0.collections = [garden.id, home.id] }
        let told = try await world.told {
            try await world.edit(task) { $0.title = "Tidy up" }
            try await world.move(task, .complete)
            try await world.delete(task)
            let restored = try await world.write { try $0.restoreTask(task.id) }
            for _ in 0..<2 { try await world.write { try $0.removeTask(task.id, fromCollection: home.id) } }
            for _ in 0..<2 { try await world.write { try $0.addTask(task.id, toCollection: home.id) } }
            #expect(try await world.listed(task) == restored)
            #expect(restored.collections.map(\.name) == ["Home", "Garden"])
        }
        let (one, all) = (["task 1"], ["task 1", "collection 1", "collection 2"])
        #expect(told.map { $0.map(\.name) } == [one, all, all, all, Array(all[..<2]), Array(all[..<2])])
        #expect(told[2][0] == .task(id: task.id, nil))
    }

    @Test("of a collection include its tasks, and first; those in the bin and the name it has are left out")
    func includeTasks() async throws {
        let home = try await world.collection("Home")
        let tasks = try await world.add("Tidy", "Sweep", "Gone", in: [home.id])
        try await world.delete(tasks[2])
        let told = try await world.told {
            let renamed = try await world.write { try $0.renameCollection(home.id, to: "House") }
            try await world.write { try $0.renameCollection(home.id, to: " House") }
            #expect(try await world.listed(tasks[0])?.collections == [renamed] && renamed.name == "House")
            try await world.write { try $0.deleteCollection(home.id) }
            try await world.write { try $0.restoreCollection(home.id) }
        }
        let names = ["task \(tasks[1].id)", "task \(tasks[0].id)", "collection 1"]
        #expect(told.map { $0.map(\.name) } == [names, names, names])
        #expect(told[1].last == .collection(id: home.id, nil))
        #expect(told[2].last == .collection(id: home.id, try await world.collections()[0]))
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
    fileprivate var name: String {
        switch self {
        case .task(let id, _): "task \(id)"
        case .collection(let id, _): "collection \(id)"
        case .settings: "settings"
        case .many: "many"
        }
    }
}
