import Foundation
import TaskStore
import Testing

@Suite("Paired devices")
struct DeviceTests {
    private let world = World()
    private let hashes = (0..<3).map { Data(repeating: $0, count: 32) }

    private func pair(_ number: Int) async throws {
        try await world.store.write { [hashes] in try $0.addDevice(named: "Device \(number)", tokenHash: hashes[number])
        }
    }

    private func names() async throws -> [String] {
        try await world.store.read { [clock = world.clock] in try $0.devices(at: clock.now).map(\.name) }
    }

    private func isPaired(_ number: Int) async throws -> Bool {
        try await world.store.read { [hashes, clock = world.clock] in
            try $0.hasDevice(tokenHash: hashes[number], at: clock.now)
        }
    }

    @Test("are known by the hash of their token, listed in order, and forgotten one by one or all")
    func areKnown() async throws {
        for number in 0..<3 { try await pair(number) }
        #expect(try await names() == ["Device 0", "Device 1", "Device 2"])
        #expect(try await isPaired(1))
        let first = try await world.store.read { [clock = world.clock] in try $0.devices(at: clock.now) }[0]
        #expect(first.pairedAt == world.clock.now)
        #expect(try await world.store.write { try $0.forgetDevices(first.id) } == 1)
        #expect(try await world.store.write { try $0.forgetDevices(first.id) } == 0)
        #expect(try await !isPaired(0))
        #expect(try await isPaired(1))
        #expect(try await world.store.write { try $0.forgetDevices(nil) } == 2)
        #expect(try await names() == [])
        #expect(try await !isPaired(1))
    }

    @Test("are let in for 400 days, and forgotten by the next one that is paired")
    func arePairedForLong() async throws {
        try await pair(0)
        world.clock.advance(days: 399)
        #expect(try await isPaired(0))
        world.clock.advance(days: 1)
        #expect(try await !isPaired(0))
        #expect(try await names() == [])
        try await pair(1)
        // Nothing is left of the first: its hash may be used again.
        try await pair(0)
        #expect(try await names() == ["Device 1", "Device 0"])
    }
}
