import TaskStore
import Testing

@Suite("A task")
struct TaskTests {
    private let world = World()

    @Test("that is new is above all others, to do, with nothing but its title")
    func isNew() async throws {
        try await world.capture("Old")
        world.clock.advance(seconds: 1)
        let new = try await world.capture("  New\r\n\ttask ")
        #expect(try await world.titles() == ["New task", "Old"])
        #expect(new.column == .todo && new.completedAt == nil && new.due == nil && new.priority == nil)
        #expect(new.notes == "" && new.collections == [])
        #expect(new.createdAt == world.clock.now && new.updatedAt == world.clock.now)
        #expect(try await world.listed(new) == new)
    }

    @Test("is changed in what an edit names, and in nothing else")
    func isEdited() async throws {
        let task = try await world.capture("Write") { ($0.notes, $0.due) = ("Draft", Day("2026-03-01")) }
        world.clock.advance(seconds: 60)
        let edited = try await world.edit(task) {
            ($0.title, $0.position, $0.priority) = (" Write\nmore", 3, .some(Priority("A")))
        }
        #expect(edited.title == "Write more" && edited.position == 3 && edited.priority == Priority("A"))
        #expect(edited.notes == "Draft" && edited.due == Day("2026-03-01"))
        #expect(edited.createdAt == task.createdAt && edited.updatedAt == world.clock.now)
        #expect(try await world.listed(task) == edited)
        let cleared = try await world.edit(task) { ($0.notes, $0.due, $0.priority) = ("", .some(nil), .some(nil)) }
        #expect(cleared.notes == "" && cleared.due == nil && cleared.priority == nil)
    }

    @Test("that is completed is in done; reopened, it is back in the column it had or was moved to")
    func isMoved() async throws {
        let task = try await world.capture("Write")
        #expect(try await world.move(task, .to(.doing)).column == .doing)
        let done = try await world.move(task, .complete)
        #expect(done.column == .done && done.completedAt == world.clock.now)
        let open = try await world.move(task, .reopen)
        #expect(open.column == .doing && open.completedAt == nil)
        #expect(try await world.move(task, .to(.done)).completedAt == world.clock.now)
        let moved = try await world.move(task, .to(.todo))
        #expect(moved.column == .todo && moved.completedAt == nil)
        try await world.move(task, .complete)
        #expect(try await world.move(task, .reopen).column == .todo)
    }

    @Test("that already equals an edit doesn't change, not even its time, and no listener is notified")
    func staysAsItIs() async throws {
        let task = try await world.capture("Write") { $0.due = Day("2026-03-01") }
        let done = try await world.move(task, .complete)
        world.clock.advance(seconds: 60)
        var answers: [TaskItem] = []
        let told = try await world.told {
            answers.append(try await world.move(task, .complete))
            answers.append(try await world.move(task, .to(.done)))
            answers.append(try await world.edit(task) { _ in })
            answers.append(try await world.edit(task) { ($0.title, $0.due) = ("Write ", .some(Day("2026-03-01"))) })
        }
        #expect(answers == [done, done, done, done] && told.isEmpty)
    }

    @Test("in the bin is in no list and no count, and comes back to its place, still free; elsewhere it stays as it is")
    func comesBack() async throws {
        let tasks = try await world.add("A", "B", "C")
        world.clock.advance(seconds: 1)
        try await world.delete(tasks[0])
        #expect(try await world.titles() == ["B", "C"])
        #expect(try await world.page().counts == TaskPage.Counts(open: 2, completed: 0))
        try await world.capture("New")
        world.clock.advance(seconds: 1)
        let back = try await world.write { try $0.restoreTask(tasks[0].id) }
        #expect(back.createdAt == tasks[0].createdAt && back.updatedAt == world.clock.now)
        #expect(back.position == tasks[0].position && back.title == "A")
        #expect(try await world.titles() == ["New", "A", "B", "C"])
        let told = try await world.told {
            let again = try await world.write { try $0.restoreTask(tasks[0].id) }
            #expect(again == back)
        }
        #expect(told.isEmpty)
    }

    @Test("changes later than before, also within a millisecond or by a clock set back", arguments: [0, -60])
    func changesLater(seconds: Int64) async throws {
        let task = try await world.capture("Milk")
        world.clock.advance(seconds: seconds)
        let done = try await world.move(task, .complete)
        let open = try await world.move(task, .reopen)
        let times = [task, done, open].map(\.updatedAt.milliseconds)
        #expect(times == (0...2).map { times[0] + $0 })
    }
}

func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
