import AppleDouble
import NodPerforming
import Testing

@testable import NodUI

/// A check, a button of a style of Nod's, one of the app's own, and one that no toast gives the focus back to.
private struct Controls: View {
    let manager: ToastManager
    var hasButton = true
    @State private var isCompleted = false

    var body: some View {
        VStack {
            CompletionCheck("Buy milk", isCompleted: $isCompleted)
            if hasButton { Button("Styled") {}.buttonStyle(.card) }
            Button("Own") {}.takesFocusBack()
            Button("Plain") {}
        }
        .nod(manager: manager)
    }
}

@MainActor
private final class Screen: ObservableObject {
    @Published var hasButton = true
}

private struct Changing: View {
    @ObservedObject var screen: Screen
    let manager: ToastManager

    var body: some View { Controls(manager: manager, hasButton: screen.hasButton) }
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

    @Test("A toast that leaves without the focus moves nothing", arguments: [false, true])
    func elsewhere(byReader: Bool) async {
        let stage = await Stage { Controls(manager: $0) }
        await stage.shows("Couldn't load.", .error)
        await stage.host.focus("Buy milk", byReader: byReader)
        await stage.host.focus("Plain", byReader: byReader)
        await stage.host.activate("Dismiss")
        #expect(!stage.host.hasFocus("Buy milk", byReader: byReader))
    }

    @Test("A control that is gone is passed over for the one before", arguments: [false, true])
    func gone(byReader: Bool) async {
        let screen = Screen()
        let stage = await Stage { Changing(screen: screen, manager: $0) }
        await stage.shows("Couldn't load.", .error)
        await stage.host.focus("Own", byReader: byReader)
        await stage.host.focus("Styled", byReader: byReader)
        await stage.host.focus("Dismiss", byReader: byReader)
        screen.hasButton = false
        await stage.host.settle()
        await stage.host.activate("Dismiss")
        #expect(stage.host.hasFocus("Own", byReader: byReader))
    }

    @Test("From one toast's button to another's it goes back to the screen, not to the toast that is gone")
    func twoToasts() async {
        let stage = await Stage { Controls(manager: $0) }
        await stage.shows("First") {}
        await stage.shows("Second", .success)
        await stage.host.focus("Own")
        await stage.host.focus("Undo")
        await stage.host.activate("Undo")
        #expect(stage.host.hasFocus("Own"))
    }
}
