import TaskStore
import TestSupport
import Testing

@Suite("A batch")
struct BatchTests {
    private let world = World()

    private func change(_ choice: Batch.Choice, _ action: Batch.Action) async throws -> Batch {
        try await world.store.write { try $0.change(choice, action) }
    }

    private func undo(_ batch: Batch) async throws -> Batch {
        try await world.store.write { try $0.undoBatch(batch.id) }
    }

    private func found(_ filter: TaskFilter, text: String = "", except: [Int64] = []) -> Batch.Choice {
        var query = TaskQuery()
        query.filter = filter
        query.text = text
        return .found(query, except: except)
    }

    private func titles(_ filter: TaskFilter = .open) async throws -> [String] {
        try await world.titles { $0.filter = filter }
    }

    @Test("does to all that a question finds what was done to one by one, and undoes it as one")
    func changesAll() async throws {
        let tasks = try await world.add("Milk", "Mint", "Tea")
        _ = try await world.edit(tasks[1]) { $0.move = .complete }
        world.clock.advance(seconds: 60)
        let done = try await change(found(.open, text: "m"), .complete)
        #expect(done.count == 1)
        #expect(try await titles() == ["Tea"])
        #expect(try await undo(done).count == 1)
        #expect(try await titles() == ["Milk", "Tea"])
        #expect(try await titles(.completed) == ["Mint"])

        let gone = try await change(found(.all, except: [tasks[2].id]), .delete)
        #expect(gone.count == 2)
        #expect(try await titles(.all) == ["Tea"])
        #expect(try await undo(gone).count == 2)
        #expect(try await titles(.all) == ["Milk", "Mint", "Tea"])
    }

    @Test("that reopened gives each its own time of completion back")
    func keepsTimes() async throws {
        let tasks = try await world.add("Milk", "Tea")
        let first = try await world.edit(tasks[0]) { $0.move = .complete }
        world.clock.advance(seconds: 60)
        let second = try await world.edit(tasks[1]) { $0.move = .complete }
        world.clock.advance(seconds: 60)
        let batch = try await change(.these(tasks.map(\.id)), .reopen)
        #expect(try await titles() == ["Milk", "Tea"])
        _ = try await undo(batch)
        let times = try await world.page { $0.filter = .completed }.tasks.map(\.completedAt)
        #expect(times == [second.completedAt, first.completedAt])
    }

    @Test("undone leaves alone what others deleted, restored or completed meanwhile, in the same millisecond too")
    func leavesOthersAlone() async throws {
        let tasks = try await world.add("By another", "Restored", "Again", "Ours")
        let ids = tasks.map(\.id)
        try await world.store.write { try $0.deleteTask(ids[0]) }
        let batch = try await change(found(.open), .delete)
        #expect(batch.count == 3)
        world.clock.advance(seconds: 1)
        try await world.store.write { transaction in
            try transaction.restoreTask(ids[1])
            try transaction.restoreTask(ids[2])
            try transaction.deleteTask(ids[2])
        }
        #expect(try await undo(batch).count == 1)
        #expect(try await titles() == ["Restored", "Ours"])

        let done = try await change(found(.open), .complete)
        world.clock.advance(seconds: 1)
        let edited = try await world.edit(tasks[1]) { $0.move = .reopen }
        _ = try await world.edit(edited) { $0.move = .complete }
        #expect(try await undo(done).count == 1)
        #expect(try await titles() == ["Ours"])
    }

    @Test("is undone once, and for a week")
    func isUndoneOnce() async throws {
        try await world.add("Milk")
        let batch = try await change(found(.open), .delete)
        _ = try await undo(batch)
        await #expect(throws: StoreError.noBatch(batch.id)) { try await undo(batch) }
        let old = try await change(found(.open), .delete)
        world.clock.advance(days: 8)
        _ = try await change(.these([]), .delete)
        await #expect(throws: StoreError.noBatch(old.id)) { try await undo(old) }
    }

    @Test("tells of some hundreds one by one, with their collections, and of more that they are many")
    func tells() async throws {
        let shop = try await world.store.write { transaction in
            let shop = try transaction.createCollection(named: "Shop").id
            for number in 0..<(Change.mostTold + 1) {
                var draft = TaskDraft(title: "Task \(number)")
                draft.collections = number == 0 ? [shop] : []
                _ = try transaction.insertTask(draft)
            }
            return shop
        }
        let changes = Box<[Change]>([])
        let many = try await world.store.write(announce: changes.set) { try $0.change(found(.open), .complete) }
        #expect(many.count == Change.mostTold + 1 && changes.value == [.many])
        _ = try await world.store.write(announce: changes.set) { try $0.undoBatch(many.id) }
        #expect(changes.value == [.many])
        let collected = try await world.page { $0.collection = shop }.tasks.map(\.id)
        _ = try await world.store.write(announce: changes.set) { try $0.change(.these(collected), .delete) }
        #expect(changes.value.count == 2 && changes.value.first == .task(id: collected[0], nil))
    }
}
