import AppleDouble
import NodPerforming
import Testing

@testable import NodUI

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

    @Test("Another error is another alert; words and buttons are the place's")
    func another() async {
        let saving = Saving()
        let stage = await Stage { Editor(saving: saving).feedbackProfile(.child) }
        saving.error = UserFacingError("Couldn't save", whatNext: "Check your connection.")
        await stage.host.settle()
        await stage.host.tap("Close")
        saving.error = UserFacingError("Couldn't load", whatNext: "Check your connection.")
        await stage.host.settle()
        #expect(stage.texts.contains("Couldn't load"))
        #expect(stage.felt == ["error", "error"])
    }
}
