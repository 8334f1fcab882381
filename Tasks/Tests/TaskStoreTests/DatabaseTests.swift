import Foundation
import GRDB
import TestSupport
import Testing

@testable import TaskStore

@Suite("The database")
struct DatabaseTests {
    private let folder = TemporaryFolder()

    /// The problem with opening a file, which must not change it.
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
        #expect(try await store.read { try String.fetchOne($0.db, sql: "PRAGMA journal_mode") } == "wal")
        #expect(try await store.write { try Int.fetchOne($0.db, sql: "PRAGMA synchronous") } == 2)
        #expect(try await store.write { try Int.fetchOne($0.db, sql: "PRAGMA foreign_keys") } == 1)
        for ending in ["", "-wal", "-shm"] { #expect(try mode(path + ending) == 0o600) }
        try store.close()
        #expect((FileManager.default.contents(atPath: path + "-wal") ?? Data()).isEmpty)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path))[68..<72].elementsEqual("NodT".utf8))
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("forgets what has been in the bin for 30 days, and has no byte of it then")
    func emptiesTheBin() async throws {
        let world = World(inFile: true)
        let home = try await world.collection("Secret home")
        let task = try await world.capture("Secret plan") { draft in
            draft.notes = String(repeating: "Secret note. ", count: 1000)
            draft.collections = [home.id]
        }
        try await world.delete(task)
        try await world.write { try $0.deleteCollection(home.id) }
        world.clock.advance(days: 30)
        try await world.store.emptyBin()
        try await world.write { try $0.restoreTask(task.id) }
        try await world.delete(task)
        world.clock.advance(days: 30, seconds: 1)
        try await world.store.emptyBin()
        try await world.expectRefusal(StoreError.noTask(task.id)) { try $0.restoreTask(task.id) }
        try world.store.close()
        let file = try Data(contentsOf: URL(fileURLWithPath: world.folder.path("tasks.sqlite")))
        #expect(file.range(of: Data("Secret".utf8)) == nil && file.range(of: Data("secret".utf8)) == nil)
    }

    @Test("is neither another program's nor of a newer version, no folder, text or half of a file, and left as it is")
    func refusesOthers() throws {
        try Store(path: folder.path("newer.sqlite")).close()
        for (name, sql) in [
            ("foreign", "CREATE TABLE task (id INTEGER)"),
            ("newer", "PRAGMA journal_mode = DELETE; PRAGMA user_version = 99"),
        ] {
            let queue = try DatabaseQueue(path: folder.path("\(name).sqlite"))
            try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
            try queue.close()
        }
        try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
        try Data("Buy milk\n".utf8).write(to: URL(fileURLWithPath: folder.path("todo.txt")))
        try Data("SQLite format 3\0".utf8).write(to: URL(fileURLWithPath: folder.path("half.sqlite")))
        #expect(try problem("foreign.sqlite") == .foreign(path: folder.path("foreign.sqlite")))
        #expect(try problem("newer.sqlite") == .newer(path: folder.path("newer.sqlite")))
        #expect(try problem("folder") == .unopenable(path: folder.path("folder")))
        #expect(try problem("todo.txt") == .notADatabase(path: folder.path("todo.txt")))
        #expect(try problem("half.sqlite") == .notADatabase(path: folder.path("half.sqlite")))
        #expect(try problem("none/tasks.sqlite") == .unopenable(path: folder.path("none/tasks.sqlite")))
    }

    @Test("is made once, when several want it at the same moment, and loses no write of any")
    func isMadeOnce() async throws {
        let path = folder.path("race.sqlite")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    let store = try Store(path: path)
                    for _ in 0..<20 { try await store.write { _ = try $0.createTask(TaskDraft(title: "\(number)")) } }
                    try store.close()
                }
            }
            try await group.waitForAll()
        }
        let tasks = try await Store(path: path).read { try $0.page(TaskQuery()) }.tasks
        #expect(tasks.count == 80)
    }

    @Test("is copied as it was, whole and in one file, while another store writes to it")
    func isCopied() async throws {
        let world = World(inFile: true)
        try await world.add("Here")
        let backup = try DatabaseBackup(of: world.folder.path("tasks.sqlite"))
        async let later: Void = { for number in 0..<50 { try await world.add("Later \(number)") } }()
        let count = try await backup.write(to: folder.path("copy.sqlite"))
        try await later
        #expect(try folder.names() == ["copy.sqlite"] && mode(folder.path("copy.sqlite")) == 0o600)
        // 1 is a journal, 2 a WAL: https://www.sqlite.org/fileformat2.html#file_format_version_numbers
        #expect(try Array(Data(contentsOf: folder.url.appendingPathComponent("copy.sqlite"))[18...19]) == [1, 1])
        let copy = try Store(path: folder.path("copy.sqlite"))
        let titles = try await copy.read { try $0.page(TaskQuery()) }.tasks.map(\.title)
        #expect(titles.count == count && titles.last == "Here")
    }

    @Test("is not copied where a log of another would be played into it, nor when it is damaged; and nothing is left")
    func isNotCopied() async throws {
        let world = World(inFile: true)
        for number in 0..<200 { try await world.capture("Task \(number)") }
        try world.store.close()
        let (path, copy) = (world.folder.path("tasks.sqlite"), folder.path("copy.sqlite"))
        try Data().write(to: URL(fileURLWithPath: copy + "-wal"))
        await #expect(throws: DatabaseProblem.exists(path: copy + "-wal")) {
            try await DatabaseBackup(of: path).write(to: copy)
        }
        #expect(try folder.names() == ["copy.sqlite-wal"])
        try FileManager.default.removeItem(atPath: copy + "-wal")
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        for page: UInt64 in [5, 8, 11] {
            try file.seek(toOffset: page * 4096)
            try file.write(contentsOf: Data(repeating: 0x5A, count: 4096))
        }
        try file.close()
        await #expect(throws: DatabaseProblem.damaged(path: path)) {
            try await DatabaseBackup(of: path).write(to: copy)
        }
        #expect(try folder.names() == [])
    }
}
