import Synchronization

/// Work that need not be done each time somebody asks.
final class Occasionally: Sendable {
    private let pause: Duration
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    init(every pause: Duration) { self.pause = pause }

    /// Whether it is time again; then the pause begins anew.
    var isDue: Bool {
        last.withLock { last in
            let now = ContinuousClock.now
            if let last, last.duration(to: now) < pause { return false }
            last = now
            return true
        }
    }
}
