import TaskValues
import TasksModel
import Testing

extension KeepingPromise {
    static let captures = [
        KeepingPromise("A captured task stands above all others, to do, with nothing but its title") { world in
            try await world.capture("Old")
            world.clock.advance(seconds: 1)
            let new = try await world.capture("New")
            #expect(try await world.titles() == ["New", "Old"])
            #expect(new.column == .todo && new.completedAt == nil && new.due == nil && new.priority == nil)
            #expect(new.notes == "" && new.collections == [])
            #expect(new.createdAt == world.clock.now && new.updatedAt == world.clock.now)
            #expect(try await world.listed(new) == new)
        },
        KeepingPromise("It stands above those in the bin, too: what comes back finds its place free") { world in
            let first = try await world.capture("First")
            try await world.keeper.delete(first.id)
            try await world.capture("Second")
            _ = try await world.keeper.restore(first.id)
            #expect(try await world.titles() == ["Second", "First"])
        },
        KeepingPromise("A draft says what the task is, when it was made and completed, and where it stands") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let (made, done) = (Instant(Day("2025-01-02")!), Instant(Day("2025-02-03")!))
            let task = try await world.capture("Tidy") {
                ($0.notes, $0.due, $0.priority) = ("Desk\nfirst", Day("2026-03-12"), Priority("B"))
                ($0.createdAt, $0.completedAt, $0.position) = (made, done, 7.5)
                $0.collections = [home.id, home.id]
            }
            #expect(task.notes == "Desk\nfirst" && task.due == Day("2026-03-12") && task.priority == Priority("B"))
            #expect(task.createdAt == made && task.completedAt == done && task.column == .done)
            #expect(task.position == 7.5 && task.updatedAt == world.clock.now)
            #expect(task.collections.map(\.name) == ["Home"])
            #expect(try await world.listed(task) == task)
        },
        KeepingPromise("A draft in a column stands there; one in done is completed now") { world in
            let doing = try await world.capture("Doing") { $0.column = .doing }
            let done = try await world.capture("Done") { $0.column = .done }
            #expect(doing.column == .doing)
            #expect(done.column == .done && done.completedAt == world.clock.now)
            #expect(try await world.move(done, .reopen).column == .todo)
        },
        KeepingPromise("A title is one line, and notes are text") { world in
            let task = try await world.capture("  Buy\r\n\tmilk ") { $0.notes = "Two\0 litres" }
            #expect(task.title == "Buy milk" && task.notes == "Two litres")
        },
        KeepingPromise("A draft that can't be is refused whole") { world in
            try await world.expectRefusal(InvalidValue(field: "title", reason: .empty)) {
                try await world.capture(" \n")
            }
            try await world.expectRefusal(InvalidValue(field: "title", reason: .tooLong(limit: 500))) {
                try await world.capture(String(repeating: "a", count: 501))
            }
            try await world.expectRefusal(InvalidValue(field: "notes", reason: .tooLong(limit: 20_000))) {
                try await world.capture("Read") { $0.notes = String(repeating: "a", count: 20_001) }
            }
            try await world.expectRefusal(InvalidValue(field: "position", reason: .outOfRange)) {
                try await world.capture("Read") { $0.position = .nan }
            }
            let home = try await world.keeper.makeCollection(named: "Home")
            try await world.expectRefusal(StoreError.noCollection(99)) {
                try await world.capture("Read") { $0.collections = [home.id, 99] }
            }
            try await world.keeper.deleteCollection(home.id)
            try await world.expectRefusal(StoreError.noCollection(home.id)) {
                try await world.capture("Read") { $0.collections = [home.id] }
            }
        },
        KeepingPromise("The first capture ever is known as such, once; one that was refused doesn't count") { world in
            _ = try? await world.keeper.capture(TaskDraft(title: ""))
            let first = try await world.keeper.capture(TaskDraft(title: "One"))
            try await world.keeper.delete(first.task.id)
            let second = try await world.keeper.capture(TaskDraft(title: "Two"))
            #expect(first.isFirst && !second.isFirst)
        },
        KeepingPromise("Captures at once are all there, one of them is the first, and no two share a place") { world in
            let captured = try await withThrowingTaskGroup(of: CapturedTask.self) { group in
                for number in 0..<20 {
                    group.addTask { try await world.keeper.capture(TaskDraft(title: "\(number)")) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(captured.map(\.isFirst).filter(\.self).count == 1)
            let listed = try await world.page().tasks
            #expect(Set(listed.map(\.title)).count == 20)
            #expect(Set(listed.map(\.id)) == Set(captured.map(\.task.id)))
            #expect(Set(listed.map(\.position)).count == 20)
        },
    ]
}
