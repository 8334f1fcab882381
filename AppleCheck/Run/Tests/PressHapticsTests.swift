import AppleDouble
import Testing

@testable import NodUI

/// Seed 003's styles, whose presses the profile decides on unless the call site does.
private struct Buttons: View {
    var body: some View {
        VStack {
            Button("As the style says") {}.buttonStyle(.card)
            Button("Felt card") {}.buttonStyle(.card).pressHaptics(.child)
            Button("Felt primary") {}.buttonStyle(.primaryAction()).pressHaptics(.child)
            Button("Quiet") {}.buttonStyle(.card).pressHaptics(.none)
            Button("Large") {}.buttonStyle(.childFriendlyLarge).pressHaptics(.none)
        }
    }
}

@Suite("Press haptics of a call site")
@MainActor
struct PressHapticsTests {
    @Test(
        "In the standard profile a press is felt as its style or its call site says; child-friendly ones keep theirs",
        arguments: [
            ("As the style says", ["medium"]), ("Felt card", ["medium 0.5"]), ("Felt primary", ["medium 0.7"]),
            ("Quiet", []),
            ("Large", ["medium 0.5"]),
        ]
    )
    func standard(button: String, felt: [String]) async {
        let stage = await Stage { Buttons() }
        await stage.host.tap(button)
        #expect(stage.felt == felt)
    }

    @Test("In the child profile a button can be made quiet")
    func child() async {
        let stage = await Stage { Buttons().feedbackProfile(.child) }
        await stage.host.tap("Quiet")
        #expect(stage.felt == [])
        await stage.host.tap("As the style says")
        #expect(stage.felt == ["medium 0.5"])
    }
}
