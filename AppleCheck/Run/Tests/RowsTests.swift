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

/// A card with a check inside, which a swipe completes too.
private struct Card: View {
    @ObservedObject var list: TodoList

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
            Text("Buy milk")
        }
        .completionSwipe(isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
        .feedbackItem("Buy milk", title: "Buy milk")
    }
}

@Suite("CompletionSwipe")
@MainActor
struct CompletionSwipeTests {
    private let list = TodoList("Buy milk")

    @Test("Far enough, it completes, is felt lightly, and comes back to rest", arguments: [16, 17, 18])
    func farEnough(system: Double) async {
        let stage = await Stage(on: system) { Card(list: list) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0)) {
            #expect(stage.host.symbols.contains("checkmark.circle.fill"))
            #expect(stage.host.slides != [0])
        }
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        #expect(stage.host.isAnimating)
        await stage.wait(2)
        #expect(!stage.host.isAnimating)
        #expect(stage.host.slides == [0])
        #expect(stage.felt == [])
    }

    @Test("Among departing rows it goes on outward, ticked and flashing, and returns if reopened", arguments: [16, 18])
    func outward(system: Double) async {
        let stage = await Stage(on: system) {
            DepartingRows(list.items, where: { !$0.isCompleted }) { _ in Card(list: list) }
        }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        var (ways, flashed): ([Double], Bool) = ([], false)
        for _ in 0..<17 {
            ways.append(min(stage.host.slides.max() ?? 0, 390))
            if let flash = stage.host.flashes.max(), flash > 0.1 { flashed = true }
            #expect(stage.host.symbols.contains("checkmark.circle.fill"))
            await stage.wait(1.0 / 30)
        }
        #expect(ways == ways.sorted() && (ways.first ?? 0) > 100 && (ways.last ?? 0) > (ways.first ?? 0) && flashed)
        list.toggle("Buy milk")
        await stage.wait(0.5)
        #expect(stage.host.slides == [0] && stage.host.holds("Buy milk"))
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.wait(1.5)
        #expect(!stage.host.holds("Buy milk"))
    }

    @Test(
        "Not far enough, across, backwards or cancelled by the system, nothing is completed and the card is back",
        arguments: [
            (CGSize(width: 100, height: 0), true), (CGSize(width: 0, height: 200), true),
            (CGSize(width: -200, height: 0), true), (CGSize(width: 200, height: 0), false),
        ]
    )
    func notFarEnough(offset: CGSize, letsGo: Bool) async {
        for system in [16.0, 17, 18] {
            let stage = await Stage(on: system) { Card(list: list) }
            await stage.host.drag("Buy milk", by: offset, letsGo: letsGo)
            await stage.wait(1)
            #expect(!list.isCompleted("Buy milk"))
            #expect(stage.felt == [] && stage.toasts == [])
            #expect(stage.host.slides == [0])
            #expect(!stage.host.isAnimating)
        }
    }

    @Test("From right to left, it is swiped to the left")
    func fromRightToLeft() async {
        let stage = await Stage(environment: rightToLeft) { Card(list: list) }
        await stage.host.drag("Buy milk", by: CGSize(width: -200, height: 0))
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
    }

    @Test("A finger that swipes presses no check under it")
    func checkUnderFinger() async {
        let stage = await Stage { Card(list: list) }
        await stage.host.press("Mark")
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.host.release("Mark")
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        await stage.wait(2)
        await stage.host.tap("Mark")
        #expect(!list.isCompleted("Buy milk"))
    }

    @Test("VoiceOver has the same as an action of the card, with the name of what it does next")
    func action() async {
        let stage = await Stage { Card(list: list) }
        await stage.host.perform("Mark complete", on: "Mark")
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
        await stage.host.perform("Mark incomplete", on: "Mark")
        #expect(!list.isCompleted("Buy milk"))
        #expect(stage.felt == [])
    }

    @Test("Disabled, neither a finger nor VoiceOver completes it")
    func disabled() async {
        let stage = await Stage { Card(list: list).disabled(true) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.host.perform("Mark complete", on: "Mark")
        #expect(!list.isCompleted("Buy milk"))
        #expect(stage.felt == [] && stage.toasts == [])
    }
}
