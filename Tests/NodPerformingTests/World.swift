import Nod
import NodPerforming
import NodTesting

/// A center with a clock of the test's own, and everything remembered.
@MainActor
struct World {
    let clock = ManualClock()
    let recorder = FeedbackRecorder()
    let frames = ManualFrames()
    let center: FeedbackCenter

    init(countsFrames: Bool = false) {
        var performers = recorder.performers
        performers.frames = countsFrames ? frames : nil
        center = FeedbackCenter(clock: clock, performers: performers)
        recorder.observe(center)
    }

    func tap(_ item: ItemID, isCompleted: Bool = false, leaves: Bool = false, isReported: Bool = false) {
        var toggle = CompletionToggle(item: item, isCompleted: isCompleted, leaves: leaves)
        toggle.isReported = isReported
        center.report(.toggled(toggle))
    }
}

/// Frames come when the test says so.
@MainActor
final class ManualFrames: FrameSource {
    private var waiting: [@MainActor () -> Void] = []

    func afterNextFrame(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }

    func show() {
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
    }
}

/// A check that remembers how it was drawn.
@MainActor
final class DrawnCheck: FeedbackStage {
    private(set) var lines: [String] = []

    var reportsState: Bool { true }
    func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) { lines.append("\(state) by \(cause)") }
    func settle(isCompleted: Bool) { lines.append("settled") }
    func leave(_ score: Score, at time: Double) { lines.append("leaves at \(time)") }
    func enter(_ score: Score, at time: Double) { lines.append("enters at \(time)") }
}
