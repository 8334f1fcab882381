import AppleDouble
import Testing

@testable import NodUI

/// A check with its own state, as an app writes it.
private struct Milk: View {
    @State var isCompleted = false

    var body: some View { CompletionCheck("Buy milk", isCompleted: $isCompleted) }
}

@MainActor
private final class Item: ObservableObject {
    @Published var isCompleted = false
}

private struct Observed: View {
    @ObservedObject var item: Item

    var body: some View { CompletionCheck("Buy milk", isCompleted: item.isCompleted) { item.isCompleted.toggle() } }
}

/// A row with a subtask, which has no id.
private struct Cake: View {
    @State var isBaked = false
    @State var hasEggs = false

    var body: some View {
        VStack {
            CompletionCheck("Bake", isCompleted: $isBaked)
            CompletionCheck("Eggs", isCompleted: $hasEggs)
        }
        .feedbackItem("cake")
    }
}

@Suite("CompletionCheck")
@MainActor
struct CompletionCheckTests {
    @Test("An app that leaves the item open is believed after two seconds", arguments: [16, 17])
    func declined(system: Double) async {
        let stage = await Stage(on: system) { CompletionCheck("Buy milk", isCompleted: false) {} }
        await stage.host.tap("Mark")
        #expect(stage.state == "Completed" && stage.felt == ["success"])
        await stage.wait(2.1)
        #expect(stage.state == "Not completed" && stage.felt == [] && stage.toasts == [])
    }

    @Test("Two checks in one row are two items")
    func subtasks() async {
        let stage = await Stage { Cake() }
        await stage.host.tap("Mark “Eggs” complete")
        await stage.wait(1)
        #expect(stage.host.element("Eggs")?.label == "Mark “Eggs” incomplete")
        #expect(stage.host.element("Bake")?.label == "Mark “Bake” complete")
    }

    @Test("A tap is felt once, toasted and seen", arguments: [16, 17, 18])
    func tap(system: Double) async {
        let stage = await Stage(on: system) { Milk() }
        #expect(stage.host.element("Mark")?.label.contains("complete") == true)
        await stage.host.tap("Mark")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        #expect(stage.host.element("Mark")?.label.contains("incomplete") == true)
        #expect(stage.host.isAnimating)
        await stage.wait(1)
        #expect(!stage.host.isAnimating)
        #expect(stage.host.sizes == [1])
        #expect(stage.felt == [])
    }

    @Test("A press that scrolls away is no tap")
    func scroll() async {
        let stage = await Stage { ScrollView { Milk() } }
        await stage.host.press("Mark")
        await stage.wait(0.3)
        #expect(stage.host.sizes != [1])
        await stage.host.scrollAway("Mark")
        await stage.wait(1)
        #expect(stage.host.sizes == [1])
        #expect(stage.felt == [])
        #expect(stage.toasts == [])
    }

    @Test("A change of the app's own is shown, and not felt")
    func ownChange() async {
        let item = Item()
        let stage = await Stage { Observed(item: item) }
        item.isCompleted = true
        await stage.host.settle()
        #expect(stage.host.element("Mark")?.label.contains("incomplete") == true)
        #expect(stage.felt == [])
        await stage.host.tap("Mark")
        #expect(!item.isCompleted)
    }

    @Test("VoiceOver and Voice Control know its task and its state, and do what a finger does", arguments: [16, 17])
    func spoken(system: Double) async throws {
        let stage = await Stage(on: system) { Milk() }
        let element = try #require(stage.host.element("Mark"))
        let traits = system == 16 ? "button" : "button, isToggle"
        #expect(element.description == "Mark “Buy milk” complete, Not completed (\(traits))")
        #expect(element.inputLabels == ["Buy milk", "Mark “Buy milk” complete", "Mark complete"])
        await stage.host.activate("Mark")
        #expect(stage.said == ["Completed “Buy milk”"])
        #expect(stage.felt == ["success"])
        #expect(stage.state == "Completed")
    }

    @Test("Disabled, it does nothing")
    func disabled() async {
        let stage = await Stage { Milk().disabled(true) }
        await stage.host.tap("Mark")
        #expect(stage.felt == [])
    }
}
