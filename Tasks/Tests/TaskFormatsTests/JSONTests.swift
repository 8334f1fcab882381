import Foundation
import TaskStore
import Testing

@testable import TaskFormats

@Suite("Our JSON")
struct JSONTests {
    private let world = World()

    @Test("carries everything to another store")
    func carriesEverything() async throws {
        try await world.take(try fixture())
        try await world.edit {
            $0.notes = "Two\nlines"
            $0.move = .to(.doing)
        }
        let text = try await world.give(.json)
        let other = World()
        #expect(try await other.take(text, .json).imported == 300)
        #expect(try await other.give(.json) == text)
        #expect(try await other.take(text, .json) == Import.Summary(imported: 0, known: 300))
        #expect(try await world.take(text, .json) == Import.Summary(imported: 0, known: 300))
    }

    @Test("tells tasks that can't be read by number, and takes the others")
    func tellsTasks() throws {
        let good = #"{"uid":"a","title":"Good","createdAt":"2026-01-01T00:00:00.000Z"}"#
        let text =
            #"{"format":"nod-tasks","version":1,"collections":[],"tasks":[\#(good),7,{"uid":"b"},{"uid":"c","title":" ","createdAt":"2026-01-01T00:00:00.000Z"},{"uid":"d","title":"Bad","createdAt":"yesterday"}]}"#
        let file = try ImportFile(Data(text.utf8), format: .json)
        #expect(file.entries.map(\.draft.title) == ["Good"])
        #expect(file.problems.map(\.line) == [2, 3, 4, 5])
    }

    @Test(
        "is refused as a whole when it isn't ours, or newer",
        arguments: [
            ("{\n\"tasks\": [\n{]}", FileProblem.notJSON(line: 3)), ("{", .notJSON(line: 1)), ("[]", .notOurJSON),
            (String(repeating: "[", count: 100_000), .notJSON(line: 1)),
            (#"{"format":"other","version":1}"#, .notOurJSON),
            (#"{"format":"nod-tasks","version":2,"tasks":[]}"#, .newerJSON(2)),
            (#"{"format":"nod-tasks","version":1}"#, .notOurJSON),
        ]
    )
    func isRefused(text: String, problem: FileProblem) {
        #expect(throws: problem) { try ImportFile(Data(text.utf8), format: .json) }
    }
}
