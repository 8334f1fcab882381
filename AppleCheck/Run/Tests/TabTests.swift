import AppleDouble
import Testing

@testable import NodUI

/// Two tabs with toasts of their own, and one for both of them.
private struct Tabs: View {
    var body: some View {
        TabView {
            Place(name: "Board").tabItem { Text("Board tab") }
            Place(name: "List").tabItem { Text("List tab") }
        }
    }
}

private struct Place: View {
    let name: String
    @State private var appearances = 0

    var body: some View {
        Text("\(name) \(appearances)").onAppear { appearances += 1 }
    }
}

@Suite("Tabs")
@MainActor
struct TabTests {
    @Test("Only the chosen tab is on screen")
    func choosing() async {
        let stage = await Stage { Tabs() }
        #expect(stage.host.texts == ["Board 1", "Board tab", "List tab"])
        await stage.host.choose(tab: "List tab")
        #expect(stage.host.texts == ["Board tab", "List 1", "List tab"])
        await stage.host.choose(tab: "Board tab")
        #expect(stage.host.texts == ["Board 2", "Board tab", "List tab"])
    }
}
