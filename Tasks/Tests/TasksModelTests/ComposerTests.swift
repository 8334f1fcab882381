import Foundation
import NodPerforming
import NodTesting
import TaskStore
import Testing

@testable import TasksModel

@MainActor
@Suite("The composer: what is written is never lost, and is answered when it is saved")
struct ComposerTests {
    private let world = World()
    private let kept = Box<Data?>(nil)

    private func composer() -> ComposerModel {
        ComposerModel(book: world.book, kept: kept.value) { [kept] in
            kept.set($0)
        } today: {
            World.today
        }
    }

    @Test("The first capture ever is celebrated, once; the composer closes when that was seen, unless more is written")
    func first() async throws {
        let composer = composer()
        let confirmation = Stage()
        world.book.center.attach(confirmation, to: composer.confirmation)
        composer.open()
        composer.draft.title = "buy milk"
        await composer.submit()
        #expect(confirmation.moments == [.firstCapture])
        #expect(world.recorder.haptics == [Haptic(.medium)])
        #expect(world.recorder.announcements == [.firstCaptureSaved])
        #expect(world.recorder.scores.contains { $0.burst != nil })
        #expect(composer.confirmed == "buy milk" && composer.draft.isEmpty)
        world.clock.advance(to: 1.5)
        #expect(composer.isOpen && composer.confirmed == "buy milk")
        world.clock.advance(by: 0)
        #expect(!composer.isOpen)
        composer.open()
        #expect(composer.confirmed == nil)
        composer.draft.title = "call mum"
        await composer.submit()
        #expect(composer.confirmed == nil)
        #expect(world.recorder.announcements.last == .captured)
        world.clock.advance(by: 0.2)
        #expect(!composer.isOpen)
        composer.open()
        composer.draft.title = "buy eggs"
        await composer.submit()
        composer.draft.title = "and"
        world.clock.advance(by: 5)
        #expect(composer.isOpen)
    }

    private final class Stage: FeedbackStage {
        private(set) var moments: [Moment] = []
        func perform(_ score: Score, at time: Double) { moments += score.moments }
    }

    @Test("A draft outlives its composer, and goes when it is saved")
    func keepsDrafts() async throws {
        let collection = try await world.book.makeCollection(named: "Groceries")
        let composer = composer()
        composer.draft.title = "buy milk"
        composer.draft.due = .on(World.today.adding(3))
        composer.draft.collection = collection.id
        let later = self.composer()
        #expect(later.draft == composer.draft)
        await later.submit()
        let task = try #require(world.book.tasks.values.first)
        #expect(task.due == World.today.adding(3))
        #expect(task.collections.map(\.name) == ["Groceries"])
        #expect(self.composer().draft == ComposerDraft())
    }

    @Test("What isn't saved stays written, and says what to do in words for people: of a title, under its field")
    func failing() async throws {
        let composer = composer()
        composer.open()
        await composer.submit()
        #expect(composer.problem == "Write what needs doing first.")
        composer.draft.title = String(repeating: "a", count: 501)
        #expect(composer.problem == nil)
        await composer.submit()
        #expect(composer.problem == "The title is too long. Shorten it to 500 characters.")
        composer.draft.title = "buy milk"
        world.failure.set(RawError())
        await composer.submit()
        #expect(composer.draft.title == "buy milk")
        #expect(composer.isOpen)
        #expect(composer.error?.way == .retry)
        #expect(composer.error?.spoken.contains("SQLITE") == false)
        #expect(world.recorder.haptics == [])
        world.failure.set(nil)
        await composer.submit()
        #expect(composer.draft.isEmpty)
    }
}
