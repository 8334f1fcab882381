import TaskStore
import Testing

@testable import TasksModel

@MainActor
@Suite("The board: columns, and where cards go")
struct BoardTests {
    private func board() async throws -> BoardColumns {
        let world = try await World("one", "two", "three", "doing", "done")
        try await world.edit(try world.task("doing").id, TaskEdit(move: .to(.doing)))
        try await world.edit(try world.task("done").id, .completing)
        await world.book.load()
        return BoardColumns(world.book.tasks.values)
    }

    @Test("A card offers the moves that its place allows: up and down between its neighbours, and no further")
    func moves() async throws {
        let columns = try await board()
        let cards = columns[.todo]
        #expect(columns.moves(of: cards[0]) == [.to(.doing), .to(.done), .down])
        #expect(columns.moves(of: cards[1]) == [.to(.doing), .to(.done), .up, .down])
        #expect(columns.moves(of: columns[.done][0]) == [.to(.todo), .to(.doing)])
        let up = try #require(columns.destination(of: cards[2], by: .up)?.position)
        #expect(up > cards[0].position && up < cards[1].position)
        #expect(try #require(columns.destination(of: cards[1], by: .up)?.position) < cards[0].position)
        #expect(columns.destination(of: cards[0], by: .up) == nil)
        #expect(columns.destination(of: cards[2], by: .down) == nil)
    }

    @Test("A card that is let go above another takes the place before it; on itself it stays")
    func drops() async throws {
        let columns = try await board()
        let (cards, doing) = (columns[.todo], columns[.doing][0])
        let place = try #require(columns.destination(of: doing, in: .todo, above: cards[1]))
        #expect(place.column == .todo)
        #expect(try #require(place.position) > cards[0].position)
        #expect(try #require(place.position) < cards[1].position)
        #expect(columns.destination(of: cards[0], in: .todo, above: cards[0]) == nil)
        #expect(try #require(columns.destination(of: doing, in: .todo, above: nil)?.position) > cards[2].position)
        #expect(columns.destination(of: doing, in: .done, above: nil) == BoardDestination(column: .done, position: nil))
        #expect(columns.destination(of: columns[.done][0], in: .done, above: nil) == nil)
    }
}
