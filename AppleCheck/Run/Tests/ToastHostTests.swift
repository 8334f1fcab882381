import AppleDouble
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

/// An app with two tabs and a composer over them, each of which shows toasts.
private struct App: View {
    let manager: ToastManager
    @State private var selection = 1
    @State private var isComposing = false

    var body: some View {
        TabView(selection: $selection) {
            ForEach([1, 2], id: \.self) { number in
                Button("Compose from \(number)") { isComposing = true }
                    .nod(isInSight: number == selection, manager: manager)
                    .tabItem { Text(verbatim: "Tab \(number)") }
                    .tag(number)
            }
        }
        .sheet(isPresented: $isComposing) {
            Button("Close") { isComposing = false }.nod(manager: manager)
        }
    }
}

/// Pages of an app's own, which all stay on screen.
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
    @Test("A toast moves to the tab in sight with its time, and is said once", arguments: [16, 17])
    func tabs(system: Double) async {
        let stage = await Stage(on: system) { App(manager: $0) }
        await stage.shows("Sorted by date.")
        await stage.wait(2.5)
        #expect(stage.places(of: "Sorted by date.") == ["Tab 1"])
        await stage.host.choose(tab: "Tab 2")
        #expect(stage.places(of: "Sorted by date.") == ["Tab 2"])
        await stage.wait(2.9)
        #expect(stage.places(of: "Sorted by date.") == ["Tab 2"])
        await stage.wait(0.6)
        #expect(stage.places(of: "Sorted by date.") == [])
        #expect(stage.said == ["Sorted by date."])
    }

    @Test("It comes once: in the other tab it is simply there")
    func entersOnce() async {
        let stage = await Stage { App(manager: $0) }
        await stage.shows("Sorted by date.")
        await stage.wait(1)
        await stage.host.choose(tab: "Tab 2")
        let moved = await stage.moves(over: 0.2)
        #expect(moved == [])
    }

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

    @Test("Held in one tab, it runs on in the other", arguments: [16, 17])
    func attention(system: Double) async {
        let stage = await Stage(on: system) { App(manager: $0) }
        await stage.shows("Sorted by date.")
        await stage.host.hover("Sorted", isOver: true)
        await stage.host.choose(tab: "Tab 2")
        await stage.wait(6.6)
        #expect(!stage.host.shows("Sorted"))
    }

    @Test("A sheet shows the toast while it is open, and the screen again when it is closed", arguments: [16, 17])
    func sheet(system: Double) async {
        let stage = await Stage(on: system) { App(manager: $0) }
        await stage.host.tap("Compose from 1")
        await stage.shows("Couldn't save.", .error)
        #expect(stage.texts == ["Compose from 1", "Tab 1", "Tab 2", "Close", "Couldn't save."])
        await stage.host.tap("Close")
        #expect(stage.texts == ["Compose from 1", "Couldn't save.", "Tab 1", "Tab 2"])
        await stage.host.tap("Compose from 1")
        #expect(stage.texts == ["Compose from 1", "Tab 1", "Tab 2", "Close", "Couldn't save."])
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
        let first = await Stage(feedback: feedback) { Window(manager: manager) }
        let second = await Stage(feedback: feedback) { Window(manager: manager) }
        await first.host.tap("Mark")
        await first.wait(0.5)
        #expect(first.texts == ["Send", "Completed 1 task", "Undo"])
        #expect(second.texts == ["Send"])
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

private struct Window: View {
    let manager: ToastManager
    @State private var isCompleted = false

    var body: some View {
        VStack {
            CompletionCheck(isCompleted: $isCompleted)
            Button("Send") { manager.show("Sent", type: .info) }.buttonStyle(.card)
        }
        .nod(manager: manager)
    }
}

/// A view that asks its environment for the manager, in both ways.
private struct Sender: View {
    @EnvironmentObject private var manager: ToastManager
    @Environment(ToastManager.self) private var observed

    var body: some View {
        Button("Send") { manager.show("Sent", type: .info) }
        Button("Send by observation") { observed.show("Sent, too", type: .info) }
    }
}

extension Stage {
    /// The tabs in whose content a text can be seen.
    fileprivate func places(of text: String) -> [String] {
        guard let index = texts.firstIndex(of: text) else { return [] }
        return texts[index...].first { $0.hasPrefix("Tab ") }.map { [$0] } ?? []
    }
}
