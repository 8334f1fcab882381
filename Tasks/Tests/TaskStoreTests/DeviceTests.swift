import Foundation
import TaskStore
import Testing

@Suite("Devices that were let in")
struct DeviceTests {
    private let world = World()
    private let hashes = (0..<3).map { Data(repeating: $0, count: 32) }

    private func letIn(_ number: Int) async throws {
        try await world.store.write { [hashes] in try $0.addSession(tokenHash: hashes[number]) }
    }

    private func count() async throws -> Int {
        try await world.store.read { [clock = world.clock] in try $0.sessionCount(at: clock.now) }
    }

    private func isLetIn(_ number: Int) async throws -> Bool {
        try await world.store.read { [hashes, clock = world.clock] in
            try $0.hasSession(tokenHash: hashes[number], at: clock.now)
        }
    }

    @Test("stay in for 400 days, and are deleted when the next one comes")
    func stayIn() async throws {
        try await letIn(0)
        world.clock.advance(days: 399)
        #expect(try await isLetIn(0))
        world.clock.advance(days: 1)
        #expect(try await !isLetIn(0))
        #expect(try await count() == 0)
        try await letIn(1)
        // Nothing is left of the first: its hash may be used again.
        try await letIn(0)
        #expect(try await count() == 2)
    }
}
