import AppleDouble
import Testing

@testable import NodUI

/// A detail pane: it shows one task at a time, in the same place.
@MainActor
private final class Pane: ObservableObject {
    let list = TodoList("Buy milk", "Call Anna")
    @Published var chosen = 0

    var task: TodoList.Item { list.items[chosen] }

    func set(_ id: String, _ isCompleted: Bool) {
        objectWillChange.send()
        list.set(id, isCompleted)
    }
}

private struct Detail: View {
    @ObservedObject var pane: Pane

    var body: some View {
        let task = pane.task
        HStack {
            CompletionCheck(isCompleted: task.isCompleted, set: { pane.set(task.id, $0) })
            CompletionTitle(task.title, isCompleted: task.isCompleted)
        }
        .feedbackRow()
        .feedbackItem(task.id, title: task.title)
    }
}

@Suite("Detail pane: another task takes a check's place")
@MainActor
struct DetailPaneTests {
    private let pane = Pane()

    @Test("The first one's answer is not drawn on the next", arguments: [16, 17])
    func pending(system: Double) async {
        let stage = await Stage(on: system) { Detail(pane: pane) }
        await stage.host.tap("Mark")
        await stage.wait(0.2)
        #expect(stage.host.isAnimating)
        #expect(!stage.host.struck.isEmpty)
        pane.chosen = 1
        await stage.host.settle()
        #expect(stage.label == "Mark “Call Anna” complete")
        #expect(stage.state == "Not completed")
        #expect(stage.host.struck == [])
        #expect(stage.host.flashes == [])
        #expect(!stage.host.isAnimating)
    }

    @Test("A tap answers for the task that is shown, by its name", arguments: [16, 17])
    func tap(system: Double) async {
        let stage = await Stage(on: system) { Detail(pane: pane) }
        pane.chosen = 1
        await stage.host.settle()
        await stage.host.tap("Mark")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “Call Anna” · Undo"])
        #expect(pane.list.isCompleted("Call Anna") && !pane.list.isCompleted("Buy milk"))
        await stage.wait(1)
        #expect(stage.host.struck == ["Call Anna"])
        pane.chosen = 0
        await stage.host.settle()
        #expect(stage.label == "Mark “Buy milk” complete")
        #expect(stage.host.struck == [])
    }

    @Test("A change that comes with the other task is told of that one", arguments: [16, 17])
    func changeWithTask(system: Double) async {
        let stage = await Stage(on: system) { Detail(pane: pane) }
        await stage.host.tap("Mark")
        await stage.wait(8)
        await stage.host.tap("Mark")
        await stage.wait(8)
        stage.feedback.recorder.clear()
        pane.list.items[1].isCompleted = true
        pane.chosen = 1
        await stage.host.settle()
        #expect(stage.state == "Completed")
        #expect(stage.felt == [] && stage.toasts == [])
        pane.chosen = 0
        await stage.host.settle()
        #expect(stage.state == "Not completed")
        #expect(!stage.feedback.recorder.lines.contains { $0.contains("completed by news") })
    }

    @Test("Undo of the first one's toast takes the first one back", arguments: [16, 17])
    func undo(system: Double) async {
        let stage = await Stage(on: system) { Detail(pane: pane) }
        await stage.host.tap("Mark")
        await stage.wait(1)
        pane.chosen = 1
        await stage.host.settle()
        await stage.pressToast()
        await stage.wait(0.5)
        #expect(!pane.list.isCompleted("Buy milk"))
        #expect(!pane.list.isCompleted("Call Anna"))
    }
}
