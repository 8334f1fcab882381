import Foundation
import GRDB
import TestSupport
import Testing

@testable import TaskStore

/// `Tests/Fixtures/databases` has a database of each released version: the output of `.dump` below `application_id` and
/// `user_version`.
@Suite("A database of an older version")
struct OlderVersionTests {
    private let folder = TemporaryFolder()
    private static let dumps = Repository.folder.appendingPathComponent("Tasks/Tests/Fixtures/databases")
    private static let released = (1...9).filter { FileManager.default.fileExists(atPath: dump(of: $0).path) }
    private static let then = Instant("2026-11-26T00:00:00.000Z")!

    private static func dump(of version: Int) -> URL { dumps.appendingPathComponent("version-\(version).sql") }

    private func store(_ version: Int) throws -> Store {
        let path = folder.path("tasks.sqlite")
        let queue = try DatabaseQueue(path: path)
        let dump = try String(contentsOf: Self.dump(of: version), encoding: .utf8)
        try queue.writeWithoutTransaction { try $0.execute(sql: dump) }
        try queue.close()
        return try Store(path: path, clock: { Self.then })
    }

    @Test("there is of each, but of the newest when it isn't released")
    func areAllThere() {
        #expect(Self.released == Array(1...Self.released.count))
        #expect(Self.released.count >= Schema.version - 1)
    }

    @Test("has its tasks, search, settings, answers and devices, and is written like a new one", arguments: released)
    func isWhole(version: Int) async throws {
        let store = try store(version)
        #expect(try await store.read { try Int32.fetchOne($0.db, sql: "PRAGMA user_version") } == Schema.version)
        let records = try await store.read { snapshot in
            var records: [TaskRecord] = []
            try snapshot.forEachBatch(withBin: true) { records += $0 }
            return records
        }
        #expect(
            records.map(\.line) == [
                "7 עברית 👩‍👩‍👧 ünïcode, todo, Z, made 2026-11-25 [Family 2/2]",
                "6 In the bin, todo, due 2026-04-05, made 2026-11-25 []",
                "5 Done while doing, done, back to doing, made 2026-11-25, completed 2026-11-25 []",
                "3 Water, twice, todo, A, made 2026-11-25 [Garden 1/1] (Early)",
                "4 In progress, doing, made 2026-11-25 [] (Two\nlines)",
                "1 Call, todo, due 2026-03-12, A, made 2026-01-02 [Family 2/2]",
                "2 Café au lait, done, back to todo, B, made 2026-01-04, completed 2026-02-03 [Shop 0/1]",
            ]
        )
        let origin = "x 2026-02-03 2026-01-04 Café au lait  pri:B +Shop"
        #expect(try await store.read { try $0.tasks(uid: nil, origin: origin, among: []).map(\.id) } == [2])
        let imported = "SELECT taskId FROM origin ORDER BY taskId"
        #expect(try await store.read { try Int64.fetchAll($0.db, sql: imported) } == [1, 2, 3])
        let binned = try await store.read { snapshot in
            try snapshot.tasks(uid: nil, origin: nil, among: records.map(\.task.id)).filter(\.isInBin).map(\.id)
        }
        #expect(binned == [6])
        #expect(records.map(\.uid).first == "2DFD596D-9A36-4FC5-8064-AD03DA1CC368")
        let page = try await store.read { try $0.page(TaskQuery()) }
        #expect(page.tasks.map(\.id) == [7, 3, 4, 1] && page.counts == TaskPage.Counts(open: 4, completed: 2))
        let searches: [(String, Set<Int64>)] = [
            ("cafe", [2]), ("lin", [4]), ("unicode", [7]), ("עברית", [7]), ("bin", []), ("ca", [1, 2]),
        ]
        for (text, ids) in searches {
            var query = TaskQuery(.all)
            query.text = text
            let found = try await store.read { [query] in try $0.page(query).tasks.map(\.id) }
            #expect(Set(found) == ids, "\(text)")
        }
        let settings = try await store.read { try $0.settings() }
        #expect(settings["theme"] == .text("dark") && settings["soundVolume"] == .number(0.25))
        #expect(settings["hidesCompleted"] == .flag(false) && settings["language"] == .text("it"))
        #expect(settings["hasCompletedFirstCapture"] == .flag(true))
        let request = Data(#"PATCH /api/tasks/5\#n{"completed":true}"#.utf8)
        let reply = try await store.write { transaction in
            try transaction.once(OnceKey(key: "key-completed", request: request)) { Reply(status: 500) }
        }
        #expect(reply.status == 200 && reply.body.count == 239)
        #expect(try await store.read { try $0.sessionCount(at: Self.then) } == (version == 1 ? 0 : 1))
        try await store.write { transaction in
            try transaction.restoreTask(6)
            var draft = TaskDraft(title: "New")
            draft.collections = [try transaction.restoreCollection(4).id]
            #expect(try transaction.createTask(draft).id == 8)
            let edit = TaskEdit(move: .reopen)
            #expect(try transaction.editTask(5, edit).column == .doing)
        }
        let (counts, collections) = try await store.read { (try $0.page(TaskQuery()).counts, try $0.collections()) }
        #expect(counts == TaskPage.Counts(open: 7, completed: 1))
        #expect(collections.map(\.name) == ["Family", "Shop", "Garden", "In the bin"])
        #expect(collections.map(\.open) == [2, 0, 1, 2] && collections.map(\.total) == [2, 1, 1, 2])
    }
}

extension TaskRecord {
    fileprivate var line: String {
        let parts: [String?] = [
            "\(task.id) \(task.title)", task.column.rawValue, task.isCompleted ? "back to \(lane)" : nil,
            task.due.map { "due \($0)" }, task.priority?.description, "made \(task.createdAt.utcDay)",
            task.completedAt.map { "completed \($0.utcDay)" },
        ]
        let collections = task.collections.map { "\($0.name) \($0.open)/\($0.total)" }.joined(separator: ", ")
        return parts.compactMap(\.self).joined(separator: ", ") + " [\(collections)]"
            + (task.notes.isEmpty ? "" : " (\(task.notes))")
    }
}
