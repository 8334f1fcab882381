import Foundation
import GRDB
import TestSupport
import Testing

@testable import TaskStore

@Suite("The database")
struct DatabaseTests {
    private let folder = TemporaryFolder()

    /// Returns the problem with opening `name`, and checks that the file is the same as before.
    private func problem(_ name: String) throws -> DatabaseProblem? {
        let path = folder.path(name)
        let before = FileManager.default.contents(atPath: path)
        defer {
            #expect(FileManager.default.contents(atPath: path) == before)
            #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
        }
        do { _ = try Store(path: path) } catch let error as DatabaseProblem { return error }
        return nil
    }

    @Test("is new and empty, logs ahead, and waits for the disk at every commit")
    func isDurable() async throws {
        let path = folder.path("new.sqlite")
        let store = try Store(path: path)
        #expect(try await store.read { try $0.page(TaskQuery()) }.tasks.isEmpty)
        #expect(try await store.read { try $0.journalMode() } == "wal")
        #expect(try await store.write { try $0.synchronous() } == 2)
        #expect(try await store.write { try $0.foreignKeys() } == 1)
        try store.close()
        #expect((FileManager.default.contents(atPath: path + "-wal") ?? Data()).isEmpty)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path))[68..<72].elementsEqual("NodT".utf8))
    }

    @Test("keeps everything from one opening to the next, and each opening migrates only once")
    func isKept() async throws {
        let path = folder.path("kept.sqlite")
        for number in 1...3 {
            let store = try Store(path: path)
            try await store.write { _ = try $0.createTask(TaskDraft(title: "Task \(number)")) }
            try store.close()
        }
        let titles = try await Store(path: path).read { try $0.page(TaskQuery()) }.tasks.map(\.title)
        #expect(titles == ["Task 3", "Task 2", "Task 1"])
    }

    @Test("of another program is refused and left as it is")
    func refusesForeign() throws {
        let queue = try DatabaseQueue(path: folder.path("foreign.sqlite"))
        try queue.write { try $0.execute(sql: "CREATE TABLE task (id INTEGER)") }
        try queue.close()
        #expect(try problem("foreign.sqlite") == .foreign(path: folder.path("foreign.sqlite")))
    }

    @Test("of a newer version is refused and left as it is")
    func refusesNewer() throws {
        try Store(path: folder.path("newer.sqlite")).close()
        let queue = try DatabaseQueue(path: folder.path("newer.sqlite"))
        try queue.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA user_version = 99")
        }
        try queue.close()
        #expect(try problem("newer.sqlite") == .newer(path: folder.path("newer.sqlite")))
    }

    @Test("is no folder, no text, no half of a file, and nothing in a folder that isn't there")
    func refusesOthers() throws {
        try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
        try Data("Buy milk\n".utf8).write(to: URL(fileURLWithPath: folder.path("todo.txt")))
        try Data("SQLite format 3\0".utf8).write(to: URL(fileURLWithPath: folder.path("half.sqlite")))
        #expect(try problem("folder") == .isDirectory(path: folder.path("folder")))
        #expect(try problem("todo.txt") == .notADatabase(path: folder.path("todo.txt")))
        #expect(try problem("half.sqlite") == .notADatabase(path: folder.path("half.sqlite")))
        #expect(try problem("none/tasks.sqlite") == .noFolder(path: folder.path("none/tasks.sqlite")))
    }

    @Test("that is damaged says so")
    func refusesDamaged() throws {
        let path = folder.path("damaged.sqlite")
        try Store(path: path).close()
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data.replaceSubrange(100..<data.count, with: Data(repeating: 0x5A, count: data.count - 100))
        try data.write(to: URL(fileURLWithPath: path))
        #expect(throws: DatabaseProblem.damaged(path: path)) { try Store(path: path) }
    }

    @Test("is made once, when several want it at the same moment")
    func isMadeOnce() async throws {
        let path = folder.path("race.sqlite")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    let store = try Store(path: path)
                    try await store.write { _ = try $0.createTask(TaskDraft(title: "\(number)")) }
                    try store.close()
                }
            }
            try await group.waitForAll()
        }
        let tasks = try await Store(path: path).read { try $0.page(TaskQuery()) }.tasks
        #expect(tasks.count == 4)
    }

    @Test("takes writes of two stores at once, and loses none")
    func takesTwo() async throws {
        let path = folder.path("two.sqlite")
        let stores = [try Store(path: path), try Store(path: path)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try await stores[number % 2].write { _ = try $0.createTask(TaskDraft(title: "\(number)")) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await stores[0].read { try $0.page(TaskQuery()) }.tasks.count == 40)
    }

    @Test("tells what another program wrote, once, and nothing of what was written here or only read there")
    func tellsOthersWrites() async throws {
        let world = World()
        try await world.add("Here")
        #expect(try await !world.store.wasWrittenElsewhere())
        let other = try Store(path: world.folder.path("tasks.sqlite"))
        _ = try await other.read { try $0.page(TaskQuery()) }
        #expect(try await !world.store.wasWrittenElsewhere())
        for title in ["There", "There again"] {
            try await other.write { _ = try $0.createTask(TaskDraft(title: title)) }
        }
        try await world.add("Here again")
        #expect(try await world.store.wasWrittenElsewhere())
        #expect(try await !world.store.wasWrittenElsewhere())
    }
}

extension StoreSnapshot {
    fileprivate func journalMode() throws -> String? { try String.fetchOne(db, sql: "PRAGMA journal_mode") }
}

extension StoreTransaction {
    fileprivate func synchronous() throws -> Int? { try Int.fetchOne(db, sql: "PRAGMA synchronous") }
    fileprivate func foreignKeys() throws -> Int? { try Int.fetchOne(db, sql: "PRAGMA foreign_keys") }
}
