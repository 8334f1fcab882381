import NodPerforming
import NodTesting

@testable import AppleDouble
@testable import NodUI

/// A screen that records haptics, sounds and announcements, with a clock that only `wait` moves.
@MainActor
class Stage {
    let feedback: FeedbackTest
    private(set) var host: Host!

    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - environment: changes the device's values.
    ///   - feedback: the center of several screens.
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

    convenience init(on system: Double = 17, @ViewBuilder toasting view: (ToastManager) -> some View) async {
        let feedback = FeedbackTest()
        let manager = ToastManager(center: feedback.center)
        await self.init(on: system, feedback: feedback) { view(manager) }
    }

    /// The haptics since the last call, such as `success` or `light 0.5`.
    var felt: [String] {
        defer { feedback.recorder.clear() }
        return feedback.recorder.haptics.map { $0.intensity == 1 ? "\($0.kind)" : "\($0.kind) \($0.intensity)" }
    }

    var said: [String] { feedback.recorder.spoken() }
    var toasts: [String] { feedback.recorder.toastTexts() }

    var label: String { host.element("Mark")?.label ?? "" }
    var state: String { host.element("Mark")?.value ?? "" }

    var scale: Double { host.sizes.min() ?? 1 }

    func pressToast() async {
        guard let toast = feedback.recorder.toasts.last else { return }
        feedback.center.report(.toastActed(toast.id))
        await host.settle()
    }

    /// Shows a toast of the app, and waits for its entrance.
    func shows(
        _ text: String,
        _ type: ToastType = .info,
        title: String? = nil,
        action: (() -> Void)? = nil
    ) async {
        feedback.center.show(ToastMessage(text, actionTitle: title), type: type, action: action)
        await wait(0.5)
    }

    var texts: [String] { host.texts.map(plain) }

    var labels: [String] { host.elements.filter { $0.traits != ["container"] }.map { plain($0.label) } }

    private func plain(_ text: String) -> String { text.filter { !"\u{2068}\u{2069}".contains($0) } }

    /// Advances time, frame by frame while anything moves.
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

func rightToLeft(_ values: inout EnvironmentValues) { values.layoutDirection = .rightToLeft }

extension EnvironmentValues {
    var reducesMotion: Bool {
        get { accessibilityReduceMotion }
        set { self[_entry: "accessibilityReduceMotion", standard: false] = newValue }
    }
}

@MainActor
enum Device {
    /// The calls since the last one, such as `Impact(medium).impactOccurred(0.5)`.
    static var asked: [String] {
        defer { _performed = [] }
        return _performed.map { text(of: $0) }
    }

    /// The calls after pending callbacks have run.
    static var settled: [String] {
        get async {
            for _ in 0..<20 { await Task.yield() }
            return asked
        }
    }

    static func called<Object: AnyObject>(_ type: Object.Type) -> [Object] {
        _performed.compactMap { $0.receiver as? Object }
    }

    private static func text(of call: _Call) -> String {
        call.description
            .replacing(".init(", with: "(")
            .replacing(/UI(\w+)FeedbackGenerator/) { "\($0.1)" }
            .replacing(/UIWindow\(CGRect\(.*?height: 0.0\)\)\)/, with: "window")
    }

    static func answering<Result>(
        _ answers: [String: @Sendable (_Call) -> Any],
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        let before = _answers
        _performed = []
        defer {
            _answers = before
            _errors = [:]
            _performed = []
        }
        for (name, answer) in answers { _answers[name] = answer }
        return try await body()
    }
}

extension Stage {
    func playsOnDevice() {
        feedback.center.performers.haptics = AppleHaptics(clock: feedback.clock)
        feedback.center.performers.announcer = AppleAnnouncer()
        _performed = []
    }
}

extension AppleDouble.Host {
    /// Whether a timeline surrounds the text.
    func isTimed(_ text: String) -> Bool {
        shown(text).contains { node in node.ancestors.contains { $0.call?.type == "TimelineView" } }
    }

    var struck: [String] {
        root.all.flatMap { node in
            (node.call?.values ?? []).compactMap { $0 as? AttributedString }.flatMap { text in
                text.runs.filter { $0.strikethroughStyle != nil }.map { String(text[$0.range].characters) }
            }
        }
    }

    var sizes: Set<Double> { values("scaleEffect") }

    var slides: Set<Double> { values("offset") }

    private func values(_ member: String) -> Set<Double> {
        Set(modifier(member).compactMap { $0.split(separator: ",").first.flatMap { Double($0) } })
    }

    var flashes: [Double] {
        root.all.filter { $0.call?.name == "Color.opacity(_:)" && $0.parent?.call?.member == "fill" }
            .compactMap { $0.call?.values[0] as? Double }
            .filter { $0 > 0 }
    }

    var flashShapes: Set<String> {
        let shapes = root.all.compactMap { $0.call }.filter { $0.member == "fill" }.compactMap(\.receiver)
        return Set(shapes.compactMap { ($0 as? any _Recorded)?._call.values.first.map(_text) })
    }

    var fills: Int { drawn.filter { $0.contains("fill") }.count }

    /// Whether a view of the type has the text.
    func shows(_ text: String, in type: String) -> Bool {
        root.all.contains { $0.call?.type == type && AppleDouble.Host.says(text, $0) }
    }

    /// The points between the views of the innermost row with the text.
    func spacing(around text: String) -> CGFloat? {
        let rows = root.all.filter { $0.call?.type == "HStack" && AppleDouble.Host.says(text, $0) }
        return rows.last?.call?.values.lazy.compactMap { $0 as? CGFloat }.first
    }

    /// Whether the text is drawn, even if transparent.
    func holds(_ text: String) -> Bool { !shown(text).isEmpty }

    func takesTouch(_ text: String) -> Bool {
        !shown(text).contains { node in
            node.ancestors.contains {
                $0.call?.name == "View.allowsHitTesting(_:)" && $0.call?.values[0] as? Bool == false
            }
        }
    }

    private func shown(_ text: String) -> [_Node] {
        root.all.filter { $0.call?.type == "Text" && $0.call.flatMap { _string($0) }?.contains(text) == true }
    }
}
