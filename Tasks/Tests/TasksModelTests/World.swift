import Foundation
import NodPerforming
import NodTesting
import Synchronization
import TaskStore
import TaskTexts
import TestSupport
import Testing

@testable import TasksModel

/// An app with tasks in memory, a manual clock, and its feedback recorded.
@MainActor
struct World {
    nonisolated static let today = Day(year: 2026, month: 3, day: 12)!

    let feedback = FeedbackTest()
    var clock: ManualClock { feedback.clock }
    var recorder: FeedbackRecorder { feedback.recorder }
    var center: FeedbackCenter { feedback.center }
    let keeper: TaskKeeper
    let book: TaskBook
    /// Thrown by every read and write.
    let failure = Box<(any Error)?>(nil)

    init(_ store: Store = try! Store { Instant(World.today) }) {
        keeper = TaskKeeper(store) { [failure] in if let error = failure.value { throw error } }
        let texts = Texts(for: ["en"])
        book = TaskBook(keeper: keeper, center: feedback.center, texts: texts) { Instant(World.today) }
    }

    /// With open tasks, the first on top.
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
        return try await keeper.write { [draft] in try $0.createTask(draft) }
    }

    @discardableResult
    func edit(_ task: Int64, _ edit: TaskEdit) async throws -> TaskItem {
        try await keeper.write { try $0.editTask(task, edit) }
    }

    func stored() async throws -> [TaskItem] { try await keeper.read { try $0.page(TaskQuery()) }.tasks }

    func task(_ title: String) throws -> TaskItem { try #require(book.tasks.values.first { $0.title == title }) }

    func isCompleted(_ title: String) throws -> Bool { try task(title).isCompleted }

    func until(_ holds: @MainActor () throws -> Bool, _ location: SourceLocation = #_sourceLocation) async rethrows {
        for _ in 0..<2000 {
            if try holds() { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
        Issue.record("It didn't come about", sourceLocation: location)
    }
}

final class Box<Value: Sendable>: Sendable {
    private let content: Mutex<Value>

    init(_ value: Value) { content = Mutex(value) }

    var value: Value { content.withLock { $0 } }
    func set(_ value: Value) { content.withLock { $0 = value } }
}

/// An error with details that must not reach the user.
struct RawError: Error { let code = "SQLITE_IOERR 522" }
