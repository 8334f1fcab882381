import NodPerforming
import NodTesting
import TaskStore
import Testing

@testable import TasksModel

@MainActor
@Suite("Editor and collections")
struct EditorAndCollectionTests {
    @Test("Only changed fields are saved, so that other clients' changes aren't lost; a failure takes them back")
    func changes() async throws {
        let world = try await World("buy milk")
        let task = try world.task("buy milk")
        let editor = EditorModel(task, in: world.book)
        #expect(editor.edit == TaskEdit())
        editor.due = World.today
        var elsewhere = TaskEdit()
        elsewhere.notes = "two litres"
        try await world.edit(task.id, elsewhere)
        #expect(await editor.save())
        #expect(try world.task("buy milk").due == World.today)
        #expect(try world.task("buy milk").notes == "two litres")
        editor.title = "buy cheese"
        world.failure.set(RawError())
        #expect(await !editor.save())
        #expect(editor.error?.way == .retry)
        #expect(editor.title == "buy cheese")
        #expect(world.book.tasks[task.id]?.title == "buy milk")
    }

    @Test("The editor changes a task's collections all or nothing; a title that is none is said under its field")
    func memberships() async throws {
        let world = World()
        let groceries = try await world.book.makeCollection(named: "Groceries")
        let party = try await world.book.makeCollection(named: "Party")
        let gone = try await world.book.makeCollection(named: "Gone")
        let milk = try await world.write("buy milk", in: [groceries.id])
        await world.book.load()
        let editor = EditorModel(milk, in: world.book)
        #expect(editor.collections == [groceries.id])
        editor.collections = [party.id, gone.id]
        world.book.collections.removeAll { $0.id == gone.id }
        editor.title = "  "
        #expect(await !editor.save())
        #expect(editor.problem == "The title is empty. Write at least one character.")
        #expect(try await world.stored().first?.collections.map(\.name) == ["Groceries"])
        editor.title = "buy milk"
        #expect(editor.problem == nil)
        #expect(await editor.save())
        #expect(try world.task("buy milk").collections.map(\.name) == ["Party"])
    }

    @Test("A collection says how far it is, also when a task is taken out of it")
    func progress() async throws {
        let world = World()
        let groceries = try await world.book.makeCollection(named: "Groceries")
        #expect(groceries.words(world.book.texts) == "Empty")
        let milk = try await world.write("buy milk", in: [groceries.id])
        try await world.write("buy eggs", in: [groceries.id])
        try await world.edit(milk.id, .completing)
        await world.book.load()
        let now = try #require(world.book.collections.first)
        #expect(now.words(world.book.texts) == "1 of 2 done")
        #expect(now.fraction == 0.5)
        #expect(world.book.tasks(in: groceries.id).map(\.title) == ["buy eggs", "buy milk"])
        let following = Task { await world.book.follow() }
        defer { following.cancel() }
        await Task.yield()
        world.book.remove(try world.task("buy eggs"), from: groceries)
        await world.until { world.book.tasks(in: groceries.id).map(\.title) == ["buy milk"] }
        await world.until { world.book.collections.first?.isComplete == true }
    }

    @Test("A name that is taken is said as something to mend")
    func names() async throws {
        let world = World()
        _ = try await world.book.makeCollection(named: "Groceries")
        let told = await #expect(throws: UserFacingError.self) {
            try await world.book.makeCollection(named: " Groceries ")
        }
        #expect(told?.way == .fix)
        #expect(told?.whatNext == "There is already a collection “Groceries”. Choose another name.")
    }

    @Test("A deleted collection offers to be brought back; its tasks were never gone")
    func deleting() async throws {
        let world = World()
        let groceries = try await world.book.makeCollection(named: "Groceries")
        try await world.write("buy milk", in: [groceries.id])
        await world.book.load()
        world.book.delete(try #require(world.book.collections.first))
        #expect(world.book.collections.isEmpty)
        await world.until { !world.recorder.toasts.isEmpty }
        #expect(world.book.tasks.count == 1)
        world.center.report(.toastActed(try #require(world.recorder.toasts.first).id))
        await world.until { world.book.collections.map(\.name) == ["Groceries"] }
    }
}
