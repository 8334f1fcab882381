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

    /// What VoiceOver reads of the check: what a tap does, and its state.
    var label: String { host.element("Mark")?.label ?? "" }
    var state: String { host.element("Mark")?.value ?? "" }

    /// Presses the button of the latest toast.
    func pressToast() async {
        guard let toast = feedback.recorder.toasts.last else { return }
        feedback.center.report(.toastActed(toast.id))
        await host.settle()
    }

    /// Lets time pass: frame by frame while anything moves.
    func wait(_ seconds: Double) async {
        host.update()
        let end = feedback.clock.now + seconds
        while feedback.clock.now < end {
            let step = host.isAnimating ? 1.0 / 30 : 0.1
            feedback.clock.advance(by: min(step, end - feedback.clock.now))
            host.frame()
        }
        await host.settle()
    }
}

/// A device that asks for Reduce Motion.
func reducedMotion(_ values: inout EnvironmentValues) { values.reducesMotion = true }

/// A language that is written from right to left.
func rightToLeft(_ values: inout EnvironmentValues) { values.layoutDirection = .rightToLeft }

extension EnvironmentValues {
    /// The device's Reduce Motion.
    var reducesMotion: Bool {
        get { accessibilityReduceMotion }
        set { self[_entry: "accessibilityReduceMotion", standard: false] = newValue }
    }
}
