import Foundation
import NodTesting
import NodUI
import TaskTexts
import TaskValues
import Testing

@testable import TasksModel

/// An app with tasks in memory, a clock of its own, and everything it answered remembered.
@MainActor
struct World {
    nonisolated static let today = Day(year: 2026, month: 3, day: 12)!

    let feedback = FeedbackTest()
    var clock: ManualClock { feedback.clock }
    var recorder: FeedbackRecorder { feedback.recorder }
    var center: FeedbackCenter { feedback.center }
    let keeper: MemoryTasks
    let book: TaskBook

    init(language: String = "en") {
        keeper = MemoryTasks { Instant(World.today) }
        let texts = AppTexts(.embedded, for: [language])
        book = TaskBook(keeper: keeper, center: feedback.center, texts: texts) { Instant(World.today) }
    }

    /// With these open tasks, the first on top, read by the book.
    init(_ first: String, _ others: String...) async throws {
        self.init()
        for title in ([first] + others).reversed() { try await write(title) }
        await book.load()
    }

    @discardableResult
    func write(_ title: String, due: Day? = nil, in collections: [Int64] = []) async throws -> TaskItem {
        var draft = TaskDraft(title: title)
        draft.due = due
        draft.collections = collections
        return try await keeper.capture(draft).task
    }

    func task(_ title: String) throws -> TaskItem { try #require(book.tasks.values.first { $0.title == title }) }

    func isCompleted(_ title: String) throws -> Bool { try task(title).isCompleted }

    /// Waits for what is under way elsewhere.
    func until(_ holds: @MainActor () throws -> Bool, _ location: SourceLocation = #_sourceLocation) async rethrows {
        for _ in 0..<2000 {
            if try holds() { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
        Issue.record("It didn't come about", sourceLocation: location)
    }
}

/// An error that no person should ever read.
struct RawError: Error { let code = "SQLITE_IOERR 522" }
