import Foundation
import GRDB

/// Copies a database into a file of its own, while other programs read and write it.
///
/// SQLite writes what it reads at one moment (https://www.sqlite.org/lang_vacuum.html#vacuuminto) and holds up no writer. The
/// copy needs no log beside it, and gets its name when it is whole. An older database keeps its version, so that it can be
/// kept before a newer program changes it.
public struct DatabaseBackup: Sendable {
    private let database: DatabaseOpening

    /// - Throws: `DatabaseProblem` when the file at `path` isn't a database of ours.
    public init(of path: String) throws {
        database = DatabaseOpening(path: path)
        do { try database.requireOurs(soundly: false) } catch let error as DatabaseError {
            throw database.problem(error)
        }
    }

    /// - Returns: how many tasks the copy has, those in the bin left out.
    /// - Throws: `DatabaseProblem`; then nothing is there that wasn't before.
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

    /// SQLite would play a log that is left of another file into the copy.
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
