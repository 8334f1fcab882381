import Synchronization
import TaskValues

/// A clock that a test moves by hand. It starts on 2026-01-01 at noon.
public final class TestClock: Sendable {
    private let time = Mutex(Instant("2026-01-01T12:00:00.000Z")!.milliseconds)

    public init() {}

    public var now: Instant { time.withLock { Instant(milliseconds: $0) } }

    public func advance(days: Int64 = 0, seconds: Int64 = 0) {
        time.withLock { $0 += days * 86_400_000 + seconds * 1000 }
    }
}
