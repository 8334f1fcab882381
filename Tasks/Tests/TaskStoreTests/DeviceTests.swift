import Foundation
import TaskStore
import Testing

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
        // Nothing is left of the first: its hash may be used again.
        try await world.write { try $0.addSession(tokenHash: first) }
        #expect(try await world.store.read { try $0.sessionCount(at: world.clock.now) } == 2)
    }
}
