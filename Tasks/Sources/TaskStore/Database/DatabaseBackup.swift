import Foundation
import GRDB

/// Copies a database into one new file while other programs read and write it.
///
/// `VACUUM INTO` reads one snapshot and blocks no writer (https://www.sqlite.org/lang_vacuum.html#vacuuminto). The copy is renamed
/// when it is complete. An older database keeps its version.
public struct DatabaseBackup: Sendable {
    private let database: DatabaseOpening

    public init(of path: String) throws {
        database = DatabaseOpening(path: path)
        do { try database.requireOurs(soundly: false) } catch let error as DatabaseError {
            throw database.problem(error)
        }
    }

    /// - Returns: The number of tasks in the copy, without deleted ones.
    /// - Throws: `DatabaseProblem`, and leaves no file behind.
    public func write(to path: String) async throws -> Int {
        try requireFree(path)
        let copy = DatabaseOpening(path: path + ".unfinished-\(ProcessInfo.processInfo.processIdentifier)")
        let unfinished = copy.location
        copy.makePrivateFile()
        defer { for ending in ["", "-journal"] { unlink(unfinished + ending) } }
        let count: Int
        do { count = try await write(copyTo: unfinished) } catch let error as DatabaseError {
            let isOfCopy = [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
            throw isOfCopy ? .unwritable(path: path) : database.problem(error)
        }
        try requireFree(path)
        guard rename(unfinished, path) == 0 else { throw DatabaseProblem.unwritable(path: path) }
        return count
    }

    /// SQLite would apply a leftover log to the copy.
    private func requireFree(_ path: String) throws {
        for ending in ["", "-wal", "-journal"] where FileManager.default.fileExists(atPath: path + ending) {
            throw DatabaseProblem.exists(path: path + ending)
        }
    }

    private func write(copyTo path: String) async throws -> Int {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        try await DatabaseQueue(path: database.location, configuration: configuration).writeWithoutTransaction { db in
            try db.execute(sql: "VACUUM INTO ?", arguments: [path])
        }
        return try await DatabaseQueue(path: path).read { db in
            try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM task WHERE deletedAt IS NULL") ?? 0
        }
    }
}
