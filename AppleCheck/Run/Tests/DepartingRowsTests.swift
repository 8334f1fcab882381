import AppleDouble
import Testing

@testable import NodUI

private struct Rows: View {
    @ObservedObject var list: TodoList

    var body: some View {
        List {
            DepartingRows(list.items, title: \.title, where: { !$0.isCompleted }) { item in
                HStack {
                    CompletionCheck(isCompleted: item.isCompleted, set: { list.set(item.id, $0) })
                    Text(item.title)
                }
                .swipeActions { Button("Delete") { list.items.removeAll { $0.id == item.id } } }
            }
        }
    }
}

extension Stage {
    /// The titles of the rows in sight.
    fileprivate var titles: [String] { host.texts.filter { $0 != "Delete" } }
}

@Suite("DepartingRows")
@MainActor
struct DepartingRowsTests {
    private let list = TodoList("Buy milk", "Call Anna", "Water the plants")

    @Test("A completed row stays 0.45 s, then fades and is gone", arguments: [16, 17])
    func leaves(system: Double) async {
        let stage = await Stage(on: system) { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “Call Anna” · Undo"])
        await stage.wait(0.44)
        #expect(stage.titles == ["Buy milk", "Call Anna", "Water the plants"])
        await stage.host.tap("Mark “Buy milk” complete")
        #expect(stage.felt == ["success"])
        await stage.wait(0.3)
        #expect(stage.titles == ["Buy milk", "Water the plants"])
        await stage.wait(0.6)
        #expect(stage.titles == ["Water the plants"])
        #expect(!stage.host.isAnimating)
        #expect(stage.felt == [])
    }

    @Test("While it fades, a row takes no touch")
    func takesNoTouch() async {
        let stage = await Stage { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        #expect(stage.host.takesTouch("Call Anna"))
        await stage.wait(0.48)
        #expect(stage.host.holds("Call Anna") && !stage.host.takesTouch("Call Anna"))
        #expect(stage.host.takesTouch("Buy milk"))
    }

    @Test("Reopened in time, it stays")
    func reopened() async {
        let stage = await Stage { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        await stage.wait(0.15)
        await stage.host.tap("Mark “Call Anna” incomplete")
        await stage.wait(3)
        #expect(stage.titles == ["Buy milk", "Call Anna", "Water the plants"])
        #expect(!list.isCompleted("Call Anna"))
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == [])
    }

    @Test("Undo brings it back to its place")
    func undo() async {
        let stage = await Stage { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        await stage.wait(2)
        #expect(stage.titles == ["Buy milk", "Water the plants"])
        await stage.pressToast()
        await stage.wait(1)
        #expect(stage.titles == ["Buy milk", "Call Anna", "Water the plants"])
        #expect(stage.host.element("“Call Anna”")?.label == "Mark “Call Anna” complete")
        #expect(!stage.host.isAnimating)
    }

    @Test("Under Reduce Motion it stays as long, and nothing slides")
    func reduced() async {
        let stage = await Stage(environment: reducedMotion) { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        await stage.wait(0.24)
        #expect(stage.titles.contains("Call Anna"))
        #expect(stage.host.slides == [0])
        await stage.wait(0.03)
        #expect(stage.host.slides == [0])
        await stage.wait(1)
        #expect(stage.titles == ["Buy milk", "Water the plants"])
    }

    @Test("A row that leaves shows its item as it is by then")
    func current() async {
        let stage = await Stage { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        list.items[1].title = "Call Anna back"
        await stage.host.settle()
        #expect(stage.titles == ["Buy milk", "Call Anna back", "Water the plants"])
    }

    @Test("What the filter leaves out from the start is not shown")
    func filtered() async {
        list.toggle("Call Anna")
        let stage = await Stage { Rows(list: list) }
        #expect(stage.titles == ["Buy milk", "Water the plants"])
    }

    @Test("An item whose id changes is one row, and what somebody else took away is gone at once")
    func ids() async {
        let stage = await Stage { Rows(list: list) }
        list.items[1].id = "42"
        await stage.host.settle()
        #expect(stage.titles == ["Buy milk", "Call Anna", "Water the plants"])
        await stage.host.tap("Mark “Call Anna” complete")
        #expect(list.isCompleted("42"))
        list.items.removeFirst()
        await stage.host.settle()
        #expect(stage.titles == ["Call Anna", "Water the plants"])
        await stage.wait(1)
        #expect(stage.titles == ["Water the plants"])
    }

    @Test("A row keeps the list's swipe actions while it answers")
    func swipeActions() async {
        let stage = await Stage { Rows(list: list) }
        await stage.host.tap("Mark “Call Anna” complete")
        await stage.wait(0.1)
        #expect(!stage.host.isAnimating, "the system's symbol bounces by itself, and nothing else asks for frames")
        #expect(!stage.host.isTimed("Call Anna"))
        await stage.host.perform("Delete", on: "Mark “Call Anna” incomplete")
        #expect(list.items.map(\.id) == ["Buy milk", "Water the plants"])
    }

    @Test("Rows are deleted and moved by their places in the app's list, past hidden ones")
    func edits() async {
        var edits: [String] = []
        list.items[0].isCompleted = true
        let stage = await Stage {
            List {
                DepartingRows(list.items, where: { !$0.isCompleted }) { item in
                    CompletionCheck(isCompleted: item.isCompleted, set: { self.list.set(item.id, $0) })
                    Text(item.title)
                }
                .onDelete { edits.append("delete \($0.map { $0 })") }
                .onMove { edits.append("move \($0.map { $0 }) to \($1)") }
            }
        }
        await stage.host.edit("onDelete", IndexSet([1]))
        await stage.host.edit("onMove", IndexSet([1]), 0)
        await stage.host.edit("onMove", IndexSet([0]), 2)
        #expect(edits == ["delete [2]", "move [2] to 1", "move [1] to 3"])
    }
}
