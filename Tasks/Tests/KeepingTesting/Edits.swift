import TaskValues
import TasksModel
import Testing

extension KeepingPromise {
    static let edits = [
        KeepingPromise("An edit changes what it names and leaves the rest") { world in
            let task = try await world.capture("Write") { ($0.notes, $0.due) = ("Draft", Day("2026-03-01")) }
            world.clock.advance(seconds: 60)
            let edited = try await world.edit(task) {
                ($0.title, $0.position, $0.priority) = (" Write\nmore", 3, .some(Priority("A")))
            }
            #expect(edited.title == "Write more" && edited.position == 3 && edited.priority == Priority("A"))
            #expect(edited.notes == "Draft" && edited.due == Day("2026-03-01"))
            #expect(edited.createdAt == task.createdAt && edited.updatedAt == world.clock.now)
            #expect(try await world.listed(task) == edited)
        },
        KeepingPromise("A day, a priority and notes are taken away when that is said") { world in
            let task = try await world.capture("Write") {
                ($0.notes, $0.due, $0.priority) = ("Draft", Day("2026-03-01"), Priority("A"))
            }
            let cleared = try await world.edit(task) { ($0.notes, $0.due, $0.priority) = ("", .some(nil), .some(nil)) }
            #expect(cleared.notes == "" && cleared.due == nil && cleared.priority == nil)
        },
        KeepingPromise("A completed task is in done; reopened, it is back in the column it had") { world in
            let task = try await world.capture("Write")
            #expect(try await world.move(task, .to(.doing)).column == .doing)
            let done = try await world.move(task, .complete)
            #expect(done.column == .done && done.completedAt == world.clock.now)
            let open = try await world.move(task, .reopen)
            #expect(open.column == .doing && open.completedAt == nil)
        },
        KeepingPromise("Moved to done is completed; moved away from it is open, there") { world in
            let task = try await world.capture("Write") { $0.column = .doing }
            #expect(try await world.move(task, .to(.done)).completedAt == world.clock.now)
            let open = try await world.move(task, .to(.todo))
            #expect(open.column == .todo && open.completedAt == nil)
            _ = try await world.move(task, .complete)
            #expect(try await world.move(task, .reopen).column == .todo)
        },
        KeepingPromise("A wish that is true already changes nothing, not even the time, and is told to nobody") {
            world in
            let task = try await world.capture("Write") { $0.due = Day("2026-03-01") }
            let done = try await world.move(task, .complete)
            world.clock.advance(seconds: 60)
            var answers: [TaskItem] = []
            let told = try await world.told {
                answers.append(try await world.move(task, .complete))
                answers.append(try await world.move(task, .to(.done)))
                answers.append(try await world.edit(task) { _ in })
                answers.append(
                    try await world.edit(task) { ($0.title, $0.due) = ("Write ", .some(Day("2026-03-01"))) }
                )
            }
            #expect(answers == [done, done, done, done] && told.isEmpty)
        },
        KeepingPromise("An edit that can't be is refused whole") { world in
            let task = try await world.capture("Write")
            try await world.expectRefusal(InvalidValue(field: "title", reason: .empty)) {
                try await world.edit(task) { ($0.title, $0.notes, $0.move) = ("\u{200B}", "More", .complete) }
            }
            try await world.expectRefusal(InvalidValue(field: "notes", reason: .tooLong(limit: 20_000))) {
                try await world.edit(task) { ($0.title, $0.notes) = ("More", String(repeating: "a", count: 20_001)) }
            }
            for position in [Double.nan, .infinity, -.infinity, 1e300] {
                try await world.expectRefusal(InvalidValue(field: "position", reason: .outOfRange)) {
                    try await world.edit(task) { ($0.title, $0.position) = ("More", position) }
                }
            }
        },
        KeepingPromise("A task that there isn't, or that is in the bin, can't be edited") { world in
            let task = try await world.capture("Write")
            try await world.keeper.delete(task.id)
            for id in [task.id, 99] {
                try await world.expectRefusal(StoreError.noTask(id)) { _ = try await world.keeper.edit(id, TaskEdit()) }
            }
        },
    ]

    static let bin = [
        KeepingPromise("A task in the bin is in no list and no count, and comes back as it was") { world in
            let tasks = try await world.captureAll("A", "B", "C")
            world.clock.advance(seconds: 1)
            try await world.keeper.delete(tasks[1].id)
            #expect(try await world.titles() == ["A", "C"])
            #expect(try await world.page().counts == TaskPage.Counts(open: 2, completed: 0))
            world.clock.advance(seconds: 1)
            let back = try await world.keeper.restore(tasks[1].id)
            #expect(back.createdAt == tasks[1].createdAt && back.updatedAt == world.clock.now)
            #expect(back.position == tasks[1].position && back.title == "B")
            #expect(try await world.titles() == ["A", "B", "C"])
        },
        KeepingPromise("A task is deleted once; one that isn't in the bin is restored as it is") { world in
            let task = try await world.capture("A")
            var restored: TaskItem?
            let told = try await world.told { restored = try await world.keeper.restore(task.id) }
            #expect(restored == task && told.isEmpty)
            try await world.keeper.delete(task.id)
            for id in [task.id, 99] {
                try await world.expectRefusal(StoreError.noTask(id)) { try await world.keeper.delete(id) }
            }
            try await world.expectRefusal(StoreError.noTask(99)) { _ = try await world.keeper.restore(99) }
        },
    ]
}
