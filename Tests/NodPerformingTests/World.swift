import Nod
import NodPerforming
import NodTesting
import Testing

/// A center with a manual clock and a recorder.
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

    /// Presses a button, holds it, and releases it.
    func press(
        _ role: PressRole,
        _ profile: Profile = .child,
        in context: FeedbackContext? = nil,
        scrolls: Bool = false,
        saves: Bool = false,
        action: () -> Void = {}
    ) {
        let context = context ?? FeedbackContext(profile: profile)
        center.report(.pressed(target: 1, role: role, mayScroll: scrolls), in: context)
        clock.advance(by: 0.2)
        #expect(recorder.haptics.isEmpty || saves, "a press is only seen")
        center.act(on: 1, role: role, saves: saves, in: context, action)
        center.report(.cancelled(target: 1), in: context)
    }
}

/// A frame source controlled by the test.
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

/// A check that records how it was drawn.
@MainActor
final class DrawnCheck: FeedbackStage {
    private(set) var lines: [String] = []

    var reportsState: Bool { true }
    func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) { lines.append("\(state) by \(cause)") }
    func leave(_ score: Score, at time: Double) { lines.append("leaves at \(time)") }
    func enter(_ score: Score, at time: Double) { lines.append("enters at \(time)") }
}

/// Records what is logged.
final class NotedErrors: ErrorLog, @unchecked Sendable {
    private(set) var noted: [String] = []
    func note(_ raw: String) { noted.append(raw) }
}
