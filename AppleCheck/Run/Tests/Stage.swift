import AppleDouble
import NodPerforming
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

    /// A screen that shows the toasts of its center itself.
    convenience init(on system: Double = 17, @ViewBuilder toasting view: (ToastManager) -> some View) async {
        let feedback = FeedbackTest()
        let manager = ToastManager(center: feedback.center)
        await self.init(on: system, feedback: feedback) { view(manager) }
    }

    /// The haptics since the last question, such as `success` or `light 0.5`.
    var felt: [String] {
        defer { feedback.recorder.clear() }
        return feedback.recorder.haptics.map { $0.intensity == 1 ? "\($0.kind)" : "\($0.kind) \($0.intensity)" }
    }

    var said: [String] { feedback.recorder.spoken() }
    var toasts: [String] { feedback.recorder.toastTexts() }

    /// The check as VoiceOver reads it: the effect of a tap, and its state.
    var label: String { host.element("Mark")?.label ?? "" }
    var state: String { host.element("Mark")?.value ?? "" }

    /// Presses the button of the latest toast.
    func pressToast() async {
        guard let toast = feedback.recorder.toasts.last else { return }
        feedback.center.report(.toastActed(toast.id))
        await host.settle()
    }

    /// The app reports something, and its toast has come in.
    func shows(
        _ text: String,
        _ type: ToastType = .info,
        title: String? = nil,
        action: (() -> Void)? = nil
    ) async {
        feedback.center.show(ToastMessage(text, actionTitle: title), type: type, action: action)
        await wait(0.5)
    }

    /// The texts on screen without the marks that isolate their directions.
    var texts: [String] { host.texts.map(plain) }

    /// The labels that a screen reader stops at, in order.
    var labels: [String] { host.elements.filter { $0.traits != ["container"] }.map { plain($0.label) } }

    private func plain(_ text: String) -> String { text.filter { !"\u{2068}\u{2069}".contains($0) } }

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

// MARK: Motion

extension Stage {
    /// The looks that are drawn otherwise than at rest in some frame: `brightness`, `offset`, `opacity`, `scaleEffect`.
    func moves(over seconds: Double) async -> [String] {
        var seen: Set<String> = []
        for _ in 0..<Int((seconds / 0.05).rounded()) {
            await wait(0.05)
            for (look, rest) in ["brightness": 0.0, "offset": 0, "opacity": 1, "scaleEffect": 1]
            where numbers(look).contains(where: { abs($0 - rest) > 0.001 }) { seen.insert(look) }
        }
        return seen.sorted()
    }

    /// How far views are drawn from their places, in points.
    var slides: [Double] { numbers("offset") }

    /// How small the most pressed view is drawn.
    var scale: Double { numbers("scaleEffect").min() ?? 1 }

    private func numbers(_ modifier: String) -> [Double] {
        host.modifier(modifier).flatMap {
            $0.split(separator: ", ").prefix(modifier == "offset" ? 2 : 1).compactMap { Double($0) }
        }
    }
}
