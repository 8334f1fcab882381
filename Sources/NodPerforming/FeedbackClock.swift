/// Source of time; tests bring their own.
///
/// ```swift
/// let call = center.clock.wake(at: center.clock.now + 1) { draw("late") }
/// ```
@MainActor
public protocol FeedbackClock: AnyObject {
    /// Seconds; never decreases.
    var now: Double { get }

    /// Calls `body` once when `now` reaches `time`, unless cancelled.
    func wake(at time: Double, _ body: @escaping @MainActor () -> Void) -> any FeedbackWake
}

/// A scheduled call that can be cancelled.
@MainActor
public protocol FeedbackWake: AnyObject {
    func cancel()
}

/// Seconds since its creation, by the system's continuous clock.
@MainActor
package final class SystemFeedbackClock: FeedbackClock {
    private let start = ContinuousClock.now

    package init() {}

    package var now: Double { (ContinuousClock.now - start) / .seconds(1) }

    package func wake(at time: Double, _ body: @escaping @MainActor () -> Void) -> any FeedbackWake {
        let instant = start + .seconds(time)
        return SleepingTask(
            Task {
                try await Task.sleep(until: instant, clock: .continuous)
                try Task.checkCancellation()
                body()
            }
        )
    }

    private final class SleepingTask: FeedbackWake {
        private let task: Task<Void, any Error>

        init(_ task: Task<Void, any Error>) { self.task = task }

        func cancel() { task.cancel() }
    }
}

/// Reports when drawn content is on screen: a row's stay starts there.
@MainActor
package protocol FrameSource: AnyObject {
    /// Calls `body` once after the next frame.
    func afterNextFrame(_ body: @escaping @MainActor () -> Void)
}

/// Waits for a frame for a limited time: some animations keep frames from being reported.
@MainActor
package final class PatientFrames: FrameSource {
    private let clock: any FeedbackClock
    private let frames: any FrameSource

    /// Seconds; six frames of the slowest common screen. Assumed.
    static let patience = 0.1

    package init(clock: any FeedbackClock, frames: any FrameSource) {
        self.clock = clock
        self.frames = frames
    }

    package func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        let once = Once(body)
        let wake = clock.wake(at: clock.now + PatientFrames.patience) { once() }
        frames.afterNextFrame {
            wake.cancel()
            once()
        }
    }

    @MainActor
    private final class Once {
        private var body: (@MainActor () -> Void)?

        init(_ body: @escaping @MainActor () -> Void) { self.body = body }

        func callAsFunction() {
            let body = body
            self.body = nil
            body?()
        }
    }
}
