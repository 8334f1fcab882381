import AppleDouble
import TaskValues
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

@Suite("The app's root")
@MainActor
struct RootTests {
    @Test("The tabs show their places, and share one composer")
    func tabs() async throws {
        let stage = try await AppStage(["buy milk"]) { RootView() }
        for (tab, text) in [
            ("Board", "Move a task here when you start it. Keep this list short."),
            ("Capture", "Swipe a card aside to complete it."), ("Collections", "Things that belong together"),
            ("Settings", "Theme"), ("List", "Search tasks"),
        ] {
            await stage.host.choose(tab: tab)
            #expect(stage.host.shows(text), "\(tab)")
        }
        await stage.host.choose(tab: "Board")
        await stage.host.tap("New task")
        #expect(stage.host.shows("What needs doing?"))
    }

    @Test("What is completed in one tab is completed in the others")
    func sameItem() async throws {
        let stage = try await AppStage(["buy milk"]) { RootView() }
        await stage.host.tap("Mark “buy milk” complete")
        await stage.wait(1)
        await stage.host.choose(tab: "Board")
        #expect(stage.host.element("Mark “buy milk” incomplete")?.value == "Completed")
        #expect(stage.felt == ["success"])
    }

    @Test("A toast moves with the person to another tab and over a sheet, and is in one place only")
    func toastHosts() async throws {
        let stage = try await AppStage(["buy milk"]) { RootView() }
        var places: Int { stage.host.texts.count { $0.contains("Backup saved") } }
        ToastManager.shared.show("Backup saved", type: .info)
        await stage.host.settle()
        #expect(places == 1)
        await stage.host.choose(tab: "Board")
        #expect(places == 1)
        await stage.host.tap("New task")
        #expect(places == 1)
        #expect(stage.host.element("Backup saved") != nil)
        await stage.host.tap("Close")
        #expect(places == 1)
        await stage.host.tap("Dismiss")
        stage.host.close()
    }

    @Test("In front of the person again, the app knows that it is another day", arguments: [16, 17])
    func anotherDay(system: Double) async throws {
        var day = AppStage.today
        let stage = try await AppStage(on: system) { keeper in
            var draft = TaskDraft(title: "pay the rent")
            draft.due = AppStage.today
            _ = try await keeper.capture(draft)
        } today: {
            day
        } _: {
            RootView()
        }
        #expect(stage.shown("Today", "Overdue") == ["Today"])
        day = day.adding(1)
        await stage.host.change { $0.scenePhase = .background }
        #expect(stage.shown("Today", "Overdue") == ["Today"])
        await stage.host.change { $0.scenePhase = .active }
        #expect(stage.shown("Overdue", "yesterday") == ["yesterday", "Overdue"])
    }

    @Test("What changes elsewhere is shown, and not felt")
    func elsewhere() async throws {
        let stage = try await AppStage(["buy milk"]) { RootView() }
        _ = try await stage.keeper.capture(TaskDraft(title: "call mum"))
        _ = try await stage.keeper.edit(1, .completing)
        await stage.host.settle()
        #expect(stage.shown("buy milk", "call mum") == ["call mum"])
        #expect(stage.felt == [])
        #expect(stage.toasts == [])
    }

    @Test("Tasks that can't be opened are said to be so, and Retry opens them")
    func opening() async throws {
        let stage = try await AppStage(["buy milk"]) { Opening() }
        await stage.wait(1)
        #expect(stage.host.shows("Couldn't load your tasks"))
        await stage.host.tap("Retry")
        await stage.wait(1)
        #expect(stage.shown("Couldn't load your tasks", "buy milk") == ["buy milk"])
    }
}

/// The app whose database opens at the second attempt.
private struct Opening: View {
    @State private var hasFailed = false
    @EnvironmentObject private var app: AppModel

    var body: some View {
        let error = UserFacingError("Couldn't load your tasks", whatNext: "Try again in a moment.")
        OpenedView(opened: hasFailed ? .app(app) : .failed(error)) { hasFailed = true }
    }
}
