import TaskStore
import Testing

@Suite("A place in the list")
struct CursorTests {
    private let world = World()

    @Test(
        "is none that no list gave",
        arguments: [
            "", "x", "p-", "p-zz", "q-1-1", "p-1-0", "p-1--1", "p-1-1-1", "c-zzzzzzzzzzzzz-1", "p-1y2p0ij32e8e7-1", "💥",
            "d-1-1", "d-1-1-1", "d-c28w6-0-1", "d-0-1y2p0ij32e8e7-1", "d-zzzzzzzzzzzzz-1-1", "d-0-0-0", "p-0-0-1",
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
