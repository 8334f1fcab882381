import Foundation
import Synchronization
import TaskValues

public final class TemporaryFolder: Sendable {
    public let url: URL

    public init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("tasks-\(UUID().uuidString)")
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}

public final class TestClock: Sendable {
    private let time = Mutex(Instant("2026-01-01T12:00:00.000Z")!.milliseconds)

    public init() {}

    public var now: Instant { time.withLock { Instant(milliseconds: $0) } }

    public func advance(days: Int64 = 0, seconds: Int64 = 0) {
        time.withLock { $0 += days * 86_400_000 + seconds * 1000 }
    }
}

public struct Lot {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
