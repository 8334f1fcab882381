import AppleDouble
import Nod
import NodPerforming
import Testing

@testable import NodUI

/// A view that reports by itself.
private struct Capture: View {
    private var feedback = FeedbackReporter()

    var body: some View {
        VStack {
            Button("Capture") { feedback.report(.captured, on: TargetID(feedback.center.item("milk"))) }
            Button("Buzz") { feedback.report(.felt(Haptic(.warning), cause: nil)) }
        }
    }
}

@Suite("Feedback: what a view reports is answered in its own context")
@MainActor
struct FeedbackReportTests {
    @Test("A moment and an event are felt")
    func felt() async {
        let stage = await Stage { Capture() }
        await stage.host.tap("Capture")
        #expect(stage.felt == ["medium"])
        await stage.wait(1)
        await stage.host.tap("Buzz")
        #expect(stage.felt == ["warning"])
    }

    @Test("In a part of the app that is quiet, they are not")
    func quiet() async {
        var quiet = Preferences()
        quiet[.otherHaptics] = 0
        let stage = await Stage { Capture().feedbackPreferences(quiet) }
        await stage.host.tap("Capture")
        await stage.wait(1)
        await stage.host.tap("Buzz")
        #expect(stage.felt == [])
    }
}
