import TaskStore
import TestSupport
import Testing

@Suite("A list")
struct ListTests {
    private let world = World()

    @Test("holds what is asked for, in its order, in pages of any size", arguments: QueryCases.all.queries)
    func holds(query: QueryCases.Case) async throws {
        let ids = try await world.write { try QueryCases.all.write(to: $0) }
        for limit in [1, 2, 3, 7, 100] {
            var (next, pages) = (query.query(ids), [TaskPage]())
            next.limit = limit
            repeat {
                pages.append(try await world.store.read { [next] in try $0.page(next) })
                next.cursor = pages.last?.next.flatMap { Cursor($0.text) }
            } while next.cursor != nil
            #expect(pages.flatMap(\.tasks).map(\.title) == query.titles)
            let counts = TaskPage.Counts(open: query.open, completed: query.completed)
            #expect(pages.map(\.counts) == Array(repeating: counts, count: pages.count))
        }
    }

    @Test(
        "goes on from no place that no list gave",
        arguments: [
            "", "x", "position_", "position_1", "position_x_1", "order_1_1", "position_1_0", "position_1_-1",
            "position_1_1_1", "position_inf_1", "position_nan_1", "completion_99999999999999999999_1",
            "completion_1.5_1", "💥", "due_1_1", "due_x_1_1", "due_2026-02-30_1_1", "due__inf_1", "due__0_0",
        ]
    )
    func refusesCursors(text: String) {
        #expect(Cursor(text) == nil)
    }

    @Test("goes on after a task that was completed before 1970, as imported ones can be")
    func goesOnBefore1970() {
        #expect(Cursor("completion_-5_1")?.text == "completion_-5_1")
    }

    @Test("by day goes on where it was, when tasks get another day")
    func goesOnByDay() async throws {
        // Two tasks share each position.
        let days = [
            ("No day, above", nil), ("Late", "2026-12-31"), ("Soon, above", "2026-01-02"), ("Past", "0999-01-01"),
            ("Soon, below", "2026-01-02"), ("No day, below", nil), ("Twin one", "2026-02-02"),
            ("Twin two", "2026-02-02"),
        ]
        for (index, day) in days.enumerated() {
            try await world.capture(day.0) {
                ($0.due, $0.position) = (day.1.flatMap { Day($0) }, Double(index / 2) / 8)
            }
        }
        let first = try await world.page { ($0.byDue, $0.limit) = (true, 3) }
        #expect(first.tasks.map(\.title) == ["Past", "Soon, above", "Soon, below"])
        try await world.capture("New without a day")
        try await world.delete(first.tasks[2])
        try await world.capture("New and early") { $0.due = Day("2026-01-01") }
        let late = try await world.page { $0.text = "No day, above" }.tasks[0]
        try await world.edit(late) { $0.due = Day("2026-06-01") }
        let rest = try await world.page { ($0.byDue, $0.cursor) = (true, first.next) }
        let titles = ["Twin one", "Twin two", "No day, above", "Late", "New without a day", "No day, below"]
        #expect(rest.tasks.map(\.title) == titles && rest.next == nil)
    }
}
