import AppleDouble
import Nod
import NodPerforming
import Testing

@testable import NodUI

/// A list whose loading a test controls.
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
        await stage.wait(0.2)
        #expect(stage.texts == [] && stage.labels == [])
        await stage.wait(0.2)
        #expect(stage.texts == [] && stage.labels == ["Loading tasks…"])
        await stage.wait(0.7)
        #expect(stage.texts == ["Loading tasks…"])
        model.state = .loaded
        await stage.wait(0.5)
        #expect(stage.texts == ["Buy milk"] && stage.said == [])
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

    @Test("Without custom words it has Nod's, in the language and wording of the user")
    func words() async {
        let stage = await Stage { Place(model: Loading(.failed)).environment(\.locale, Locale(identifier: "it")) }
        #expect(!stage.texts.contains("Retry"))
        let child = await Stage { Place(model: Loading(.failed)).feedbackProfile(.child) }
        #expect(child.texts == ["Couldn't load this", "Check your connection and try again.", "Try again"])
        let loading = await Stage { Place(model: Loading(.loading), loading: nil) }
        await loading.wait(2)
        #expect(loading.texts == ["Loading…"])
    }
}

@MainActor
private final class Form: ObservableObject {
    @Published var title = "Buy milk"
}

private struct TitleField: View {
    @ObservedObject var form: Form
    private var message: String? {
        form.title.isEmpty ? "Write what needs doing first." : form.title.count > 9 ? "Shorten it." : nil
    }

    init(form: Form) { self.form = form }

    var body: some View {
        TextField("Title", text: $form.title).fieldMessage(message)
    }
}

@Suite("Messages under fields")
@MainActor
struct FieldMessageTests {
    @Test("A message is below its field, is read after it as text, and is announced once", arguments: [16, 17])
    func message(system: Double) async {
        let form = Form()
        let stage = await Stage(on: system) { TitleField(form: form) }
        #expect(stage.labels == ["Title"])
        await stage.host.set("Title", to: "")
        #expect(stage.host.elements.map { "\($0)" } == ["Title (TextField)", "Write what needs doing first. (text)"])
        #expect(stage.host.elements[0].hint == "")
        await stage.wait(5)
        #expect(stage.said == ["Write what needs doing first."])
        await stage.host.set("Title", to: "Buy milk and bread")
        await stage.host.set("Title", to: "Buy milk, bread")
        #expect(stage.said == ["Write what needs doing first.", "Shorten it."])
        await stage.host.set("Title", to: "Buy milk")
        #expect(stage.labels == ["Title"])
        #expect(stage.said.count == 2)
        #expect(stage.felt == [])
    }
}

@MainActor
private final class Saving: ObservableObject {
    @Published var error: UserFacingError?
    var recoveries = 0
}

private struct Editor: View {
    @ObservedObject var saving: Saving

    var body: some View { Text("Editor").recoveryAlert($saving.error) { saving.recoveries += 1 } }
}

@Suite("Alerts with a way out")
@MainActor
struct RecoveryAlertTests {
    @Test(
        "It says what happened and what to do, is felt once, and has the buttons of its way",
        arguments: [
            (UserFacingError.Way.retry, ["Retry", "Dismiss"]), (.fix, ["Fix it", "Dismiss"]), (.dismiss, ["Dismiss"]),
        ]
    )
    func buttons(way: UserFacingError.Way, titles: [String]) async {
        for system in [16.0, 17] {
            let saving = Saving()
            let stage = await Stage(on: system) { Editor(saving: saving) }
            #expect(stage.texts == ["Editor"])
            #expect(stage.felt == [])
            saving.error = UserFacingError("Couldn't save", whatNext: "Check your connection.", way: way)
            await stage.host.settle()
            #expect(stage.texts == ["Editor", "Couldn't save"] + titles + ["Check your connection."])
            #expect(stage.felt == ["error"])
            await stage.wait(1)
            #expect(stage.felt == [])
            #expect(stage.said == [])
        }
    }

    @Test(
        "Its first button recovers once and closes; dismissing only closes",
        arguments: [("Retry", 1), ("Dismiss", 0)]
    )
    func recovering(button: String, recoveries: Int) async {
        let saving = Saving()
        let stage = await Stage { Editor(saving: saving) }
        saving.error = UserFacingError("Couldn't save", whatNext: "Check your connection.")
        await stage.host.settle()
        await stage.host.tap(button)
        #expect(saving.recoveries == recoveries)
        #expect(saving.error == nil)
        #expect(stage.texts == ["Editor"])
        #expect(stage.felt == ["error"])
    }

    @Test("While it leaves, it still says what it said")
    func leaving() async {
        let saving = Saving()
        let stage = await Stage { Editor(saving: saving) }
        saving.error = UserFacingError("Couldn't save", whatNext: "Check your connection.")
        await stage.host.settle()
        await stage.host.tap("Dismiss")
        #expect(stage.host.modifier("alert").first?.contains("Couldn't save") == true)
    }
}
