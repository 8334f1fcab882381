import TaskStore
import Testing

@Suite("A collection")
struct CollectionTests {
    private let world = World()

    @Test("is listed oldest first; its name of one line and 1 to 200 characters is unlike all but those in the bin")
    func isListedByItsName() async throws {
        let home = try await world.collection(" Home\n")
        world.clock.advance(seconds: 1)
        let garden = try await world.collection("Garden")
        #expect(home.name == "Home" && home.open == 0 && home.total == 0)
        #expect(garden.createdAt == world.clock.now && home.createdAt < garden.createdAt)
        #expect(try await world.collections() == [home, garden])
        let names = [("", InvalidValue.Reason.empty), (letters(201), .tooLong(limit: 200)), (" Home ", .taken("Home"))]
        for (name, reason) in names {
            let problem = InvalidValue(field: "name", reason: reason)
            try await world.expectRefusal(problem) { try $0.createCollection(named: name) }
            try await world.expectRefusal(problem) { try $0.renameCollection(garden.id, to: name) }
        }
        try await world.write { try $0.deleteCollection(home.id) }
        try await world.write { try $0.renameCollection(garden.id, to: "Home") }
        let taken = InvalidValue(field: "name", reason: .taken("Home"))
        try await world.expectRefusal(taken) { try $0.restoreCollection(home.id) }
    }

    @Test("in the bin leaves its tasks, and comes back with them and their counts; one that isn't there stays as it is")
    func comesBack() async throws {
        let home = try await world.collection("Home")
        let tasks = try await world.add("Tidy", "Sweep", "Dust", in: [home.id])
        try await world.write { try $0.deleteCollection(home.id) }
        #expect(try await world.collections().isEmpty)
        #expect(try await world.titles() == ["Tidy", "Sweep", "Dust"])
        #expect(try await world.listed(tasks[0])?.collections == [])
        try await world.move(tasks[0], .complete)
        try await world.delete(tasks[1])
        let back = try await world.write { try $0.restoreCollection(home.id) }
        #expect(back.open == 1 && back.total == 2 && back.createdAt == home.createdAt)
        #expect(try await world.collections() == [back])
        let told = try await world.told {
            let again = try await world.write { try $0.restoreCollection(home.id) }
            #expect(again == back)
        }
        #expect(told.isEmpty)
        let third = try await world.write { try $0.restoreTask(tasks[1].id) }
        #expect(third.collections.map(\.total) == [3])
    }

    @Test("is one of a hundred at most")
    func isOneOfAHundred() async throws {
        let ids = try await world.write { transaction in
            try (0...TaskItem.collectionLimit).map { try transaction.createCollection(named: "\($0)").id }
        }
        let tooMany = InvalidValue(field: "collections", reason: .tooMany(limit: 100))
        var draft = TaskDraft(title: "Tidy")
        draft.collections = ids
        try await world.expectRefusal(tooMany) { [draft] in try $0.createTask(draft) }
        let task = try await world.capture("Tidy") { $0.collections = ids.dropLast() }
        for id in ids.dropLast() { try await world.write { try $0.addTask(task.id, toCollection: id) } }
        try await world.expectRefusal(tooMany) { try $0.addTask(task.id, toCollection: ids[100]) }
    }
}

@Suite("A task or collection that isn't there or is in the bin")
struct MissingTests {
    private let world = World()

    @Test("is neither changed, deleted, listed nor a member, and refused whole")
    func isRefused() async throws {
        let (home, gone) = (try await world.collection("Home"), try await world.collection("Gone"))
        let (task, binned) = (try await world.capture("Tidy"), try await world.capture("Binned"))
        try await world.delete(binned)
        try await world.write { try $0.deleteCollection(gone.id) }
        for id in [binned.id, 99] {
            let missing = StoreError.noTask(id)
            try await world.expectRefusal(missing) { try $0.editTask(id, TaskEdit()) }
            try await world.expectRefusal(missing) { try $0.deleteTask(id) }
            try await world.expectRefusal(missing) { try $0.addTask(id, toCollection: home.id) }
            try await world.expectRefusal(missing) { try $0.removeTask(id, fromCollection: home.id) }
        }
        for id in [gone.id, 99] {
            let missing = StoreError.noCollection(id)
            var draft = TaskDraft(title: "Read")
            draft.collections = [id]
            try await world.expectRefusal(missing) { [draft] in try $0.createTask(draft) }
            try await world.expectRefusal(missing) { try $0.snapshot.page(TaskQuery(collection: id)) }
            try await world.expectRefusal(missing) { try $0.deleteCollection(id) }
            try await world.expectRefusal(missing) { try $0.renameCollection(id, to: "House") }
            try await world.expectRefusal(missing) { try $0.addTask(task.id, toCollection: id) }
            try await world.expectRefusal(missing) { try $0.removeTask(task.id, fromCollection: id) }
        }
        try await world.expectRefusal(StoreError.noTask(99)) { try $0.restoreTask(99) }
        try await world.expectRefusal(StoreError.noCollection(99)) { try $0.restoreCollection(99) }
    }
}
