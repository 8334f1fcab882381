import TaskValues
import TasksModel
import TestSupport
import Testing

extension KeepingPromise {
    static let lists =
        QueryCases.all.queries.map { query in
            KeepingPromise("A list holds what is asked for, in its order, in pages of any size: \(query)") { world in
                let ids = try await world.keep(.all)
                for limit in [1, 2, 3, 7, 100] {
                    let pages = try await query.pages(of: limit, ids) { try await world.keeper.tasks($0) }
                    #expect(pages.flatMap(\.tasks).map(\.title) == query.titles)
                    let counts = TaskPage.Counts(open: query.open, completed: query.completed)
                    #expect(pages.map(\.counts) == Array(repeating: counts, count: pages.count))
                }
            }
        } + [
            KeepingPromise("A list goes on where it was when tasks come and go between two pages") { world in
                let tasks = try await world.captureAll("A", "B", "C", "D")
                let first = try await world.page { $0.limit = 2 }
                try await world.capture("New on top")
                try await world.keeper.delete(tasks[1].id)
                let rest = try await world.titles { $0.cursor = first.next }
                #expect(rest == ["C", "D"])
            },
            KeepingPromise("So does the list of completed ones, latest first") { world in
                let tasks = try await world.captureAll("A", "B", "C", "D")
                for task in tasks.reversed() {
                    world.clock.advance(seconds: 1)
                    try await world.move(task, .complete)
                }
                let first = try await world.page { ($0.filter, $0.limit) = (.completed, 2) }
                #expect(first.tasks.map(\.title) == ["A", "B"])
                world.clock.advance(seconds: 1)
                try await world.move(tasks[1], .reopen)
                try await world.move(try await world.capture("E"), .complete)
                let rest = try await world.titles { ($0.filter, $0.cursor) = (.completed, first.next) }
                #expect(rest == ["C", "D"])
            },
            KeepingPromise("So does the list by day, when tasks get another day") { world in
                try await world.captureMixedDays()
                let first = try await world.page { ($0.byDue, $0.limit) = (true, 3) }
                #expect(first.tasks.map(\.title) == ["Past", "Soon, above", "Soon, below"])
                try await world.capture("New without a day")
                try await world.keeper.delete(first.tasks[2].id)
                try await world.capture("New and early") { $0.due = Day("2026-01-01") }
                let late = try await world.page { $0.text = "No day, above" }.tasks[0]
                try await world.edit(late) { $0.due = Day("2026-06-01") }
                let rest = try await world.page { ($0.byDue, $0.cursor) = (true, first.next) }
                #expect(
                    rest.tasks.map(\.title) == [
                        "Twin one", "Twin two", "No day, above", "Late", "New without a day", "No day, below",
                    ]
                )
                #expect(rest.next == nil)
            },
            KeepingPromise("A list of a collection that there isn't, or that is in the bin, is refused") { world in
                let home = try await world.keeper.makeCollection(named: "Home")
                try await world.keeper.deleteCollection(home.id)
                for id in [home.id, 99] {
                    var query = TaskQuery()
                    query.collection = id
                    let asked = query
                    await #expect(throws: StoreError.noCollection(id)) { try await world.keeper.tasks(asked) }
                }
            },
        ]
}

extension KeepingWorld {
    /// Keeps the tasks of the cases, and returns their collections by their names.
    fileprivate func keep(_ cases: QueryCases) async throws -> [String: Int64] {
        var ids: [String: Int64] = [:]
        for name in cases.collections { ids[name] = try await keeper.makeCollection(named: name).id }
        for task in cases.tasks { _ = try await keeper.capture(task.draft(ids)) }
        for name in cases.bin { try await keeper.deleteCollection(ids[name]!) }
        return ids
    }

    /// The first two share the place on top, the next two the one below, and so on.
    fileprivate func captureMixedDays() async throws {
        let days = [
            ("No day, above", nil), ("Late", "2026-12-31"), ("Soon, above", "2026-01-02"), ("Past", "0999-01-01"),
            ("Soon, below", "2026-01-02"), ("No day, below", nil), ("Twin one", "2026-02-02"),
            ("Twin two", "2026-02-02"),
        ]
        for (index, day) in days.enumerated() {
            try await capture(day.0) { ($0.due, $0.position) = (day.1.flatMap { Day($0) }, Double(index / 2) / 8) }
        }
    }
}
