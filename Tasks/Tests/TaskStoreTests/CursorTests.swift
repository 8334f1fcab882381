import TaskStore
import Testing

@Suite("A place in the list")
struct CursorTests {
    private let world = World()

    @Test(
        "is none that no list gave",
        arguments: [
            "", "x", "position_", "position_1", "position_x_1", "order_1_1", "position_1_0", "position_1_-1",
            "position_1_1_1", "position_inf_1", "position_nan_1", "completion_99999999999999999999_1",
            "completion_1.5_1", "💥", "due_1_1", "due_x_1_1", "due_2026-02-30_1_1", "due__inf_1", "due__0_0",
        ]
    )
    func refusesCursors(text: String) {
        #expect(Cursor(text) == nil)
    }

    @Test("fits the order it was given in, and no other")
    func hasItsOrder() async throws {
        try await world.add("A", "B")
        let cursors: [TaskOrder: Cursor] = [
            .position: try #require(try await world.page { $0.limit = 1 }.next),
            .due: try #require(try await world.page { ($0.limit, $0.byDue) = (1, true) }.next),
        ]
        for (order, cursor) in cursors {
            for other in TaskOrder.allCases { #expect(cursor.fits(other) == (other == order)) }
        }
    }
}
