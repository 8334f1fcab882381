import AppleDouble
import Testing

@testable import NodUI

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

    @Test("A slow save is shown as completed at once, and as saving after a second", arguments: [16, 17])
    func slow(system: Double) async {
        let stage = await Stage(on: system) { Saved(server: server) }
        await stage.host.tap("Mark")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        #expect(stage.state == "Completed")
        await stage.wait(1.1)
        #expect(stage.state == "Completed, Saving…")
        #expect(stage.host.symbols.contains("ellipsis.circle.fill"))
        await server.answer()
        await stage.host.settle()
        #expect(stage.state == "Completed")
        #expect(!stage.host.symbols.contains("ellipsis.circle.fill"))
        #expect(stage.felt == [])
        #expect(server.asked == [true])
    }

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
        #expect(stage.toasts == ["Couldn't save “Buy milk”. Check your connection and try again. · Retry"])
        await stage.pressToast()
        await server.answer()
        #expect(server.asked == [true, true])
        await stage.wait(1)
        #expect(stage.state == "Completed")
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
    }

    @Test("What doesn't arrive waits, with a badge and without an alarm", arguments: [16, 17])
    func unreachable(system: Double) async {
        let stage = await Stage(on: system) { Saved(server: server) }
        await stage.host.tap("Mark")
        _ = stage.felt
        await server.answer(.unreachable)
        await stage.host.settle()
        #expect(stage.felt == [])
        #expect(stage.state == "Completed, Waiting to be saved")
        #expect(stage.host.symbols.contains("clock.fill"))
    }

    @Test("Tapped during a save, the last wish is sent when that has ended")
    func tapDuringSave() async {
        let stage = await Stage { Saved(server: server) }
        await stage.host.tap("Mark")
        await stage.wait(0.3)
        await stage.host.tap("Mark")
        #expect(server.asked.count < 2)
        #expect(stage.state == "Not completed")
        await server.answer()
        await stage.wait(0.3)
        await server.answer()
        await stage.wait(1)
        #expect(server.asked == [true, false])
        #expect(stage.state == "Not completed")
        #expect(!server.isCompleted)
        #expect(stage.felt == ["success"])
    }

    @Test("A list that drops a completed row at once has saved it: nothing is taken back")
    func dropped() async {
        let list = TodoList("Buy milk", "Call Anna")
        let stage = await Stage { Open(list: list) }
        await stage.host.tap("Mark “Buy milk” complete")
        #expect(stage.host.element("Buy milk") == nil)
        await stage.wait(4)
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        await stage.pressToast()
        #expect(!list.isCompleted("Buy milk"))
    }

    @Test("A check that goes away in mid-flight goes on saving; refused, it says so where it was")
    func goesAway() async {
        let list = TodoList("Shown")
        let stage = await Stage { Shelf(list: list, server: server) }
        await stage.host.tap("Mark")
        _ = stage.felt
        list.items = []
        await stage.host.settle()
        #expect(stage.host.element("Mark") == nil)
        await server.answer(.refused)
        await stage.wait(0.1)
        #expect(stage.felt == ["error"])
        #expect(stage.toasts == ["Couldn't save “Buy milk”. Check your connection and try again. · Retry"])
        #expect(!stage.host.isAnimating)
        list.items = [TodoList.Item(id: "Shown", title: "Shown")]
        await stage.host.settle()
        #expect(stage.state == "Not completed, Not saved")
    }
}

/// A list that filters by itself.
private struct Open: View {
    @ObservedObject var list: TodoList

    var body: some View {
        ForEach(list.items.filter { !$0.isCompleted }) { item in
            CompletionCheck(item.title, isCompleted: item.isCompleted, set: { list.set(item.id, $0) }).feedbackItem(
                item.id
            )
        }
    }
}

/// A check that can be taken away.
private struct Shelf: View {
    @ObservedObject var list: TodoList
    let server: Server

    var body: some View {
        if !list.items.isEmpty { Saved(server: server).feedbackItem("milk", title: "Buy milk") }
    }
}
