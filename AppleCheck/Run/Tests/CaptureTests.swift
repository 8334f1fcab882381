import AppleDouble
import Nod
import TaskValues
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

/// The captures, with the composer over them, as the app's root presents it.
private struct Captures: View {
    @EnvironmentObject private var composer: ComposerModel

    var body: some View {
        NavigationStack { CaptureView() }.sheet(isPresented: $composer.isOpen) { CaptureComposeView() }
    }
}

@Suite("The app's captures and its composer")
@MainActor
struct CaptureTests {
    private func captures(
        _ titles: [String] = [],
        write: (MemoryTasks) async throws -> Void = { _ in }
    ) async throws -> AppStage {
        try await AppStage(titles, write: write) { Captures() }
    }

    @Test("The first capture ever is celebrated and confirmed in the form's place, and the composer closes after that")
    func first() async throws {
        let stage = try await captures()
        #expect(stage.host.shows("Catch your first thought"))
        await stage.host.tap("Write it down")
        #expect(stage.host.hasFocus("What needs doing?"))
        await stage.host.set("What needs doing?", to: "learn to juggle")
        await stage.host.tap("Add")
        #expect(stage.felt.count == 1)
        #expect(stage.host.shows("First capture saved"))
        #expect(stage.host.shows("learn to juggle"))
        #expect(!stage.host.shows("What needs doing?"))
        #expect(stage.app.composer.isOpen)
        await stage.wait(3)
        #expect(!stage.app.composer.isOpen)
        #expect(!stage.host.shows("First capture saved"))
        #expect(stage.host.element("Mark “learn to juggle” complete") != nil)
    }

    @Test("A later capture is saved without a celebration, and the composer closes")
    func later() async throws {
        let stage = try await captures(["buy milk"])
        await stage.host.tap("New task")
        await stage.host.set("What needs doing?", to: "call mum")
        await stage.host.tap("Add")
        #expect(stage.felt.count == 1)
        #expect(!stage.host.shows("First capture saved"))
        await stage.wait(3)
        #expect(!stage.app.composer.isOpen)
        #expect(try await stage.stored("call mum") != nil)
    }

    @Test("Add another keeps the composer open, says what was added, and gives the field its focus back")
    func another() async throws {
        let stage = try await captures(["buy milk"])
        await stage.host.tap("New task")
        await stage.host.set("What needs doing?", to: "call mum")
        await stage.host.focus("elsewhere")
        await stage.host.tap("Add another")
        await stage.wait(3)
        #expect(stage.app.composer.isOpen)
        #expect(stage.host.shows("Added “call mum”."))
        #expect(stage.host.hasFocus("What needs doing?"))
        await stage.host.set("What needs doing?", to: "pay the rent")
        #expect(!stage.host.shows("Added “call mum”."))
    }

    @Test("An empty title is said under its field and to VoiceOver, until something is written")
    func emptyTitle() async throws {
        let stage = try await captures()
        await stage.host.tap("Write it down")
        await stage.host.tap("Add")
        #expect(stage.said == ["Write what needs doing first."])
        #expect(stage.host.shows("Write what needs doing first."))
        #expect(stage.app.composer.isOpen)
        await stage.host.set("What needs doing?", to: "c")
        #expect(!stage.host.shows("Write what needs doing first."))
    }

    @Test("A save that fails is told once, keeps what was typed, and is tried again", arguments: [16, 17])
    func failing(system: Double) async throws {
        let stage = try await AppStage(on: system, ["buy milk"]) { Captures() }
        await stage.host.tap("New task")
        await stage.host.set("What needs doing?", to: "call mum")
        _ = stage.felt
        await stage.keeper.fail(with: Broken())
        await stage.host.tap("Add")
        #expect(stage.felt.contains("error"))
        #expect(stage.host.shows("Couldn't add call mum."))
        #expect(!stage.host.shows("SQLITE"))
        #expect(stage.app.composer.draft.title == "call mum")
        await stage.keeper.fail(with: nil)
        await stage.host.tap("Retry")
        #expect(!stage.host.shows("Couldn't add call mum."))
        #expect(try await stage.stored("call mum") != nil)
    }

    @Test("Closed and opened again, the composer still has what was typed")
    func kept() async throws {
        let stage = try await captures()
        await stage.host.tap("Write it down")
        await stage.host.set("What needs doing?", to: "call mum")
        await stage.host.tap("Close")
        #expect(!stage.app.composer.isOpen)
        await stage.host.tap("Write it down")
        #expect(stage.host.element("New task")?.value == "call mum")
    }

    @Test("Day and collection go with the task, and a chosen day is asked for")
    func dayAndCollection() async throws {
        let stage = try await captures { _ = try await $0.makeCollection(named: "Errands") }
        await stage.host.tap("Write it down")
        await stage.host.set("What needs doing?", to: "call mum")
        await stage.host.set("Day", to: DueChoice.on(AppStage.today))
        let later = AppStage.today.adding(9)
        await stage.host.set("Date", to: later.date())
        await stage.host.set("Collection", to: Int64?.some(1) as Any)
        await stage.host.tap("Add")
        let task = try #require(try await stage.stored("call mum"))
        #expect(task.due == later)
        #expect(task.collections.map(\.name) == ["Errands"])
    }

    @Test("A card swiped aside is completed, felt lightly and leaves; one let go too early comes back")
    func swiping() async throws {
        let stage = try await captures(["buy milk"])
        await stage.host.drag("buy milk", by: CGSize(width: 20, height: 0))
        await stage.wait(1)
        #expect(stage.felt == [])
        #expect(stage.shown("buy milk") == ["buy milk"])
        await stage.host.drag("buy milk", by: CGSize(width: 300, height: 0))
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        #expect(stage.felt.count == 1)
        await stage.wait(2)
        #expect(stage.shown("buy milk") == [])
        #expect(try await stage.stored("buy milk")?.isCompleted == true)
    }

    @Test("VoiceOver completes a card by its action")
    func action() async throws {
        let stage = try await captures(["buy milk"])
        await stage.host.perform("Mark complete", on: "buy milk")
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        await stage.wait(2)
        #expect(stage.host.shows("Catch your first thought") || stage.host.shows("Nothing on your mind"))
    }
}
