import AppleDouble
import TaskValues
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

@Suite("The app's list")
@MainActor
struct TasksListTests {
    private func list(
        on system: Double = 17,
        _ titles: [String] = ["buy milk", "call mum"],
        write: (MemoryTasks) async throws -> Void = { _ in }
    ) async throws -> AppStage {
        try await AppStage(on: system, titles, write: write) { NavigationStack { TasksListView() } }
    }

    @Test("A tap on a check is felt once and toasted with the title; the row stays, then leaves", arguments: [16, 17])
    func completing(system: Double) async throws {
        let stage = try await list(on: system)
        await stage.host.tap("Mark “buy milk” complete")
        #expect(stage.felt == ["success"])
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
        #expect(stage.host.element("Mark “buy milk”")?.label == "Mark “buy milk” incomplete")
        #expect(stage.host.element("Mark “buy milk”")?.value == "Completed")
        await stage.wait(1)
        #expect(stage.shown("buy milk", "call mum") == ["call mum"])
        #expect(stage.felt == [])
        #expect(try await stage.stored("buy milk")?.isCompleted == true)
    }

    @Test("Undo brings the row back to its place, whether it has left or not", arguments: [0.1, 2])
    func undoing(after seconds: Double) async throws {
        let stage = try await list()
        await stage.host.tap("Mark “buy milk” complete")
        await stage.wait(seconds)
        await stage.pressToast()
        await stage.wait(1)
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
        #expect(stage.host.element("Mark “buy milk” complete")?.value == "Not completed")
        #expect(stage.toasts == [])
        #expect(try await stage.stored("buy milk")?.isCompleted == false)
    }

    @Test("A completion that can't be saved is taken back, and the toast's button saves it again")
    func refused() async throws {
        let stage = try await list()
        await stage.keeper.fail(with: Broken())
        await stage.host.tap("Mark “buy milk” complete")
        await stage.wait(1)
        #expect(stage.toasts == ["Couldn't save “buy milk”. Check your connection and try again. · Retry"])
        #expect(stage.host.element("Mark “buy milk” complete")?.value == "Not completed, Not saved")
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
        await stage.keeper.fail(with: nil)
        await stage.pressToast()
        await stage.wait(1)
        #expect(stage.shown("buy milk", "call mum") == ["call mum"])
        #expect(try await stage.stored("buy milk")?.isCompleted == true)
    }

    @Test("A row's own swipe completes as its check does")
    func swiping() async throws {
        let stage = try await list()
        await stage.host.perform("Complete", on: "buy milk")
        #expect(stage.felt.count == 1)
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
        await stage.wait(1)
        #expect(stage.shown("buy milk", "call mum") == ["call mum"])
    }

    @Test("Deleted by a swipe, a row goes at once, and Undo brings it back")
    func deleting() async throws {
        let stage = try await list()
        await stage.host.perform("Delete", on: "buy milk")
        #expect(stage.shown("buy milk", "call mum") == ["call mum"])
        #expect(stage.toasts == ["Deleted “buy milk” · Undo"])
        #expect(try await stage.stored("buy milk") == nil)
        await stage.pressToast()
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
    }

    @Test("VoiceOver finds a check that names its task and says its state, then the words, which open the editor")
    func voiceOver() async throws {
        let stage = try await list([]) { keeper in
            let errands = try await keeper.makeCollection(named: "Errands")
            var draft = TaskDraft(title: "pay the rent")
            draft.due = AppStage.today.adding(-1)
            draft.priority = Priority("A")
            draft.collections = [errands.id]
            _ = try await keeper.capture(draft)
        }
        let check = try #require(stage.host.element("Mark “pay the rent” complete"))
        #expect(check.value == "Not completed")
        #expect(check.traits == ["button", "isToggle"])
        #expect(check.actions.keys.sorted() == ["Complete", "Delete"])
        #expect(check.inputLabels.first == "pay the rent")
        let words = try #require(stage.host.elements.first { $0.label.hasPrefix("pay the rent") })
        #expect(words.label == "pay the rent, Overdue: yesterday, Priority A, Errands")
        #expect(words.hint == "Edit")
        #expect(stage.host.symbols.contains("exclamationmark.circle"))
    }

    @Test("Sections say when tasks are due, the overdue ones first; under Today no row repeats its day")
    func sections() async throws {
        let stage = try await list(["read"]) { keeper in
            for (title, days) in [("plan", 1), ("pay", -1), ("shop", 0)] {
                var draft = TaskDraft(title: title)
                draft.due = AppStage.today.adding(days)
                _ = try await keeper.capture(draft)
            }
        }
        let titles = ["Overdue", "Today", "Later", "No date", "pay", "shop", "plan", "read"]
        let found = stage.host.elements.map(\.label).filter { label in titles.contains { label.hasPrefix($0) } }
        let overdue = ["pay, Overdue: yesterday", "Overdue"]
        #expect(found == overdue + ["shop", "Today", "plan, tomorrow", "Later", "read", "No date"])
    }

    @Test("The filter shows what is completed, or everything; children feel it")
    func filter() async throws {
        let stage = try await list { keeper in _ = try await keeper.edit(1, .completing) }
        #expect(stage.shown("buy milk", "call mum") == ["buy milk"])
        await stage.host.set("Show", to: TaskFilter.completed)
        #expect(stage.felt == [])
        #expect(stage.shown("buy milk", "call mum") == ["call mum"])
        await stage.host.set("Show", to: TaskFilter.all)
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])

        let child = try await AppStage { NavigationStack { TasksListView() }.feedbackProfile(.child) }
        await child.host.set("Show", to: TaskFilter.completed)
        #expect(child.felt == ["selection"])
    }

    @Test("Search shows what it finds, what it finds elsewhere, or that there is nothing and how to go back")
    func search() async throws {
        let stage = try await list { keeper in _ = try await keeper.edit(1, .completing) }
        await stage.host.set("Search tasks", to: "MILK")
        #expect(stage.shown("buy milk", "call mum") == ["buy milk"])
        await stage.host.set("Search tasks", to: "mum")
        #expect(stage.shown("call mum", "1 in Completed") == ["1 in Completed", "call mum"])
        await stage.host.set("Search tasks", to: "juggling")
        #expect(stage.host.shows("Nothing found"))
        #expect(stage.host.shows("No task here has “juggling” in its title or notes."))
        await stage.host.tap("Clear search")
        #expect(stage.shown("buy milk", "call mum", "Nothing found") == ["buy milk"])
    }

    @Test("An empty list invites to write the first task, and says when everything is done")
    func empty() async throws {
        let new = try await list([])
        #expect(new.host.shows("A fresh page"))
        await new.host.tap("Write a task")
        #expect(new.app.composer.isOpen)

        let done = try await list(["buy milk"])
        await done.host.tap("Mark “buy milk” complete")
        #expect(!done.host.shows("Everything is done"))
        await done.wait(1)
        #expect(done.host.shows("Everything is done"))
        #expect(done.host.shows("1 task behind you."))
        await done.host.tap("See completed")
        #expect(done.shown("buy milk") == ["buy milk"])
    }

    @Test("What can't be loaded says so without the error's own text, and is loaded again")
    func failing() async throws {
        let stage = try await list { await $0.fail(with: Broken()) }
        await stage.wait(1)
        #expect(stage.host.shows("Couldn't load your tasks"))
        #expect(!stage.host.shows("SQLITE"))
        await stage.keeper.fail(with: nil)
        await stage.host.tap("Retry")
        await stage.wait(1)
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
    }

    @Test("A refresh that fails keeps the rows and offers to try again")
    func refreshing() async throws {
        let stage = try await list()
        await stage.keeper.fail(with: Broken())
        await stage.host.refresh()
        #expect(stage.toasts == ["Couldn't load all of your tasks. Try again in a moment. · Retry"])
        #expect(stage.felt == ["error"])
        #expect(stage.shown("buy milk", "call mum") == ["buy milk", "call mum"])
        await stage.keeper.fail(with: nil)
        await stage.pressToast()
        #expect(stage.toasts == [])
    }

    @Test("Earlier completed tasks that couldn't be read come when they are asked for")
    func more() async throws {
        let stage = try await list([]) { keeper in
            for number in 1...(TaskQuery.defaultLimit + 1) {
                var draft = TaskDraft(title: "task \(number)")
                draft.completedAt = Instant(AppStage.today)
                _ = try await keeper.capture(draft)
            }
        }
        await stage.keeper.fail(with: Broken())
        await stage.host.set("Show", to: TaskFilter.completed)
        #expect(stage.app.book.tasks.count == TaskQuery.defaultLimit)
        await stage.keeper.fail(with: nil)
        await stage.host.tap("Show more")
        #expect(stage.app.book.tasks.count == TaskQuery.defaultLimit + 1)
        #expect(!stage.host.shows("Show more"))
    }
}
