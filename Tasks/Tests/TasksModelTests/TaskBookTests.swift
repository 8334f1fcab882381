import NodPerforming
import NodTesting
import TaskStore
import Testing

@testable import TasksModel

@MainActor
@Suite("TaskBook: the visible tasks, and pending changes")
struct TaskBookTests {
    @Test("A book that can't be read says so in words for people and is tried again; what was read is kept meanwhile")
    func unreadable() async throws {
        let world = World()
        try await world.write("buy milk")
        world.failure.set(RawError())
        await world.book.load()
        #expect(world.book.state == .failed)
        #expect(world.book.error?.spoken == "Couldn't load your tasks. Try again in a moment.")
        world.failure.set(nil)
        await world.book.load()
        #expect(world.book.state == .loaded)
        #expect(world.book.tasks.count == 1)
        world.failure.set(RawError())
        await world.book.load()
        #expect(world.book.state == .loaded)
        #expect(world.book.tasks.count == 1)
        let toast = try #require(world.recorder.toasts.first)
        #expect(toast.message?.text == "Couldn't load all of your tasks. Try again in a moment.")
        world.failure.set(nil)
        world.center.report(.toastActed(toast.id))
        await world.until { world.recorder.toasts.isEmpty }
    }

    @Test("Everything open is read, page after page; of what is completed the latest, and all when asked for")
    func pages() async throws {
        let world = World()
        for number in 1...150 {
            var draft = TaskDraft(title: "done \(number)")
            draft.completedAt = Instant(milliseconds: Int64(number))
            try await world.keeper.write { [draft] in try $0.createTask(draft) }
        }
        for number in 1...510 { try await world.write("open \(number)") }
        await world.book.load()
        #expect(world.book.tasks.values.count { !$0.isCompleted } == 510)
        #expect(world.book.tasks.values.count { $0.isCompleted } == TaskQuery.defaultLimit)
        var question = ListQuestion()
        question.filter = .completed
        await world.book.find(question)
        #expect(world.book.tasks.count == 660)
        await world.book.load()
        #expect(world.book.tasks.count == 660)
    }

    @Test("A swipe is answered as one, and its task stays in sight until that was seen")
    func swiping() async throws {
        let world = try await World("buy milk", "call mum")
        let id = try world.task("buy milk").id
        world.book.toggle(try world.task("buy milk"), by: .swipe)
        #expect(world.recorder.haptics == [Haptic(.light)])
        try await world.until { try world.isCompleted("buy milk") }
        #expect(world.book.staying == [id])
        world.clock.advance(to: 0.39)
        #expect(world.book.staying == [id])
        world.clock.advance(to: 3)
        #expect(world.book.staying.isEmpty)
    }

    @Test("What can't be saved is taken back, with a message that offers to try again")
    func refused() async throws {
        let world = try await World("buy milk")
        world.failure.set(RawError())
        world.book.toggle(try world.task("buy milk"))
        await world.until { world.recorder.toasts.contains { $0.toast.kind == .failure } }
        #expect(try !world.isCompleted("buy milk"))
        #expect(world.book.staying.isEmpty)
        let toast = try #require(world.recorder.toasts.first { $0.toast.kind == .failure })
        world.failure.set(nil)
        world.center.report(.toastActed(toast.id))
        try await world.until { try world.isCompleted("buy milk") }
    }

    @Test("The last open task of a collection completes it: one answer, one toast, by its name; its row stays there")
    func collection() async throws {
        let world = World()
        let groceries = try await world.book.makeCollection(named: "Groceries")
        try await world.write("buy milk", in: [groceries.id])
        await world.book.load()
        world.book.toggle(try world.task("buy milk"), by: .swipe, leaves: false)
        #expect(world.recorder.toasts.map(\.collections) == [["Groceries"]])
        #expect(world.recorder.haptics.count == 1)
        #expect(world.recorder.scores.contains { $0.burst != nil })
        try await world.until { try world.isCompleted("buy milk") }
        await world.until { world.book.staying.isEmpty }
    }

    @Test("What is deleted is gone at once, and Undo brings it back")
    func deleting() async throws {
        let world = try await World("buy milk")
        world.book.delete(try world.task("buy milk"))
        #expect(world.book.tasks.isEmpty)
        #expect(world.recorder.haptics == [Haptic(.heavy)])
        let toast = try #require(world.recorder.toasts.first)
        world.center.report(.toastActed(toast.id))
        await world.until { !world.book.tasks.isEmpty }
        await world.until { world.recorder.toasts.isEmpty }
        #expect(try await world.stored().count == 1)
    }

    @Test("A deleted task keeps its Undo when the store reports the deletion, and returns when restored elsewhere")
    func restoredElsewhere() async throws {
        let world = try await World("buy milk")
        let task = try world.task("buy milk")
        let following = Task { await world.book.follow() }
        defer { following.cancel() }
        await Task.yield()
        world.book.delete(task)
        while try await !world.stored().isEmpty { await Task.yield() }
        try await Task.sleep(for: .milliseconds(50))
        #expect(world.recorder.toasts.map(\.toast.kind) == [.deleted])
        try await world.keeper.write { try $0.restoreTask(task.id) }
        await world.until { world.book.tasks[task.id] != nil }
    }

    @Test("What can't be deleted comes back, and says so")
    func notDeleted() async throws {
        let world = try await World("buy milk")
        world.failure.set(RawError())
        world.book.delete(try world.task("buy milk"))
        await world.until { !world.book.tasks.isEmpty }
        let texts = world.recorder.toasts.compactMap(\.message?.text)
        #expect(texts == ["Couldn't delete “buy milk”. Try again in a moment."])
    }

    @Test("Into Done a card is completed; out of it reopened, in the column it was let go in")
    func board() async throws {
        let world = try await World("buy milk", "call mum")
        world.book.move(try world.task("buy milk"), to: BoardDestination(column: .doing, position: nil))
        try await world.until { try world.task("buy milk").column == .doing }
        #expect(world.recorder.haptics == [])
        world.book.move(try world.task("buy milk"), to: BoardDestination(column: .done, position: nil))
        #expect(world.recorder.haptics == [Haptic(.success)])
        try await world.until { try world.isCompleted("buy milk") }
        let item = world.center.item(try world.task("buy milk").id)
        world.book.move(try world.task("buy milk"), to: BoardDestination(column: .doing, position: 7))
        #expect(try world.task("buy milk").column == .doing)
        await world.until { world.center.session.spot(of: item) == nil }
        #expect(try !world.isCompleted("buy milk"))
        #expect(try world.task("buy milk").column == .doing)
        #expect(try world.task("buy milk").position == 7)
    }

    @Test("A move is shown at once, goes back where it can't be saved, says so, and is tried again")
    func refusedMove() async throws {
        let world = try await World("buy milk")
        world.failure.set(RawError())
        world.book.move(try world.task("buy milk"), to: BoardDestination(column: .doing, position: 7))
        #expect(try world.task("buy milk").column == .doing)
        await world.until { !world.recorder.toasts.isEmpty }
        #expect(try world.task("buy milk").column == .todo)
        let toast = try #require(world.recorder.toasts.first)
        #expect(toast.message?.text == "Couldn't move “buy milk”. Try again in a moment.")
        world.failure.set(nil)
        world.center.report(.toastActed(toast.id))
        #expect(try world.task("buy milk").column == .doing)
        await world.until { world.center.session.spot(of: toast.toast.items[0]) == nil }
        #expect(try await world.stored().map(\.column) == [.doing])
    }
}
