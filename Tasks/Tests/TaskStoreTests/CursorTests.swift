import TaskStore
import TestSupport
import Testing

@Suite("The list")
struct PageTests {
    private let world = World()

    @Test("is what each query finds, in its order, in pages of any size", arguments: QueryCases.all.queries)
    func answers(query: QueryCases.Case) async throws {
        let (world, ids) = try await QueryCases.all.world()
        for limit in [1, 2, 3, 7, 100] {
            let pages = try await query.pages(of: limit, ids) { query in
                try await world.store.read { try $0.page(query) }
            }
            #expect(pages.flatMap { $0.tasks.map(\.title) } == query.titles)
            let counts = TaskPage.Counts(open: query.open, completed: query.completed)
            #expect(pages.allSatisfy { $0.counts == counts })
        }
    }

    @Test("goes on where it was, when tasks come and go between two pages")
    func goesOn() async throws {
        let tasks = try await world.add("A", "B", "C", "D")
        let first = try await world.page { $0.limit = 2 }
        try await world.add("New on top")
        try await world.store.write { try $0.deleteTask(tasks[1].id) }
        #expect(try await world.titles { $0.cursor = first.next } == ["C", "D"])
    }

    @Test(
        "takes no cursor that it didn't give",
        arguments: [
            "", "x", "p-", "p-zz", "q-1-1", "p-1-0", "p-1--1", "p-1-1-1", "c-zzzzzzzzzzzzz-1", "p-1y2p0ij32e8e7-1", "💥",
            "d-1-1", "d-1-1-1", "d-c28w6-0-1", "d-0-1y2p0ij32e8e7-1", "d-zzzzzzzzzzzzz-1-1", "d-0-0-0", "p-0-0-1",
        ]
    )
    func refusesCursors(text: String) {
        #expect(Cursor(text) == nil)
    }
}

@Suite("The list by due day")
struct DuePageTests {
    private let world = World()

    /// Tasks with days; the first two share the place on top, the next two the one below, and so on.
    private func world() async throws -> World {
        try await world.store.write { transaction in
            for (index, day) in mixed.enumerated() {
                var draft = TaskDraft(title: day.title)
                draft.due = day.due.flatMap { Day($0) }
                draft.position = Double(index / 2) / 8
                try transaction.createTask(draft)
            }
        }
        return world
    }

    private let mixed: [(title: String, due: String?)] = [
        ("No day, above", nil), ("Late", "2026-12-31"), ("Soon, above", "2026-01-02"), ("Past", "0999-01-01"),
        ("Soon, below", "2026-01-02"), ("No day, below", nil), ("Twin one", "2026-02-02"), ("Twin two", "2026-02-02"),
    ]

    @Test("goes on where it was, when tasks come, go and get another day between two pages")
    func goesOn() async throws {
        let world = try await world()
        let first = try await world.page {
            $0.byDue = true
            $0.limit = 3
        }
        try await world.add("New without a day")
        try await world.store.write { transaction in
            try transaction.deleteTask(first.tasks[2].id)
            var early = TaskDraft(title: "New and early")
            early.due = Day("2026-01-01")
            try transaction.createTask(early)
        }
        let late = try await world.page { $0.text = "No day, above" }.tasks[0]
        _ = try await world.edit(late) { $0.due = Day("2026-06-01") }
        let rest = try await world.titles {
            $0.byDue = true
            $0.cursor = first.next
        }
        #expect(rest == ["Twin one", "Twin two", "No day, above", "Late", "New without a day", "No day, below"])
    }

    @Test("gives a cursor that fits no other order, and takes no other's")
    func hasItsCursor() async throws {
        let world = try await world()
        let cursors: [TaskOrder: Cursor] = [
            .position: try #require(try await world.page { $0.limit = 1 }.next),
            .due: try #require(
                try await world.page {
                    $0.limit = 1
                    $0.byDue = true
                }.next
            ),
        ]
        for (order, cursor) in cursors {
            for other in TaskOrder.allCases { #expect(cursor.fits(other) == (other == order)) }
        }
    }
}

extension QueryCases {
    /// The tasks of the cases in a store, and its collections by their names.
    fileprivate func world() async throws -> (World, [String: Int64]) {
        let world = World()
        let ids = try await world.store.write { transaction in
            let made = try collections.map { ($0, try transaction.createCollection(named: $0).id) }
            let ids = Dictionary(uniqueKeysWithValues: made)
            for task in tasks { try transaction.createTask(task.draft(ids)) }
            for name in bin { try transaction.deleteCollection(ids[name]!) }
            return ids
        }
        return (world, ids)
    }
}
