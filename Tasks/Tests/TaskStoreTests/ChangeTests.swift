import TestSupport
import Testing

@Suite("A change of a task")
struct ChangeTests {
    private let world = World()

    @Test("is later than the one before, also within a millisecond or by a clock set back", arguments: [0, -60])
    func isLater(seconds: Int64) async throws {
        let task = try await world.add("Milk")[0]
        world.clock.advance(seconds: seconds)
        let done = try await world.edit(task) { $0.move = .complete }
        let open = try await world.edit(task) { $0.move = .reopen }
        _ = try await world.store.write { try $0.change(.these([task.id]), .complete) }
        let renamed = try await world.edit(task) { $0.title = "Tea" }
        let times = [task, done, open, renamed].map(\.updatedAt.milliseconds)
        #expect(times == (0...4).filter { $0 != 3 }.map { times[0] + $0 })
    }
}
