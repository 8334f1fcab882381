import TaskStore
import TestSupport
import Testing

@Suite("A task")
struct TaskTests {
    private let world = World()

    @Test("comes above all others, open and without anything but its title")
    func comesFirst() async throws {
        try await world.add("Old")
        let new = try await world.add("New")[0]
        #expect(try await world.titles() == ["New", "Old"])
        #expect(
            new.column == .todo && new.notes == "" && new.due == nil && new.priority == nil && new.completedAt == nil
        )
        #expect(new.createdAt == world.clock.now)
    }

    @Test("that is completed is in the column done; reopened, it is back where it was")
    func completes() async throws {
        let task = try await world.add("Write")[0]
        _ = try await world.edit(task) { $0.move = .to(.doing) }
        let done = try await world.edit(task) { $0.move = .complete }
        #expect(done.column == .done && done.completedAt == world.clock.now)
        let open = try await world.edit(task) { $0.move = .reopen }
        #expect(open.column == .doing && open.completedAt == nil)
    }

    @Test("moved to done is completed, and moved away from it is open")
    func moves() async throws {
        let task = try await world.add("Write")[0]
        #expect(try await world.edit(task) { $0.move = .to(.done) }.isCompleted)
        let open = try await world.edit(task) { $0.move = .to(.doing) }
        #expect(open.column == .doing && !open.isCompleted)
    }

    @Test("completed twice keeps the first time, and nothing is said of a change")
    func completesOnce() async throws {
        let task = try await world.add("Write")[0]
        let first = try await world.edit(task) { $0.move = .complete }
        world.clock.advance(seconds: 60)
        let changes = Box<[Change]>([])
        let second = try await world.store.write(announce: changes.set) { transaction in
            var edit = TaskEdit()
            edit.move = .complete
            return try transaction.editTask(task.id, edit)
        }
        #expect(second == first)
        #expect(changes.value.isEmpty)
    }

    @Test("loses its day and its priority when told so, and keeps them when nothing is said")
    func clears() async throws {
        let task = try await world.add("Write")[0]
        let dated = try await world.edit(task) {
            $0.due = Day("2026-03-01")
            $0.priority = Priority("A")
        }
        #expect(dated.due == Day("2026-03-01") && dated.priority == Priority("A"))
        #expect(try await world.edit(task) { $0.title = "Write more" }.due == dated.due)
        let cleared = try await world.edit(task) {
            $0.due = .some(nil)
            $0.priority = .some(nil)
        }
        #expect(cleared.due == nil && cleared.priority == nil)
    }

    @Test("in the bin is in no list and no count, and comes back as the same row")
    func comesBack() async throws {
        let tasks = try await world.add("A", "B", "C")
        world.clock.advance(seconds: 1)
        try await world.store.write { try $0.deleteTask(tasks[1].id) }
        #expect(try await world.titles() == ["A", "C"])
        #expect(try await world.page().counts == world.page { $0.limit = 1 }.counts)
        #expect(try await world.page().counts.open == 2)
        await #expect(throws: StoreError.noTask(tasks[1].id)) {
            try await world.store.write { try $0.deleteTask(tasks[1].id) }
        }
        let back = try await world.store.write { try $0.restoreTask(tasks[1].id) }
        #expect(back.id == tasks[1].id && back.createdAt == tasks[1].createdAt && back.position == tasks[1].position)
        #expect(try await world.titles() == ["A", "B", "C"])
    }

    @Test("can't stand at a place that is no number")
    func hasAPosition() async throws {
        let task = try await world.add("A")[0]
        for position in [Double.nan, .infinity, -.infinity, 1e300] {
            await #expect(throws: InvalidValue.self) { try await world.edit(task) { $0.position = position } }
        }
    }

    @Test("that fails to be written leaves nothing behind")
    func isOneTransaction() async throws {
        await #expect(throws: StoreError.noCollection(7)) {
            try await world.store.write { transaction in
                var draft = TaskDraft(title: "Half")
                draft.collections = [7]
                return try transaction.createTask(draft)
            }
        }
        #expect(try await world.titles().isEmpty)
    }
}
