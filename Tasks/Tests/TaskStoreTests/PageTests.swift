import TaskStore
import Testing

/// Those that completed tasks have to do with.
private let filters: [TaskFilter] = [.open, .completed, .all]

@Suite("The list")
struct PageTests {
    @Test("of open tasks is by position, of completed ones latest first, and all of them by position")
    func orders() async throws {
        let world = try World()
        let tasks = try await world.add("A", "B", "C", "D")
        for task in [tasks[2], tasks[0]] {
            world.clock.advance(seconds: 1)
            _ = try await world.edit(task) { $0.move = .complete }
        }
        _ = try await world.edit(tasks[3]) { $0.position = -100 }
        #expect(try await world.titles() == ["D", "B"])
        #expect(try await world.titles { $0.filter = .completed } == ["A", "C"])
        #expect(try await world.titles { $0.filter = .all } == ["D", "A", "B", "C"])
        #expect(try await world.page { $0.filter = .all }.counts == world.page().counts)
        #expect(try await world.page().counts.completed == 2)
    }

    @Test("of the inbox is what is open and has neither a day nor a collection; one in the bin is none")
    func inbox() async throws {
        let world = try World()
        let tasks = try await world.add("Free", "Due", "Collected", "Done")
        _ = try await world.edit(tasks[1]) { $0.due = Day("2026-03-01") }
        _ = try await world.edit(tasks[3]) { $0.move = .complete }
        let collection = try await world.store.write { transaction in
            let collection = try transaction.createCollection(named: "Groceries")
            try transaction.addTask(tasks[2].id, toCollection: collection.id)
            return collection
        }
        #expect(try await world.titles { $0.filter = .inbox } == ["Free"])
        try await world.store.write { try $0.deleteCollection(collection.id) }
        #expect(try await world.titles { $0.filter = .inbox } == ["Free", "Collected"])
    }

    @Test("comes in pages that hold every task once, also when positions are the same", arguments: filters)
    func pages(filter: TaskFilter) async throws {
        let world = try World()
        try await world.store.write { transaction in
            for number in 0..<25 {
                var draft = TaskDraft(title: "\(number)")
                draft.position = Double(number / 4)
                if filter != .open { draft.completedAt = Instant(milliseconds: Int64(number / 4) * 1000) }
                try transaction.createTask(draft)
            }
        }
        var seen: [String] = []
        var cursor: Cursor?
        repeat {
            let page = try await world.page {
                $0.filter = filter
                $0.limit = 4
                $0.cursor = cursor
            }
            seen += page.tasks.map(\.title)
            cursor = try page.next.map { try #require(Cursor($0.text)) }
        } while cursor != nil
        #expect(seen.count == 25 && Set(seen).count == 25)
        #expect(try await world.titles { $0.filter = filter } == seen)
    }

    @Test("goes on where it was, when tasks come and go between two pages")
    func goesOn() async throws {
        let world = try World()
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

    @Test(
        "finds text in title and notes, whatever the case and the marks",
        arguments: [
            ("CREME", ["Crème fraîche"]), ("crème", ["Crème fraîche"]), ("fraiche", ["Crème fraîche"]),
            ("молок", ["Купить МОЛОКО"]),
            ("牛乳", ["牛乳と卵を買う"]), ("ὀδός", ["Οδός"]), ("secret", ["Has notes"]), ("100%", ["100% sure"]), ("_", []),
            ("  sure ", ["100% sure"]),
            ("", ["Crème fraîche", "Купить МОЛОКО", "牛乳と卵を買う", "Οδός", "Has notes", "100% sure"]),
        ]
    )
    func searches(query: String, found: [String]) async throws {
        let world = try World()
        let tasks = try await world.add("Crème fraîche", "Купить МОЛОКО", "牛乳と卵を買う", "Οδός", "Has notes", "100% sure")
        _ = try await world.edit(tasks[4]) { $0.notes = "A SECRET line" }
        #expect(try await world.titles { $0.text = query } == found)
        #expect(try await world.page { $0.text = query }.counts.open == found.count)
    }
}

@Suite("The list by due day")
struct DuePageTests {
    /// Tasks with these days; the first two share the place on top, the next two the one below, and so on.
    private func world(_ days: [(title: String, due: String?)]) async throws -> World {
        let world = try World()
        try await world.store.write { transaction in
            for (index, day) in days.enumerated() {
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
        ("Soon, below", "2026-01-02"), ("No day, below", nil),
        ("Twin one", "2026-02-02"), ("Twin two", "2026-02-02"),
    ]
    private let sorted = [
        "Past", "Soon, above", "Soon, below", "Twin one", "Twin two", "Late", "No day, above", "No day, below",
    ]

    @Test("has the soonest first, those of one day by position, and those without a day last")
    func orders() async throws {
        let world = try await world(mixed)
        #expect(try await world.titles { $0.byDue = true } == sorted)
        let late = try await world.titles {
            $0.text = "soon"
            $0.byDue = true
        }
        #expect(late == ["Soon, above", "Soon, below"])
    }

    @Test(
        "has completed tasks at their day, when all are asked for, and only them when they are",
        arguments: filters
    )
    func ordersCompleted(filter: TaskFilter) async throws {
        let world = try await world(mixed)
        let past = try await world.page { $0.text = "past" }.tasks[0]
        _ = try await world.edit(past) { $0.move = .complete }
        let wanted =
            switch filter {
            case .open: Array(sorted.dropFirst())
            case .completed: ["Past"]
            default: sorted
            }
        #expect(
            try await world.titles {
                $0.byDue = true
                $0.filter = filter
            } == wanted
        )
    }

    @Test("comes in pages of any size that hold every task once, across days and the end of days", arguments: 1...8)
    func pages(limit: Int) async throws {
        let world = try await world(mixed)
        var seen: [String] = []
        var cursor: Cursor?
        repeat {
            let page = try await world.page {
                $0.byDue = true
                $0.limit = limit
                $0.cursor = cursor
            }
            seen += page.tasks.map(\.title)
            cursor = try page.next.map { try #require(Cursor($0.text)) }
        } while cursor != nil
        #expect(seen == sorted)
    }

    @Test("goes on where it was, when tasks come, go and get another day between two pages")
    func goesOn() async throws {
        let world = try await world(mixed)
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
        let world = try await world(mixed)
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

    @Test("of one column holds its open tasks, and counts them")
    func isOfAColumn() async throws {
        let world = try await world(mixed)
        for title in ["Late", "Past"] {
            let task = try await world.page { $0.text = title }.tasks[0]
            _ = try await world.edit(task) { $0.move = .to(.doing) }
            if title == "Past" { _ = try await world.edit(task) { $0.move = .complete } }
        }
        let doing = try await world.page { $0.column = .doing }
        #expect(doing.tasks.map(\.title) == ["Late"] && doing.counts == .init(open: 1, completed: 1))
        #expect(
            try await world.titles {
                $0.column = .todo
                $0.byDue = true
            } == ["Soon, above", "Soon, below", "Twin one", "Twin two", "No day, above", "No day, below"]
        )
        #expect(
            try await world.page {
                $0.column = .todo
                $0.limit = 1
            }.counts.open == 6
        )
        #expect(try await world.page().counts == .init(open: 7, completed: 1))
    }
}
