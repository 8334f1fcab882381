import Foundation
import TaskStore
import TestSupport

@testable import TaskFormats

/// A store, and files that go in and out of it.
final class World: Sendable {
    let store = try! Store(clock: { Instant("2026-06-15T23:30:00.000Z")! })

    @discardableResult
    func take(_ text: String, _ format: FileFormat = .todotxt) async throws -> Import.Summary {
        let content = try Import(Data(text.utf8), fileName: "a.\(format.ending)")
        return try await store.write { try content.run(in: $0) }
    }

    func give(_ format: FileFormat = .todotxt) async throws -> String {
        String(decoding: try await store.read { try format.export($0) }, as: UTF8.self)
    }

    func tasks() async throws -> [TaskItem] {
        try await store.read { snapshot in
            var query = TaskQuery(.all)
            query.limit = TaskQuery.maximumLimit
            return try snapshot.page(query).tasks
        }
    }

    /// Changes the task at the top.
    func edit(_ change: @Sendable (inout TaskEdit) -> Void) async throws {
        var edit = TaskEdit()
        change(&edit)
        let top = try await tasks()[0].id
        try await store.write { [edit] in try $0.editTask(top, edit) }
    }
}

/// The 300 tasks that the end-to-end tests import as well.
func fixture() throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent("Tasks/Tests/Fixtures/todo.txt"), encoding: .utf8)
}
