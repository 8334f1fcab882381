import Nod

/// A motor's output. It holds the motor only between `start` and `stop`.
@MainActor
package protocol PatternOutput: AnyObject {
    /// Wakes the motor, so that what comes next comes without delay.
    func start()
    /// - Returns: whether it is played.
    func play(_ pattern: HapticPattern) -> Bool
    /// Lets the motor go.
    func stop()
}

/// Plays patterns on a motor that was woken before, and lets it go when they are over: nothing runs at rest.
@MainActor
package final class TimedPatterns {
    private let clock: any FeedbackClock
    private let output: any PatternOutput
    private var end: (any FeedbackWake)?

    /// Seconds a woken motor waits for a touch; a press is answered sooner or not at all. Assumed.
    static let patience = 1.0

    package init(clock: any FeedbackClock, output: any PatternOutput) {
        self.clock = clock
        self.output = output
    }

    /// A touch is about to come.
    package func prepare() {
        if end == nil { output.start() }
        stop(after: 0)
    }

    /// - Returns: whether it is played.
    package func play(_ pattern: HapticPattern) -> Bool {
        guard output.play(pattern) else {
            stop()
            return false
        }
        stop(after: pattern.duration)
        return true
    }

    /// The app goes to the background.
    package func stop() {
        guard let end else { return }
        end.cancel()
        self.end = nil
        output.stop()
    }

    private func stop(after duration: Double) {
        end?.cancel()
        end = clock.wake(at: clock.now + duration + TimedPatterns.patience) { [weak self] in self?.stop() }
    }
}
