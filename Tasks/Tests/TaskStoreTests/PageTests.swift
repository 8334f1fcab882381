import TaskStore
import Testing

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

    @Test("comes in pages that hold every task once, also when positions are the same", arguments: TaskFilter.allCases)
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
