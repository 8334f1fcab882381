import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskFormats

@Suite("Our JSON")
struct JSONTests {
    private let world = World()

    @Test("exported, imported and exported again is the same bytes, also after all was deleted", arguments: 1...20)
    func isTheSame(seed: UInt64) async throws {
        try await world.store.write { transaction in
            var lot = Lot(seed: seed)
            let ids = (0..<8).compactMap { _ in try? transaction.createCollection(named: lot.text()).id }
            for _ in 0..<20 {
                var draft = TaskDraft(title: lot.text())
                draft.notes = lot.text()
                draft.due = Day("2026-03-0\(lot.below(10))")
                draft.priority = Priority(["A", "Z", ""][lot.below(3)])
                draft.collections = ids.filter { _ in lot.below(3) == 0 }
                draft.column = TaskColumn.allCases[lot.below(3)]
                draft.completedAt = draft.column == .done ? Instant(milliseconds: Int64(lot.below(9)) - 4) : nil
                _ = try? transaction.createTask(draft)
            }
        }
        let text = try await world.give(.json)
        let other = World()
        try await other.take(text, .json)
        #expect(try await Data(other.give(.json).utf8) == Data(text.utf8))
        try await world.store.write { transaction in
            for collection in try transaction.snapshot.collections() { try transaction.deleteCollection(collection.id) }
            for task in try transaction.snapshot.page(TaskQuery(.all)).tasks { try transaction.deleteTask(task.id) }
        }
        try await world.take(text, .json)
        #expect(try await Data(world.give(.json).utf8) == Data(text.utf8))
    }

    @Test("reports unreadable tasks by number, and imports the others")
    func tellsTasks() throws {
        let good = #"{"uid":"a","title":"Good","createdAt":"2026-01-01T00:00:00.000Z"}"#
        let text =
            #"{"format":"nod-tasks","version":1,"collections":[],"tasks":[\#(good),{"uid":"c","title":" ","createdAt":"2026-01-01T00:00:00.000Z"},{"uid":"d","title":"Bad","createdAt":"yesterday"},\#(good),{"uid":"","title":"A","createdAt":"2026-01-01T00:00:00.000Z"}]}"#
        let file = try Import(Data(text.utf8), fileName: "a.json")
        #expect(file.entries.map(\.draft.title) == ["Good"])
        #expect(file.problems.map(\.line) == [2, 3, 4, 5])
        #expect(file.problems[2].reason == .twice)
    }

    @Test(
        "is refused as a whole when it isn't ours, or newer",
        arguments: [
            ("{\n\"tasks\": [\n{]}", FileProblem.notJSON(line: 3)), ("{", .notJSON(line: 1)), ("[]", .notOurJSON),
            (String(repeating: "[", count: 100_000), .notJSON(line: 1)),
            (#"{"format":"other","version":1}"#, .notOurJSON),
            (#"{"format":"nod-tasks","version":2,"tasks":[]}"#, .newerJSON(2)),
            (#"{"format":"nod-tasks","version":1}"#, .notOurJSON),
            (#"{"format":"nod-tasks","version":1,"tasks":[{"uid":"a"}]}"#, .notOurJSON),
        ]
    )
    func isRefused(text: String, problem: FileProblem) {
        #expect(throws: problem) { try Import(Data(text.utf8), fileName: "a.json") }
    }
}
