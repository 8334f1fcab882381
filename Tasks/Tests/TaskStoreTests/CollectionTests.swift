import TaskStore
import Testing

@Suite("A collection")
struct CollectionTests {
    private let world = World()

    @Test("is listed oldest first, with its counts and the time it was made")
    func isListed() async throws {
        let home = try await world.collection(" Home\n")
        world.clock.advance(seconds: 1)
        let garden = try await world.collection("Garden")
        #expect(home.name == "Home" && home.open == 0 && home.total == 0)
        #expect(garden.createdAt == world.clock.now && home.createdAt < garden.createdAt)
        #expect(try await world.collections() == [home, garden])
    }

    @Test("has a name of one line and 1 to 200 characters, unlike every other except those in the bin")
    func hasItsName() async throws {
        let (home, garden) = (try await world.collection("Home"), try await world.collection("Garden"))
        let names = [("", InvalidValue.Reason.empty), (letters(201), .tooLong(limit: 200)), (" Home ", .taken("Home"))]
        for (name, reason) in names {
            let problem = InvalidValue(field: "name", reason: reason)
            try await world.expectRefusal(problem) { _ = try await world.collection(name) }
            try await world.expectRefusal(problem) {
                try await world.write { try $0.renameCollection(garden.id, to: name) }
            }
        }
        try await world.write { try $0.deleteCollection(home.id) }
        try await world.write { try $0.renameCollection(garden.id, to: "Home") }
        try await world.expectRefusal(InvalidValue(field: "name", reason: .taken("Home"))) {
            try await world.write { try $0.restoreCollection(home.id) }
        }
    }

    @Test("that is renamed has its new name in its tasks, too; the name it has is no change")
    func isRenamed() async throws {
        let home = try await world.collection("Home")
        let task = try await world.capture("Tidy") { $0.collections = [home.id] }
        let renamed = try await world.write { try $0.renameCollection(home.id, to: "House") }
        #expect(renamed.name == "House")
        #expect(try await world.listed(task)?.collections.map(\.name) == ["House"])
        let told = try await world.told { try await world.write { try $0.renameCollection(home.id, to: " House") } }
        #expect(told.isEmpty)
    }

    @Test("in the bin leaves its tasks, and comes back with them and their counts")
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
        let third = try await world.write { try $0.restoreTask(tasks[1].id) }
        #expect(third.collections.map(\.total) == [3])
    }

    @Test("that isn't in the bin is restored as it is")
    func isRestoredAsItIs() async throws {
        let home = try await world.collection("Home")
        let told = try await world.told {
            let restored = try await world.write { try $0.restoreCollection(home.id) }
            #expect(restored == home)
        }
        #expect(told.isEmpty)
    }

    @Test("is one of many that a task can be in, each once; again is no change")
    func hasMembers() async throws {
        let (home, garden) = (try await world.collection("Home"), try await world.collection("Garden"))
        let task = try await world.capture("Tidy")
        for id in [garden.id, home.id] { try await world.write { try $0.addTask(task.id, toCollection: id) } }
        #expect(try await world.listed(task)?.collections.map(\.name) == ["Home", "Garden"])
        #expect(try await world.listed(task)?.updatedAt == task.updatedAt)
        let added = try await world.told { try await world.write { try $0.addTask(task.id, toCollection: home.id) } }
        try await world.write { try $0.removeTask(task.id, fromCollection: home.id) }
        let removed = try await world.told {
            try await world.write { try $0.removeTask(task.id, fromCollection: home.id) }
        }
        #expect(added.isEmpty && removed.isEmpty)
    }

    @Test("is one of a hundred at most")
    func isOneOfAHundred() async throws {
        let ids = try await world.write { transaction in
            try (0...TaskItem.collectionLimit).map { try transaction.createCollection(named: "\($0)").id }
        }
        let tooMany = InvalidValue(field: "collections", reason: .tooMany(limit: 100))
        try await world.expectRefusal(tooMany) { try await world.capture("Tidy") { $0.collections = ids } }
        let task = try await world.capture("Tidy") { $0.collections = ids.dropLast() }
        for id in ids.dropLast() { try await world.write { try $0.addTask(task.id, toCollection: id) } }
        try await world.expectRefusal(tooMany) {
            try await world.write { try $0.addTask(task.id, toCollection: ids[100]) }
        }
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
            try await expect(.noTask(id)) { _ = try $0.editTask(id, TaskEdit()) }
            try await expect(.noTask(id)) { try $0.deleteTask(id) }
            try await expect(.noTask(id)) { try $0.addTask(id, toCollection: home.id) }
            try await expect(.noTask(id)) { try $0.removeTask(id, fromCollection: home.id) }
        }
        for id in [gone.id, 99] {
            var draft = TaskDraft(title: "Read")
            draft.collections = [id]
            try await expect(.noCollection(id)) { [draft] in _ = try $0.createTask(draft) }
            try await expect(.noCollection(id)) { _ = try $0.snapshot.page(TaskQuery(collection: id)) }
            try await expect(.noCollection(id)) { try $0.deleteCollection(id) }
            try await expect(.noCollection(id)) { _ = try $0.renameCollection(id, to: "House") }
            try await expect(.noCollection(id)) { try $0.addTask(task.id, toCollection: id) }
            try await expect(.noCollection(id)) { try $0.removeTask(task.id, fromCollection: id) }
        }
        try await expect(.noTask(99)) { _ = try $0.restoreTask(99) }
        try await expect(.noCollection(99)) { _ = try $0.restoreCollection(99) }
    }

    private func expect(
        _ missing: StoreError,
        _ location: SourceLocation = #_sourceLocation,
        of body: @escaping @Sendable (StoreTransaction) throws -> Void
    ) async throws {
        try await world.expectRefusal(missing, location) { try await world.write(body) }
    }
}
