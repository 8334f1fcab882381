import AppleDouble
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

@Suite("Toasts")
@MainActor
struct ToastTests {
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
        let stage = await Stage(on: system) { Milk().nod(manager: $0) }
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

    /// Everything that pauses a toast.
    enum Attention: CaseIterable { case finger, pointer, keyboard, reader }

    @Test("Attention pauses a toast; afterwards its remaining time runs", arguments: Attention.allCases, [16, 17])
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
            await stage.host.focus(attention == .reader ? "Sorted" : "Dismiss", byReader: attention == .reader)
            await stage.wait(20)
            await stage.host.focus("elsewhere", byReader: attention == .reader)
        }
        #expect(stage.host.shows("Sorted"))
        await stage.wait(3.9)
        #expect(stage.host.shows("Sorted"))
        await stage.wait(0.7)
        #expect(!stage.host.shows("Sorted"))
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
        #expect(stage.host.slides.contains { $0 > 100 })
        await stage.wait(1)
        #expect(stage.texts == [])
        #expect(stage.felt == ["error"])
    }

    @Test("Let go early, or taken by the system, it comes back and stays", arguments: [true, false])
    func swipeBack(letsGo: Bool) async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        await stage.shows("Couldn't load.", .error)
        await stage.host.drag("Couldn't load", by: CGSize(width: letsGo ? 40 : 300, height: 0), letsGo: letsGo)
        #expect(stage.host.slides.contains { $0 > 10 })
        #expect(stage.host.isAnimating)
        await stage.wait(2)
        #expect(stage.host.slides.allSatisfy { $0 == 0 })
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
        #expect(stage.host.spacing(around: "Retry").map { $0 >= 8 } == true, "Undo and Close are pressed apart")
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
        let stage = await Stage { Milk().nod(manager: $0) }
        await stage.shows("Couldn't load.", .error) {}
        #expect(stage.labels == ["Mark “Buy milk” complete", "Couldn't load.", "Retry", "Dismiss"])
        #expect(stage.host.element("Notifications")?.traits == ["container"])
    }
}

/// A screen and a composer over it, each of which shows toasts.
private struct App: View {
    let manager: ToastManager
    @State private var isComposing = false

    var body: some View {
        Button("Compose") { isComposing = true }
            .nod(manager: manager)
            .sheet(isPresented: $isComposing) {
                Button("Close") { isComposing = false }.nod(manager: manager)
            }
    }
}

/// An app's custom pages, all of which stay on screen.
private struct Pages: View {
    let manager: ToastManager
    @State private var page = 1

    var body: some View {
        Button("Turn") { page = 3 - page }
        ForEach([1, 2], id: \.self) { number in
            Text(verbatim: "Page \(number)").nod(isInSight: number == page, manager: manager)
        }
    }
}

@Suite("Places of toasts")
@MainActor
struct ToastHostTests {
    @Test("Pages that all stay on screen hand it over when they say which is in sight", arguments: [16, 17])
    func pages(system: Double) async {
        let stage = await Stage(on: system) { Pages(manager: $0) }
        await stage.shows("Sorted by date.")
        #expect(stage.texts == ["Turn", "Page 1", "Sorted by date.", "Page 2"])
        await stage.host.tap("Turn")
        #expect(stage.texts == ["Turn", "Page 1", "Page 2", "Sorted by date."])
        await stage.host.tap("Turn")
        #expect(stage.texts == ["Turn", "Page 1", "Sorted by date.", "Page 2"])
    }

    @Test("A sheet shows the toast while it is open, and the screen again when it is closed", arguments: [16, 17])
    func sheet(system: Double) async {
        let stage = await Stage(on: system) { App(manager: $0) }
        await stage.host.tap("Compose")
        await stage.shows("Couldn't save.", .error)
        #expect(stage.texts == ["Compose", "Close", "Couldn't save."])
        await stage.host.tap("Close")
        #expect(stage.texts == ["Compose", "Couldn't save."])
        await stage.host.tap("Compose")
        #expect(stage.texts == ["Compose", "Close", "Couldn't save."])
        #expect(stage.said == ["Couldn't save."])
    }

    @Test("Of two windows the one in use shows them", arguments: [16, 17])
    func windows(system: Double) async {
        let feedback = FeedbackTest()
        let manager = ToastManager(center: feedback.center)
        let first = await Stage(on: system, feedback: feedback) { Color.clear.nod(manager: manager) }
        let second = await Stage(on: system, feedback: feedback) { Color.clear.nod(manager: manager) }
        await second.shows("Couldn't save.", .error)
        await first.host.settle()
        #expect(first.texts == [])
        #expect(second.texts == ["Couldn't save."])
        await second.host.change { $0.scenePhase = .inactive }
        await first.host.settle()
        #expect(first.texts == ["Couldn't save."])
        #expect(second.texts == [])
    }

    @Test("Of two windows side by side the tapped one shows the toast")
    func sideBySide() async {
        let feedback = FeedbackTest()
        let manager = ToastManager(center: feedback.center)
        let first = await Stage(feedback: feedback) { window(manager) }
        let second = await Stage(feedback: feedback) { window(manager) }
        await first.host.tap("Mark")
        await first.wait(0.5)
        #expect(first.texts == ["Buy milk", "Send", "Completed “Buy milk”", "Undo"])
        #expect(second.texts == ["Buy milk", "Send"])
        await second.host.tap("Send")
        await second.wait(0.5)
        #expect(!first.texts.contains("Sent") && second.texts.contains("Sent"))
    }

    @Test("Views inside have the manager, and what it shows is said in the place's own words")
    func manager() async {
        let stage = await Stage {
            Sender().nod(manager: $0).feedbackWords(Words(["dismiss": "Schließen"], in: "de"))
        }
        await stage.host.tap("Send")
        await stage.host.tap("Send by observation")
        await stage.wait(0.5)
        #expect(stage.labels.suffix(4) == ["Sent", "Schließen", "Sent, too", "Schließen"])
    }
}

@MainActor
private func window(_ manager: ToastManager) -> some View {
    VStack {
        Milk()
        Button("Send") { manager.show("Sent", type: .info) }.buttonStyle(.card)
    }
    .nod(manager: manager)
}

/// Reads the manager from the environment by both of its keys.
private struct Sender: View {
    @EnvironmentObject private var manager: ToastManager
    @Environment(ToastManager.self) private var observed

    var body: some View {
        Button("Send") { manager.show("Sent", type: .info) }
        Button("Send by observation") { observed.show("Sent, too", type: .info) }
    }
}

/// A check, a button with a style of Nod's, one with the app's, and one that never gets the focus back from a toast.
private struct Controls: View {
    let manager: ToastManager
    @State private var isCompleted = false

    var body: some View {
        VStack {
            CompletionCheck("Buy milk", isCompleted: $isCompleted)
            Button("Styled") {}.buttonStyle(.card)
            Button("Own") {}.takesFocusBack()
            Button("Plain") {}
        }
        .nod(manager: manager)
    }
}

@Suite("Focus that a toast gives back")
@MainActor
struct FocusPlacesTests {
    @Test(
        "Focus goes back to the control that it came from when its toast leaves",
        arguments: ["Buy milk", "Styled", "Own"],
        [false, true]
    )
    func back(control: String, byReader: Bool) async {
        for system in [16.0, 17] {
            let stage = await Stage(on: system) { Controls(manager: $0) }
            await stage.shows("Couldn't load.", .error) {}
            for way in [false, true] { await stage.host.focus("Plain", byReader: way) }
            await stage.host.focus(control, byReader: byReader)
            await stage.host.focus("Retry", byReader: byReader)
            #expect(!stage.host.hasFocus(control, byReader: byReader))
            await stage.host.activate("Retry")
            #expect(stage.host.hasFocus(control, byReader: byReader))
            #expect(!stage.host.hasFocus(control, byReader: !byReader))
        }
    }
}
