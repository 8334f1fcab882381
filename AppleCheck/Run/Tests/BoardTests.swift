import AppleDouble
import TaskValues
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

@Suite("The app's board")
@MainActor
struct BoardTests {
    private func board(
        on system: Double = 17,
        write: (MemoryTasks) async throws -> Void = { _ in }
    ) async throws -> AppStage {
        try await AppStage(on: system, ["buy milk", "call mum"], write: write) { NavigationStack { BoardView() } }
    }

    /// The columns with their cards, as VoiceOver finds headings and checks.
    private func columns(_ stage: AppStage) -> [String] {
        stage.host.elements.reduce(into: []) { columns, element in
            let isHeading = element.traits.contains("isHeader")
            if isHeading, columns.last != element.label { columns.append(element.label) }
            columns += ["buy milk", "call mum"].filter { element.label.hasPrefix("Mark “\($0)”") }
        }
    }

    @Test("A completed card stays in its column until that was seen, then it is under Done; Undo brings it back")
    func completing() async throws {
        let stage = try await board()
        await stage.host.tap("Mark “buy milk” complete")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        #expect(columns(stage) == ["To do", "buy milk", "call mum", "Doing", "Done"])
        await stage.wait(1)
        #expect(columns(stage) == ["To do", "call mum", "Doing", "Done", "buy milk"])
        #expect(stage.felt == [])
        await stage.pressToast()
        await stage.wait(1)
        #expect(columns(stage) == ["To do", "buy milk", "call mum", "Doing", "Done"])
    }

    @Test("The menu moves a card to another column, and within its own", arguments: [16, 17])
    func menu(system: Double) async throws {
        let stage = try await board(on: system)
        await stage.host.choose("Move to Doing", inMenu: "Move “call mum”")
        #expect(columns(stage) == ["To do", "buy milk", "Doing", "call mum", "Done"])
        #expect(try await stage.stored("call mum")?.column == .doing)
        await stage.host.choose("Move to Doing", inMenu: "Move “buy milk”")
        #expect(columns(stage) == ["To do", "Doing", "buy milk", "call mum", "Done"])
        await stage.host.choose("Move down", inMenu: "Move “buy milk”")
        #expect(columns(stage) == ["To do", "Doing", "call mum", "buy milk", "Done"])
        #expect(stage.toasts == [])
    }

    @Test("Moved to Done by its menu, a card is completed with all that follows")
    func menuToDone() async throws {
        let stage = try await board()
        await stage.host.choose("Move to Done", inMenu: "Move “buy milk”")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        #expect(try await stage.stored("buy milk")?.isCompleted == true)
    }

    @Test("A card is let go above another one, or in a column")
    func dragging() async throws {
        let stage = try await board()
        #expect(await stage.host.drag("call mum", onto: "buy milk"))
        #expect(columns(stage) == ["To do", "call mum", "buy milk", "Doing", "Done"])
        #expect(await stage.host.drag("call mum", onto: "Move a task here"))
        #expect(columns(stage) == ["To do", "buy milk", "Doing", "call mum", "Done"])
        #expect(try await stage.stored("call mum")?.column == .doing)
    }

    @Test("A completed card that is dragged out of Done is reopened there")
    func draggingOut() async throws {
        let stage = try await board { keeper in _ = try await keeper.edit(1, .completing) }
        #expect(columns(stage) == ["To do", "buy milk", "Doing", "Done", "call mum"])
        #expect(await stage.host.drag("call mum", onto: "Move a task here"))
        await stage.wait(1)
        #expect(columns(stage) == ["To do", "buy milk", "Doing", "call mum", "Done"])
        #expect(try await stage.stored("call mum")?.isCompleted == false)
        #expect(stage.felt == [])
    }

    @Test("Text from elsewhere, a card that is gone, and a card on itself are not taken")
    func refusedDrops() async throws {
        let stage = try await board()
        #expect(await stage.host.drop("1", onto: "Doing") == false)
        #expect(await stage.host.drop(DraggedTask(id: 99), onto: "Doing") == false)
        #expect(await stage.host.drag("buy milk", onto: "buy milk") == false)
        #expect(columns(stage) == ["To do", "buy milk", "call mum", "Doing", "Done"])
    }

    @Test("A move that can't be saved goes back, and the toast says so and tries again")
    func refusedMove() async throws {
        let stage = try await board()
        await stage.keeper.fail(with: Broken())
        await stage.host.choose("Move to Doing", inMenu: "Move “buy milk”")
        await stage.wait(1)
        #expect(columns(stage) == ["To do", "buy milk", "call mum", "Doing", "Done"])
        #expect(stage.toasts == ["Couldn't move “buy milk”. Try again in a moment. · Retry"])
        await stage.keeper.fail(with: nil)
        await stage.pressToast()
        #expect(columns(stage) == ["To do", "call mum", "Doing", "buy milk", "Done"])
    }

    @Test("Deleted by its menu, a card goes, and Undo brings it back")
    func deleting() async throws {
        let stage = try await board()
        await stage.host.choose("Delete", inMenu: "Move “buy milk”")
        #expect(columns(stage) == ["To do", "call mum", "Doing", "Done"])
        #expect(stage.toasts == ["Deleted “buy milk” · Undo"])
        await stage.pressToast()
        #expect(columns(stage) == ["To do", "buy milk", "call mum", "Doing", "Done"])
    }

    @Test("Columns say how many cards they hold, and are headings for VoiceOver")
    func counts() async throws {
        let stage = try await board()
        #expect(stage.shown("0 tasks", "1 task", "2 tasks") == ["2 tasks", "0 tasks", "0 tasks"])
        let headings = stage.host.elements.filter { $0.traits.contains("isHeader") }
        #expect(headings.map(\.label) == ["To do", "Doing", "Done"])
        #expect(stage.host.element("Move “buy milk”") != nil)
    }

    @Test("A card's words open its editor")
    func editing() async throws {
        let stage = try await board()
        await stage.host.tap("buy milk")
        #expect(stage.host.shows("Priority"))
    }
}
