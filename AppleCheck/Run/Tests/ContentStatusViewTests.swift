import AppleDouble
import Nod
import NodPerforming
import Testing

@testable import NodUI

/// A list that is loaded, as a test says.
@MainActor
private final class Loading: ObservableObject {
    @Published var state: LoadState
    @Published var retries = 0
    @Published var steps = 0

    init(_ state: LoadState) { self.state = state }
}

private struct Place: View {
    @ObservedObject var model: Loading
    var error: UserFacingError?
    var loading: String? = "Loading tasks…"

    var body: some View {
        ContentStatusView(
            model.state,
            loading: loading,
            empty: ContentStatusMessage(
                "A fresh page",
                systemImage: "tray",
                text: "Write a task.",
                actionTitle: "Write"
            ) {
                model.steps += 1
            },
            error: error,
            retry: { model.retries += 1 },
            content: { Text("Buy milk") }
        )
    }
}

@Suite("Places that load")
@MainActor
struct StatusViewTests {
    @Test("Loading shows nothing, then a spinner, then its text, and then the content", arguments: [16, 17])
    func loading(system: Double) async {
        let model = Loading(.loading)
        let stage = await Stage(on: system) { Place(model: model) }
        await stage.watch(2, sees: ["0.0 nothing", "0.3 spinner", "1.0 Loading tasks…, spinner"])
        model.state = .loaded
        await stage.watch(1, sees: ["0.0 Buy milk"])
        #expect(stage.said == [])
    }

    @Test("Loaded at once, it shows no spinner; loaded just after that, it keeps it for .4 s", arguments: [16, 17])
    func quick(system: Double) async {
        let model = Loading(.loading)
        let stage = await Stage(on: system) { Place(model: model) }
        await stage.wait(0.2)
        model.state = .loaded
        await stage.watch(1, sees: ["0.0 Buy milk"])
        model.state = .loading
        await stage.watch(0.4, sees: ["0.0 nothing", "0.3 spinner"])
        model.state = .loaded
        await stage.watch(1, sees: ["0.0 spinner", "0.3 Buy milk"])
    }

    @Test("Refreshing keeps the content under the spinner", arguments: [16, 17])
    func refreshing(system: Double) async {
        let model = Loading(.loaded)
        let stage = await Stage(on: system) { Place(model: model) }
        model.state = .refreshing
        await stage.watch(2, sees: ["0.0 Buy milk", "0.3 Buy milk, spinner", "1.0 Buy milk, Loading tasks…, spinner"])
    }

    @Test("Empty, it says what it is for, and takes the first step", arguments: [16, 17])
    func empty(system: Double) async {
        let model = Loading(.empty)
        let stage = await Stage(on: system) { Place(model: model) }
        #expect(stage.texts == ["A fresh page", "Write a task.", "Write"])
        #expect(stage.labels == ["A fresh page", "Write a task.", "Write"])
        await stage.host.tap("Write")
        #expect(model.steps == 1)
        #expect(stage.said == [])
    }

    @Test("A failure is said once, at once, and offers to retry", arguments: [16, 17])
    func failed(system: Double) async {
        let model = Loading(.loading)
        let error = UserFacingError("Couldn't load your tasks", whatNext: "Try again later.")
        let stage = await Stage(on: system) { Place(model: model, error: error) }
        model.state = .failed
        await stage.host.settle()
        #expect(stage.texts == ["Couldn't load your tasks", "Try again later.", "Retry"])
        #expect(stage.said == ["Couldn't load your tasks. Try again later."])
        await stage.host.tap("Retry")
        #expect(model.retries == 1)
        #expect(stage.said == ["Couldn't load your tasks. Try again later."])
        #expect(stage.felt == ["medium 0.7"])
        model.state = .loading
        await stage.host.settle()
        model.state = .failed
        await stage.wait(1)
        #expect(stage.said == ["Couldn't load your tasks. Try again later."])
    }

    @Test("Without words of its own it has Nod's, in the language and for the person at hand")
    func words() async {
        let stage = await Stage { Place(model: Loading(.failed)).environment(\.locale, Locale(identifier: "it")) }
        #expect(!stage.texts.contains("Retry"))
        let child = await Stage { Place(model: Loading(.failed)).feedbackProfile(.child) }
        #expect(child.texts == ["Couldn't load this", "Check your connection and try again.", "Try again"])
        let loading = await Stage { Place(model: Loading(.loading), loading: nil) }
        await loading.wait(2)
        #expect(loading.texts == ["Loading…"])
    }

    @Test("VoiceOver hears a spinner as what is being loaded")
    func spinner() async {
        let stage = await Stage { Place(model: Loading(.loading)) }
        await stage.wait(0.5)
        #expect(stage.labels == ["Loading tasks…"])
    }

    @Test("Idle, it shows its content and says nothing")
    func idle() async {
        let stage = await Stage { Place(model: Loading(.idle)) }
        await stage.watch(2, sees: ["0.0 Buy milk"])
    }
}

extension Stage {
    /// Compares the texts on screen and the spinner whenever they change, with the seconds since now.
    fileprivate func watch(
        _ seconds: Double,
        sees wanted: [String],
        at place: SourceLocation = #_sourceLocation
    ) async {
        var lines: [String] = []
        var last: [String]?
        await host.settle()
        let start = feedback.clock.now
        for tenth in 0..<Int((seconds * 10).rounded()) {
            feedback.clock.advance(by: start + Double(tenth) / 10 - feedback.clock.now)
            await host.settle()
            let parts = texts + (host.element("Loading")?.traits == ["group"] ? ["spinner"] : [])
            let sight = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
            if parts != last { lines.append("\(Double(tenth) / 10) \(sight)") }
            last = parts
        }
        feedback.clock.advance(by: start + seconds - feedback.clock.now)
        #expect(lines == wanted, sourceLocation: place)
    }
}
