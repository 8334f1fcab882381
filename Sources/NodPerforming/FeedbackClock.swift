/// Where the seconds come from. The engine has none; a test brings its own.
///
/// ```swift
/// let call = center.clock.wake(at: center.clock.now + 1) { draw("late") }
/// ```
@MainActor
public protocol FeedbackClock: AnyObject {
    /// Seconds; never goes back.
    var now: Double { get }

    /// Calls `body` once, when `now` has reached `time`, unless it is cancelled before.
    func wake(at time: Double, _ body: @escaping @MainActor () -> Void) -> any FeedbackWake
}

/// A call that was asked for and can be taken back.
///
/// ```swift
/// let call = center.clock.wake(at: center.clock.now + 1) { draw("late") }
/// call.cancel()
/// ```
@MainActor
public protocol FeedbackWake: AnyObject {
    func cancel()
}

/// The seconds since it was made, by the system's continuous clock. Nothing is scheduled while nothing is due.
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

/// Tells when what was drawn has been on screen: a row's stay is counted from there.
@MainActor
package protocol FrameSource: AnyObject {
    /// Calls `body` once, after the next frame that shows what is drawn now.
    func afterNextFrame(_ body: @escaping @MainActor () -> Void)
}

/// Waits for a frame, but not for ever: where none is reported, as while something else animates without end, the
/// answer counts as seen after a while.
@MainActor
package final class PatientFrames: FrameSource {
    private let clock: any FeedbackClock
    private let frames: any FrameSource

    /// Seconds. Assumed: six frames of the slowest common screen.
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
