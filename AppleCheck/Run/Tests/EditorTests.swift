import AppleDouble
import TaskValues
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

@Suite("The app's editor")
@MainActor
struct EditorTests {
    /// The editor of “buy milk”, opened from its row.
    private func editor(on system: Double = 17) async throws -> AppStage {
        let stage = try await AppStage(on: system, ["buy milk"]) { NavigationStack { TasksListView() } }
        await stage.host.tap("buy milk")
        return stage
    }

    private func isOpen(_ stage: AppStage) -> Bool { stage.host.shows("Notes") }

    @Test("What was changed is saved, seen in the row, and the editor closes", arguments: [16, 17])
    func saving(system: Double) async throws {
        let stage = try await editor(on: system)
        #expect(stage.host.element("Title")?.value == "buy milk")
        await stage.host.set("Title", to: "buy oat milk")
        await stage.host.set("Notes", to: "two litres")
        await stage.host.set("Due", to: true)
        await stage.host.set("Date", to: AppStage.today.adding(1).date())
        await stage.host.set("Priority", to: Priority?.some(Priority("B")!) as Any)
        await stage.host.tap("Save")
        #expect(!isOpen(stage))
        let task = try #require(try await stage.stored("buy oat milk"))
        #expect(task.notes == "two litres")
        #expect(task.due == AppStage.today.adding(1))
        #expect(task.priority == Priority("B"))
        #expect(stage.host.element("buy oat milk, tomorrow, Priority B") != nil)
    }

    @Test("A day that is switched off is no longer due")
    func noDay() async throws {
        let stage = try await editor()
        await stage.host.set("Due", to: true)
        #expect(stage.host.shows("Date"))
        await stage.host.set("Due", to: false)
        #expect(!stage.host.shows("Date"))
        await stage.host.tap("Save")
        #expect(try await stage.stored("buy milk")?.due == nil)
    }

    @Test("Cancel changes nothing")
    func cancelling() async throws {
        let stage = try await editor()
        await stage.host.set("Title", to: "buy bread")
        await stage.host.tap("Cancel")
        #expect(!isOpen(stage))
        #expect(stage.shown("buy milk", "buy bread") == ["buy milk"])
    }

    @Test("An empty title is said under its field, and the editor stays")
    func emptyTitle() async throws {
        let stage = try await editor()
        await stage.host.set("Title", to: "")
        await stage.host.tap("Save")
        #expect(stage.said.count == 1)
        #expect(stage.said.allSatisfy { stage.host.shows($0) })
        #expect(isOpen(stage))
    }

    @Test("A save that fails keeps what was typed and is tried again from the alert")
    func failing() async throws {
        let stage = try await editor()
        await stage.host.set("Title", to: "buy bread")
        await stage.keeper.fail(with: Broken())
        await stage.host.tap("Save")
        #expect(stage.host.shows("Couldn't save “buy milk”."))
        #expect(stage.felt.contains("error"))
        #expect(stage.host.element("Title")?.value == "buy bread")
        await stage.keeper.fail(with: nil)
        await stage.host.tap("Retry")
        #expect(!isOpen(stage))
        #expect(stage.shown("buy milk", "buy bread") == ["buy bread"])
    }
}
