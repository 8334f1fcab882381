import Foundation
import TaskStore
import Testing

@Suite("A write under a key")
struct OnceTests {
    private let world = World(inFile: true)

    private func post(_ store: Store, key: String = "k1", body: String = "Milk") async throws -> Reply {
        try await store.write { transaction in
            try transaction.once(OnceKey(key: key, request: Data(body.utf8))) {
                let task = try transaction.createTask(TaskDraft(title: body))
                return Reply(status: 201, location: "/\(task.id)", body: Data("\(task.id)".utf8))
            }
        }
    }

    @Test("is forgotten after a week")
    func isForgotten() async throws {
        _ = try await post(world.store)
        world.clock.advance(days: 7)
        _ = try await post(world.store)
        #expect(try await world.titles().count == 1)
        world.clock.advance(seconds: 1)
        _ = try await post(world.store)
        #expect(try await world.titles().count == 2)
    }

    @Test("that was refused can be tried again")
    func canBeTriedAgain() async throws {
        await #expect(throws: InvalidValue.self) { try await post(world.store, body: " ") }
        await #expect(throws: InvalidValue.self) { try await post(world.store, body: " ") }
        _ = try await post(world.store)
        #expect(try await world.titles() == ["Milk"])
    }

    @Test("by twenty at once happens once")
    func happensOnceForAll() async throws {
        let replies = try await withThrowingTaskGroup(of: Reply.self) { group in
            for _ in 0..<20 { group.addTask { try await post(world.store) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(replies.map(\.body)).count == 1)
        #expect(try await world.titles() == ["Milk"])
    }
}

@Suite("Devices that were let in")
struct DeviceTests {
    @Test("stay in for 400 days, and are deleted when the next one comes")
    func stayIn() async throws {
        let world = World()
        let (first, second) = (Data(repeating: 1, count: 32), Data(repeating: 2, count: 32))
        func isLetIn() async throws -> Bool {
            try await world.store.read { try $0.hasSession(tokenHash: first, at: world.clock.now) }
        }
        try await world.write { try $0.addSession(tokenHash: first) }
        world.clock.advance(days: 399)
        #expect(try await isLetIn())
        world.clock.advance(days: 1)
        #expect(try await !isLetIn())
        #expect(try await world.store.read { try $0.sessionCount(at: world.clock.now) } == 0)
        try await world.write { try $0.addSession(tokenHash: second) }
        // Hashes are unique, so the first is deleted.
        try await world.write { try $0.addSession(tokenHash: first) }
        #expect(try await world.store.read { try $0.sessionCount(at: world.clock.now) } == 2)
        // A shared server adds its first tasks after the first session.
        #expect(try await world.store.read { try $0.isUntouched() })
    }
}
