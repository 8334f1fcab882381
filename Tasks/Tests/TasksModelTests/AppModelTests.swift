import Foundation
import NodPerforming
import TaskStore
import TestSupport
import Testing

@testable import TasksModel

@MainActor
@Suite("The app as a whole")
struct AppModelTests {
    @Test("It reads what is there, and quietly follows what other clients and programs change until it is left")
    func run() async throws {
        let folder = TemporaryFolder()
        let world = World(try Store(path: folder.path("tasks.sqlite")))
        let earlier = try await world.write("buy milk")
        let app = world.app()
        let running = Task { await app.run() }
        await world.until { app.book.tasks[earlier.id] != nil }
        let told = world.keeper.changes()
        let later = try await world.write("call mum")
        await world.until { app.book.tasks[later.id] != nil }
        #expect(await told.first { @Sendable _ in true } == [.task(id: later.id, later)])
        try await world.edit(later.id, .completing)
        await world.until { app.book.tasks[later.id]?.isCompleted == true }
        try await world.keeper.write { try $0.deleteTask(later.id) }
        await world.until { app.book.tasks[later.id] == nil }
        let other = try Store(path: folder.path("tasks.sqlite"))
        try await other.write { try $0.deleteTask(earlier.id) }
        try other.close()
        try await world.keeper.lookElsewhere()
        await world.until { app.book.tasks.isEmpty }
        #expect(world.recorder.haptics == [] && world.recorder.toasts == [])
        running.cancel()
        await running.value
        #expect(app.book.state == .loaded)
    }

    @Test("For children everything is said in simple words, as soon as their profile is chosen")
    func simpleWords() {
        let world = World()
        let app = world.app()
        #expect(app.texts("title.missing") == "Write what needs doing first.")
        app.speak(to: "child")
        #expect(app.texts("title.missing") == "First write what you want to do.")
        #expect(app.book.texts("title.missing") == app.texts("title.missing"))
        app.speak(to: "standard")
        #expect(app.texts("title.missing") == "Write what needs doing first.")
    }

    @Test("Another day begins when the app is looked at again")
    func anotherDay() {
        let world = World()
        var day = World.today
        let app = world.app { day }
        day = day.adding(1)
        #expect(app.today == World.today)
        app.becameActive()
        #expect(app.today == day)
    }
}

extension World {
    fileprivate func app(today: @escaping () -> Day = { World.today }) -> AppModel {
        AppModel(keeper: keeper, center: center, texts: book.texts, today: today)
    }
}
