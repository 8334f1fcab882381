import AppleDouble
import Nod
import TaskValues
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

@Suite("The app's collections")
@MainActor
struct CollectionTests {
    /// “Shopping” with these open tasks, and “call mum” outside of it.
    private func shopping(_ titles: String...) async throws -> AppStage {
        try await AppStage(["call mum"]) { keeper in
            let shopping = try await keeper.makeCollection(named: "Shopping")
            for title in titles {
                var draft = TaskDraft(title: title)
                draft.collections = [shopping.id]
                _ = try await keeper.capture(draft)
            }
        } _: {
            NavigationStack { CollectionsView() }
        }
    }

    @Test("Without a collection, the place says what they are for, and makes the first one")
    func first() async throws {
        let stage = try await AppStage { NavigationStack { CollectionsView() } }
        #expect(stage.host.shows("Things that belong together"))
        await stage.host.tap("Make a collection")
        await stage.host.set("A name, like Groceries", to: "Shopping")
        await stage.host.tap("Save")
        #expect(stage.shown("Shopping", "Empty", "Save") == ["Shopping", "Empty"])
    }

    @Test("A name that is taken is said under the field and to VoiceOver; what was typed stays")
    func takenName() async throws {
        let stage = try await shopping()
        await stage.host.tap("New collection")
        await stage.host.set("A name, like Groceries", to: "Shopping")
        await stage.host.tap("Save")
        let message = "There is already a collection “Shopping”. Choose another name."
        #expect(stage.host.shows(message))
        #expect(stage.said == [message])
        #expect(stage.host.element("Name")?.value == "Shopping")
        await stage.host.set("A name, like Groceries", to: "Garden")
        await stage.host.tap("Save")
        #expect(stage.shown("Shopping", "Garden", "Save") == ["Shopping", "Garden"])
    }

    @Test("A collection that can't be saved is tried again from the alert")
    func failing() async throws {
        let stage = try await shopping()
        await stage.host.tap("New collection")
        await stage.host.set("A name, like Groceries", to: "Garden")
        await stage.keeper.fail(with: Broken())
        await stage.host.tap("Save")
        #expect(stage.host.shows("Couldn't save “Garden”."))
        #expect(stage.felt.contains("error"))
        await stage.keeper.fail(with: nil)
        await stage.host.tap("Retry")
        #expect(stage.shown("Shopping", "Garden", "Save") == ["Shopping", "Garden"])
    }

    @Test("Cancel names nothing")
    func cancelling() async throws {
        let stage = try await shopping()
        await stage.host.tap("New collection")
        await stage.host.set("A name, like Groceries", to: "Garden")
        await stage.host.tap("Cancel")
        #expect(stage.shown("Shopping", "Garden", "Save") == ["Shopping"])
    }

    @Test("A collection opens, and is renamed by its menu")
    func renaming() async throws {
        let stage = try await shopping("buy milk")
        await stage.host.tap("Shopping")
        #expect(stage.shown("buy milk", "0 of 1 done") == ["0 of 1 done", "buy milk"])
        await stage.host.choose("Rename “Shopping”", inMenu: "Shopping")
        #expect(stage.host.element("Name")?.value == "Shopping")
        await stage.host.set("A name, like Groceries", to: "Groceries")
        await stage.host.tap("Save")
        #expect(!stage.host.shows("Shopping"))
        #expect(stage.host.shows("Groceries"))
    }

    @Test("Completing its last task celebrates the collection, toasts it with its count, and fills its mark")
    func completing() async throws {
        let stage = try await shopping("buy milk", "buy bread")
        await stage.host.tap("Shopping")
        await stage.host.tap("Mark “buy milk” complete")
        #expect(stage.host.shows("1 of 2 done"))
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
        await stage.wait(1)
        _ = stage.felt
        await stage.host.tap("Mark “buy bread” complete")
        await stage.wait(0.5)
        #expect(stage.toasts.last == "Shopping: all 2 done · Undo")
        #expect(stage.host.shows("Complete"))
        #expect(stage.host.symbols.contains("checkmark.circle.fill"))
        #expect(!stage.host.drawn.isEmpty)
        #expect(stage.shown("buy milk", "buy bread").count == 2)
    }

    @Test("The picker offers the open tasks outside, and adds the one that is tapped")
    func picking() async throws {
        let stage = try await shopping("buy milk")
        await stage.host.tap("Shopping")
        await stage.host.choose("Add existing tasks", inMenu: "Shopping")
        #expect(stage.shown("Add to “Shopping”", "call mum") == ["call mum", "Add to “Shopping”"])
        await stage.host.tap("call mum")
        #expect(stage.host.shows("Every open task is already in here."))
        await stage.host.tap("Done")
        #expect(stage.shown("buy milk", "call mum", "0 of 2 done").count == 3)
        #expect(!stage.host.shows("Add to “Shopping”"))
    }

    @Test("A task is taken out of its collection by its row's menu, and stays a task")
    func removing() async throws {
        let stage = try await shopping("buy milk")
        await stage.host.tap("Shopping")
        await stage.host.perform("Remove “buy milk” from this collection", on: "buy milk")
        #expect(stage.host.shows("Nothing in here yet"))
        #expect(try await stage.stored("buy milk") != nil)
        await stage.host.tap("Write a task")
        #expect(stage.app.composer.isOpen)
        let shopping = try await stage.keeper.collections()[0]
        #expect(stage.app.composer.draft.collection == shopping.id)
    }

    @Test("Deleted from its own page, a collection's page goes back, and Undo restores it with its tasks")
    func deleting() async throws {
        let stage = try await shopping("buy milk")
        await stage.host.tap("Shopping")
        await stage.host.choose("Delete collection", inMenu: "Shopping")
        #expect(stage.host.shows("Things that belong together"))
        #expect(stage.toasts == ["Deleted “Shopping” · Undo"])
        await stage.pressToast()
        #expect(stage.shown("Shopping", "0 of 1 done") == ["Shopping", "0 of 1 done"])
    }

    @Test("Deleted by a swipe and not saved, a collection is back in its place, with an offer to try again")
    func refusedDeletion() async throws {
        let stage = try await shopping("buy milk")
        await stage.keeper.fail(with: Broken())
        await stage.host.perform("Delete collection", on: "Shopping")
        #expect(stage.shown("Shopping") == ["Shopping"])
        #expect(stage.toasts == ["Couldn't delete “Shopping”. Try again in a moment. · Retry"])
        await stage.keeper.fail(with: nil)
        await stage.pressToast()
        #expect(stage.shown("Shopping") == [])
    }

    @Test("A collection that somebody else deleted says so, and leads back")
    func missing() async throws {
        let stage = try await shopping("buy milk")
        await stage.host.tap("Shopping")
        try await stage.keeper.deleteCollection(try await stage.keeper.collections()[0].id)
        await stage.host.settle()
        #expect(stage.host.shows("This collection isn't here"))
        await stage.host.tap("See all collections")
        #expect(stage.host.shows("Things that belong together"))
    }
}
