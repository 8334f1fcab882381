import GRDB
import Synchronization
import TestSupport
import Testing

@testable import TaskStore

@Suite("Writes that arrive together")
struct WriteQueueTests {
    private let folder = TemporaryFolder()

    @Test("share a commit, are answered after it, in their order, and one that fails takes no other along")
    func shareACommit() throws {
        let pool = try DatabasePool(path: folder.path("shared.sqlite"))
        try pool.write { try $0.execute(sql: "CREATE TABLE line (number INTEGER PRIMARY KEY)") }
        let queue = WriteQueue(pool)
        let commits = Commits()
        pool.add(transactionObserver: commits)
        let answers = Mutex<[String]>([])
        // They come while the connection is busy.
        pool.writeWithoutTransaction { _ in
            for number in 0..<100 {
                queue.add(
                    WriteQueue.Job { db in
                        try db.execute(sql: "INSERT INTO line VALUES (?)", arguments: [number])
                        // The second one of the same number.
                        if number == 50 { try db.execute(sql: "INSERT INTO line VALUES (50)") }
                    } finish: { error in
                        answers.withLock { $0.append("\(number)\(error == nil ? "" : " failed") \(commits.count)") }
                    }
                )
            }
        }
        pool.writeWithoutTransaction { _ in }
        #expect(answers.withLock { $0 } == (0..<100).map { $0 == 50 ? "50 failed 1" : "\($0) 1" })
        #expect(try pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM line") } == 99)
    }

    @Test("that cannot be committed together are committed one by one")
    func goesOnAlone() throws {
        let pool = try DatabasePool(path: folder.path("alone.sqlite"))
        try pool.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE line (number INTEGER PRIMARY KEY);
                    CREATE TABLE part (of INTEGER REFERENCES line (number) DEFERRABLE INITIALLY DEFERRED);
                    """
            )
        }
        let queue = WriteQueue(pool)
        let failed = Mutex<[Int]>([])
        pool.writeWithoutTransaction { _ in
            for number in 0..<10 {
                queue.add(
                    WriteQueue.Job { db in
                        try db.execute(sql: "INSERT INTO line VALUES (?)", arguments: [number])
                        // Refused by the commit alone.
                        if number == 3 { try db.execute(sql: "INSERT INTO part VALUES (99)") }
                    } finish: { error in
                        if error != nil { failed.withLock { $0.append(number) } }
                    }
                )
            }
        }
        pool.writeWithoutTransaction { _ in }
        #expect(failed.withLock { $0 } == [3])
        #expect(try pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM line") } == 9)
    }
}

/// Counts the commits of a pool.
private final class Commits: TransactionObserver, Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ db: Database) { number.withLock { $0 += 1 } }
    func databaseDidRollback(_ db: Database) {}
}
