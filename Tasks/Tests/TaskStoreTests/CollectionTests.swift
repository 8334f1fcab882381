import TaskStore
import TestSupport
import Testing

@Suite("A collection")
struct CollectionTests {
    private let world = World()

    /// Groceries with milk and bread in it.
    private func groceries() async throws -> (World, TaskCollection, [TaskItem]) {
        let tasks = try await world.add("Milk", "Bread")
        let collection = try await world.store.write { transaction in
            let collection = try transaction.createCollection(named: "Groceries")
            for task in tasks { try transaction.addTask(task.id, toCollection: collection.id) }
            return try transaction.snapshot.collection(collection.id)
        }
        return (world, collection, tasks)
    }

    @Test("counts its tasks, and every task of it knows the counts after the write")
    func counts() async throws {
        let (world, collection, tasks) = try await groceries()
        #expect(collection.open == 2 && collection.total == 2)
        let done = try await world.edit(tasks[0]) { $0.move = .complete }
        #expect(done.collections.map(\.open) == [1] && done.collections.map(\.total) == [2])
        try await world.store.write { try $0.deleteTask(tasks[1].id) }
        let after = try await world.store.read { try $0.collection(collection.id) }
        #expect(after.open == 0 && after.total == 1)
    }

    @Test("tells of its counts when a task of it is completed")
    func tells() async throws {
        let (world, collection, tasks) = try await groceries()
        let changes = Box<[Change]>([])
        try await world.store.write(announce: changes.set) { transaction in
            var edit = TaskEdit()
            edit.move = .complete
            try transaction.editTask(tasks[0].id, edit)
        }
        guard changes.value.count == 2, case .task(let id, _) = changes.value[0],
            case .collection(collection.id, let told?) = changes.value[1]
        else {
            Issue.record("told \(changes.value)")
            return
        }
        #expect(id == tasks[0].id && told.open == 1)
    }

    @Test("in the bin leaves its tasks, and comes back with them")
    func comesBack() async throws {
        let (world, collection, tasks) = try await groceries()
        try await world.store.write { try $0.deleteCollection(collection.id) }
        #expect(try await world.store.read { try $0.task(tasks[0].id) }.collections.isEmpty)
        #expect(try await world.titles() == ["Milk", "Bread"])
        let back = try await world.store.write { try $0.restoreCollection(collection.id) }
        #expect(back == collection)
    }

    @Test("has a name unlike every other, except those in the bin")
    func hasItsName() async throws {
        let (world, collection, _) = try await groceries()
        await #expect(throws: InvalidValue.self) {
            try await world.store.write { try $0.createCollection(named: " Groceries ") }
        }
        try await world.store.write { try $0.deleteCollection(collection.id) }
        try await world.store.write { _ = try $0.createCollection(named: "Groceries") }
        await #expect(throws: InvalidValue.self) {
            try await world.store.write { try $0.restoreCollection(collection.id) }
        }
    }

    @Test("is what the list is narrowed to")
    func narrows() async throws {
        let (world, collection, _) = try await groceries()
        try await world.add("Elsewhere")
        #expect(try await world.titles { $0.collection = collection.id } == ["Milk", "Bread"])
        await #expect(throws: StoreError.noCollection(99)) { try await world.page { $0.collection = 99 } }
    }

    @Test("holds a task once, and one that isn't in it can be taken out")
    func holdsOnce() async throws {
        let (world, collection, tasks) = try await groceries()
        let changes = Box<[Change]>([])
        try await world.store.write(announce: changes.set) {
            try $0.addTask(tasks[0].id, toCollection: collection.id)
        }
        #expect(changes.value.isEmpty)
        for _ in 0..<2 { try await world.store.write { try $0.removeTask(tasks[0].id, fromCollection: collection.id) } }
        #expect(try await world.store.read { try $0.collection(collection.id) }.total == 1)
    }
}
