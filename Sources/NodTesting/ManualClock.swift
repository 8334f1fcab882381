import NodPerforming

/// A clock that tests advance; scheduled calls run in order, each at its own time.
///
/// ```swift
/// feedback.clock.advance(by: 1)
/// ```
@MainActor
public final class ManualClock: FeedbackClock {
    public private(set) var now: Double
    private var wakes: [Wake] = []

    public init(now: Double = 0) { self.now = now }

    public func wake(at time: Double, _ body: @escaping @MainActor () -> Void) -> any FeedbackWake {
        let wake = Wake(time: time, body: body)
        wakes.append(wake)
        return wake
    }

    /// The number of scheduled calls; none at rest.
    public var scheduled: Int { wakes.filter(\.isWanted).count }

    /// Advances to `time`, without the calls due at that instant.
    public func advance(to time: Double) {
        while let next = due(before: time) {
            now = max(now, next.time)
            next.fire()
        }
        now = max(now, time)
    }

    /// Advances by `seconds`, including the calls due at the last instant.
    public func advance(by seconds: Double) {
        advance(to: now + seconds)
        while let next = due(before: now.nextUp) { next.fire() }
    }

    private func due(before time: Double) -> Wake? {
        wakes.removeAll { !$0.isWanted }
        return wakes.filter { $0.time < time }.min { $0.time < $1.time }
    }

    private final class Wake: FeedbackWake {
        let time: Double
        private var body: (@MainActor () -> Void)?

        init(time: Double, body: @escaping @MainActor () -> Void) {
            self.time = time
            self.body = body
        }

        var isWanted: Bool { body != nil }

        func cancel() { body = nil }

        func fire() {
            let body = body
            self.body = nil
            body?()
        }
    }
}
