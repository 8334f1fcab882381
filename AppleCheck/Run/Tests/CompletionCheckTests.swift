import AppleDouble
import Testing

@testable import NodUI

@MainActor
private final class Item: ObservableObject {
    @Published var isCompleted = false
}

private struct Observed: View {
    @ObservedObject var item: Item

    var body: some View { CompletionCheck("Buy milk", isCompleted: item.isCompleted) { item.isCompleted.toggle() } }
}

@Suite("CompletionCheck")
@MainActor
struct CompletionCheckTests {
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
}

private struct Row: View {
    @ObservedObject var list: TodoList

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
            CompletionTitle("Buy milk", isCompleted: list.isCompleted("Buy milk"))
        }
        .feedbackItem("Buy milk")
    }
}

@Suite("CompletionTitle")
@MainActor
struct CompletionTitleTests {
    private let list = TodoList("Buy milk")

    @Test("It is struck from its first character to its last, and back", arguments: [16, 17])
    func struck(system: Double) async {
        let stage = await Stage(on: system) { Row(list: list) }
        #expect(stage.host.struck == [])
        await stage.host.tap("Mark")
        var lengths: [Int] = []
        for _ in 0..<10 {
            await stage.wait(0.05)
            lengths.append(stage.host.struck.first?.count ?? 0)
        }
        #expect(lengths == lengths.sorted() && Set(lengths).count > 2)
        #expect(stage.host.struck == ["Buy milk"])
        #expect(!stage.host.isAnimating)
        await stage.host.tap("Mark")
        await stage.wait(1)
        #expect(stage.host.struck == [])
    }
}

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

    @Test("A change together with a new task is reported for the new one", arguments: [16, 17])
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
}

private struct Saved: View {
    @ObservedObject var server: Server

    var body: some View {
        CompletionCheck("Buy milk", isCompleted: server.isCompleted) { try await server.save($0) }
    }
}

@Suite("Saving")
@MainActor
struct SavingTests {
    let server = Server()

    @Test("A refused save is taken back, and the failure is felt once", arguments: [16, 17])
    func refused(system: Double) async {
        let stage = await Stage(on: system) { Saved(server: server) }
        await stage.host.tap("Mark")
        await stage.wait(0.5)
        #expect(stage.felt == ["success"])
        await server.answer(.refused)
        await stage.host.settle()
        #expect(stage.felt == ["error"])
        #expect(stage.state == "Not completed, Not saved")
        #expect(stage.host.symbols.contains("exclamationmark.circle.fill"))
        #expect(stage.toasts == ["Couldn't save “Buy milk”. Try again. · Retry"])
        await stage.pressToast()
        await server.answer()
        #expect(server.asked == [true, true])
        await stage.wait(1)
        #expect(stage.state == "Completed")
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
    }
}
