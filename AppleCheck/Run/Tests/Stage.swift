import AppleDouble
import NodTesting

@testable import NodUI

/// A screen with feedback of its own: what is felt, heard and said on it is recorded, and its clock moves only when told to.
@MainActor
class Stage {
    let feedback: FeedbackTest
    private(set) var host: Host!

    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - environment: the device's values.
    ///   - feedback: for a model that reports by itself, too.
    init(
        on system: Double = 17,
        environment: (inout EnvironmentValues) -> Void = { _ in },
        feedback: FeedbackTest = FeedbackTest(),
        @ViewBuilder _ view: () -> some View
    ) async {
        self.feedback = feedback
        host = Host(system: system, environment: environment) { view().feedbackCenter(feedback.center) }
        await host.settle()
    }

    /// The haptics since the last question, such as `success` or `light 0.5`.
    var felt: [String] {
        defer { feedback.recorder.clear() }
        return feedback.recorder.haptics.map { $0.intensity == 1 ? "\($0.kind)" : "\($0.kind) \($0.intensity)" }
    }

    var said: [String] { feedback.recorder.spoken() }
    var toasts: [String] { feedback.recorder.toastTexts() }

    /// Lets time pass, frame by frame.
    func wait(_ seconds: Double) async {
        let end = feedback.clock.now + seconds
        while feedback.clock.now < end {
            feedback.clock.advance(by: min(1.0 / 60, end - feedback.clock.now))
            host.frame()
        }
        await host.settle()
    }
}
