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
