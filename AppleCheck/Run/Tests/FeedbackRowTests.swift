import AppleDouble
import NodPerforming
import Testing

@testable import NodUI

private struct Row: View {
    @ObservedObject var list: TodoList
    var id: String?

    var body: some View {
        let row = CompletionCheck("Buy milk", isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
            .feedbackRow()
        if let id { row.feedbackItem(id) } else { row }
    }
}

@Suite("FeedbackRow")
@MainActor
struct FeedbackRowTests {
    private let list = TodoList("Buy milk")

    @Test("The row flashes, once for row and check together", arguments: [16, 17])
    func flash(system: Double) async {
        let stage = await Stage(on: system) { Row(list: list, id: "Buy milk") }
        #expect(stage.host.flashes == [])
        stage.feedback.swipe("Buy milk")
        await stage.wait(0.1)
        #expect(stage.host.flashes.count == 1)
        await stage.wait(1)
        #expect(stage.host.flashes == [])
        #expect(!stage.host.isAnimating)
    }

    @Test("Its flash has square corners, a card's round ones, and the app may choose another shape")
    func shape() async {
        let row = await Stage { Text("Buy milk").feedbackRow() }
        #expect(row.host.flashShapes == ["RoundedRectangle.init(0.0, continuous)"])
        let card = await Stage { Text("Buy milk").completionSwipe(isCompleted: false) {} }
        #expect(card.host.flashShapes == ["RoundedRectangle.init(12.0, continuous)"])
        let round = await Stage { Text("Buy milk").feedbackRow().feedbackFlashShape(Circle()) }
        #expect(round.host.flashShapes == ["Circle.init()"])
    }

    @Test("The last item of a collection bursts once, not from row and check both")
    func collection() async {
        let stage = await Stage {
            Row(list: list, id: "Buy milk")
                .completes(in: [CollectionProgress(id: 1, name: "Groceries", open: 1, total: 4)])
        }
        await stage.host.tap("Mark")
        await stage.wait(0.3)
        #expect(stage.host.fills == 8)
        #expect(stage.toasts == ["“Groceries” complete! · Undo"])
    }
}

private struct Stack: View {
    @ObservedObject var list: TodoList

    var body: some View {
        VStack { ForEach(list.items) { item in Text(item.title).transition(.completion) } }
    }
}

@Suite("The transition of rows", .serialized)
@MainActor
struct TaskRowTransitionTests {
    @Test("It changes with Reduce Motion, and a row at rest is as it would be without")
    func transition() async {
        let list = TodoList("Buy milk")
        let stage = await Stage { Stack(list: list) }
        let moving = stage.host.modifier("transition")
        #expect(moving.count == 1)
        #expect(stage.host.sizes.isSubset(of: [1]))
        FeedbackCenter.shared.change { $0.reducesMotion = true }
        defer { FeedbackCenter.shared.change { $0.reducesMotion = false } }
        list.objectWillChange.send()
        await stage.host.settle()
        #expect(stage.host.modifier("transition") != moving)
        #expect(!stage.host.isAnimating)
    }
}
