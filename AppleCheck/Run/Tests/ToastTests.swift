import AppleDouble
import NodPerforming
import Testing

@testable import NodUI

/// A screen that shows toasts over a task's check.
private struct Tasks: View {
    let manager: ToastManager
    @State private var isCompleted = false

    var body: some View { CompletionCheck("Buy milk", isCompleted: $isCompleted).nod(manager: manager) }
}

@Suite("Toasts")
@MainActor
struct ToastTests {
    @Test("A toast is seen and said once, and goes after six seconds", arguments: [16, 17])
    func life(system: Double) async {
        let stage = await Stage(on: system) { Color.clear.nod(manager: $0) }
        await stage.shows("Sorted by date.")
        #expect(stage.texts == ["Sorted by date."])
        await stage.wait(5.4)
        #expect(stage.texts == ["Sorted by date."])
        await stage.wait(0.6)
        #expect(stage.texts == [])
        #expect(stage.said == ["Sorted by date."])
        #expect(stage.felt == [])
        #expect(!stage.host.isAnimating)
    }

    @Test("It comes and goes with a motion, and only fades under Reduce Motion", arguments: [false, true])
    func motion(isReduced: Bool) async {
        _answers["EnvironmentValues.accessibilityReduceMotion"] = { _ in isReduced }
        defer { _answers["EnvironmentValues.accessibilityReduceMotion"] = nil }
        let stage = await Stage { Color.clear.nod(manager: $0) }
        stage.feedback.center.inform(ToastMessage("Sorted by date."))
        let coming = await stage.moves(over: 1)
        #expect(coming == (isReduced ? ["opacity"] : ["offset", "opacity"]))
        await stage.wait(4.9)
        let going = await stage.moves(over: 1)
        #expect(going == (isReduced ? ["opacity"] : ["offset", "opacity"]))
    }

    @Test("An error is felt, and stays until it is dismissed")
    func error() async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Couldn't load your tasks.", .error)
        #expect(stage.felt == ["error"])
        await stage.wait(60)
        #expect(stage.texts == ["Couldn't load your tasks."])
        #expect(stage.host.symbols == ["exclamationmark.octagon.fill", "xmark"])
        await stage.host.tap("Dismiss")
        await stage.wait(0.6)
        #expect(stage.texts == [])
        #expect(stage.felt == [])
    }

    @Test(
        "A success and a warning are felt, an info is not",
        arguments: [
            (ToastType.success, ["success"], "checkmark.circle.fill"),
            (.warning, ["warning"], "exclamationmark.triangle.fill"),
            (.info, [], "info.circle"),
        ]
    )
    func types(type: ToastType, felt: [String], symbol: String) async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Backup saved", type)
        #expect(stage.felt == felt)
        #expect(stage.host.symbols == [symbol, "xmark"])
    }

    @Test("Undo takes back once, and its press is not felt again", arguments: [16, 17])
    func undo(system: Double) async {
        let stage = await Stage(on: system) { Tasks(manager: $0) }
        await stage.host.tap("Mark “Buy milk” complete")
        await stage.wait(0.5)
        #expect(stage.texts == ["Buy milk", "Completed “Buy milk”", "Undo"])
        #expect(stage.felt == ["success"])
        await stage.host.tap("Undo")
        #expect(stage.host.element("Mark")?.label == "Mark “Buy milk” complete")
        #expect(stage.felt == [])
        #expect(stage.labels == ["Mark “Buy milk” complete"])
        await stage.wait(1)
        #expect(stage.texts == ["Buy milk"])
    }

    @Test("An action runs once under its own title, also by a key or VoiceOver; the toast goes")
    func action() async {
        var runs = 0
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Couldn't upload.", .error, title: "Upload again") { runs += 1 }
        await stage.host.activate("Upload again")
        await stage.wait(1)
        #expect(runs == 1)
        #expect(stage.texts == [])
    }

    /// The ways that somebody attends to a toast while they read it.
    enum Attention: CaseIterable { case finger, pointer, keyboard, reader }

    @Test("While somebody turns to it, its time stands; then it has the rest", arguments: Attention.allCases, [16, 17])
    func attention(attention: Attention, system: Double) async {
        let stage = await Stage(on: system) { Color.clear.nod(manager: $0) }
        await stage.shows("Sorted by date.")
        await stage.wait(1.5)
        switch attention {
        case .finger: await stage.host.drag("Sorted") { await stage.wait(20) }
        case .pointer:
            await stage.host.hover("Sorted", isOver: true)
            await stage.wait(20)
            await stage.host.hover("Sorted", isOver: false)
        case .keyboard, .reader:
            await stage.host.focus("Dismiss", byReader: attention == .reader)
            await stage.wait(20)
            await stage.host.focus("elsewhere", byReader: attention == .reader)
        }
        #expect(stage.host.shows("Sorted"))
        await stage.wait(3.9)
        #expect(stage.host.shows("Sorted"))
        await stage.wait(0.7)
        #expect(!stage.host.shows("Sorted"))
    }

    @Test("VoiceOver on the text alone holds it, too")
    func readText() async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Sorted by date.")
        await stage.host.focus("Sorted", byReader: true)
        await stage.wait(20)
        #expect(stage.host.shows("Sorted"))
    }

    @Test("In the background its time stands; back, it has the rest")
    func background() async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        AppState(of: stage.feedback.center).follow()
        await stage.shows("Sorted by date.")
        await post(UIApplication.didEnterBackgroundNotification)
        await stage.wait(20)
        #expect(stage.host.shows("Sorted"))
        await post(UIApplication.willEnterForegroundNotification)
        await stage.wait(5.4)
        #expect(stage.host.shows("Sorted"))
        await stage.wait(0.6)
        #expect(!stage.host.shows("Sorted"))
    }

    @Test("On a phone one waits for the other, and then has its own six seconds")
    func turns() async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        stage.feedback.center.change { $0.isSmall = true }
        await stage.shows("First")
        await stage.shows("Second")
        #expect(stage.texts == ["First"])
        await stage.wait(5.5)
        #expect(stage.texts == ["Second"])
        await stage.wait(5)
        #expect(stage.texts == ["Second"])
        await stage.wait(1)
        #expect(stage.texts == [])
    }

    @Test("The newest is nearest to the edge where toasts come", arguments: [VerticalEdge.top, .bottom])
    func order(edge: VerticalEdge) async {
        let stage = await Stage { Color.clear.nod(toasts: edge, manager: $0) }
        await stage.shows("First")
        await stage.shows("Second")
        #expect(stage.texts == (edge == .top ? ["Second", "First"] : ["First", "Second"]))
    }

    @Test("Swiped far enough it stays away, and goes", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func swipe(direction: LayoutDirection) async {
        let stage = await Stage { Color.clear.nod(manager: $0).environment(\.layoutDirection, direction) }
        await stage.shows("Couldn't load.", .error)
        let away = direction == .leftToRight ? 300.0 : -300
        await stage.host.drag("Couldn't load", by: CGSize(width: away, height: 0))
        #expect(stage.slides.contains { $0 > 100 })
        await stage.wait(1)
        #expect(stage.texts == [])
        #expect(stage.felt == ["error"])
    }

    @Test("Let go early, or taken by the system, it comes back and stays", arguments: [true, false])
    func swipeBack(letsGo: Bool) async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Couldn't load.", .error)
        await stage.host.drag("Couldn't load", by: CGSize(width: letsGo ? 40 : 300, height: 0), letsGo: letsGo)
        #expect(stage.slides.contains { $0 > 10 })
        #expect(stage.host.isAnimating)
        await stage.wait(2)
        #expect(stage.slides.allSatisfy { $0 == 0 })
        #expect(!stage.host.isAnimating)
        #expect(stage.texts == ["Couldn't load."])
    }

    @Test("A long title leaves room for the buttons, and is read as a whole")
    func longTitles() async {
        let title = String(repeating: "Read the whole report, ", count: 20)
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows(title)
        #expect(stage.host.modifier("lineLimit").first?.contains("2") == true)
        #expect(stage.labels == [title, "Dismiss"])
        await stage.shows("Couldn't save “\(title)”.", .error) {}
        #expect(stage.host.modifier("lineLimit").contains { $0.contains("8") })
        #expect(stage.host.modifier("layoutPriority").contains { $0.contains("1") })
    }

    @Test("VoiceOver's escape closes it")
    func escape() async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Couldn't load.", .error)
        await stage.host.perform("escape", on: "Couldn't load.")
        await stage.wait(1)
        #expect(stage.texts == [])
    }

    @Test("On its way out it takes no touch, and VoiceOver finds it no more")
    func leaving() async {
        var runs = 0
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Couldn't load.", .error) { runs += 1 }
        await stage.host.tap("Dismiss")
        #expect(stage.host.shows("Couldn't load."))
        #expect(stage.labels.isEmpty)
        #expect(stage.host.modifier("allowsHitTesting").contains("false"))
        await stage.wait(1)
        #expect(runs == 0)
    }

    @Test("Its symbol is decoration; text and buttons are read in order under the place's name")
    func reading() async {
        let stage = await Stage { Tasks(manager: $0) }
        await stage.shows("Couldn't load.", .error) {}
        #expect(stage.labels == ["Mark “Buy milk” complete", "Couldn't load.", "Retry", "Dismiss"])
        #expect(stage.host.element("Notifications")?.traits == ["container"])
    }

    /// Posted from elsewhere: on Linux an observer's queue is waited for.
    private func post(_ name: Notification.Name) async {
        await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
        for _ in 0..<20 { await Task.yield() }
    }
}
