import Foundation
import GRDB

/// Copies a database into a file of its own, while other programs read and write it.
///
/// SQLite's online backup (https://www.sqlite.org/backup.html) within one read: the copy is the state at its beginning, and
/// holds up no writer. It is checked, needs no log beside it, and gets its name when it is whole. An older database is
/// copied as it is, so that it can be kept before a newer program changes it.
public struct DatabaseBackup: Sendable {
    private let database: String

    /// - Throws: `DatabaseProblem` when the file at `path` isn't a database of ours.
    public init(of path: String) throws {
        guard try DatabaseFile(path: path).inspect() == .ours else { throw DatabaseProblem.notADatabase(path: path) }
        database = path
    }

    /// - Returns: how many tasks the copy has, those in the bin left out.
    /// - Throws: `BackupProblem`, `DatabaseProblem` or `CancellationError`; then nothing is there that wasn't before.
    public func write(to path: String) async throws -> Int {
        try requireFree(path)
        let unfinished = path + ".unfinished-\(ProcessInfo.processInfo.processIdentifier)"
        defer { for ending in ["", "-journal", "-wal", "-shm"] { unlink(unfinished + ending) } }
        let count: Int
        do { count = try await copy(to: unfinished) } catch let error as DatabaseError { throw problem(error, path) }
        try requireFree(path)
        guard rename(unfinished, path) == 0 else { throw BackupProblem.unwritable(path: path) }
        return count
    }

    /// SQLite would play a log that is left of another file into the copy.
    private func requireFree(_ path: String) throws {
        for ending in ["", "-wal", "-journal"] where FileManager.default.fileExists(atPath: path + ending) {
            throw BackupProblem.exists(path: path + ending)
        }
    }

    private func copy(to path: String) async throws -> Int {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let source = try DatabaseQueue(path: Self.absolute(database), configuration: configuration)
        let copy = try DatabaseQueue(path: Self.absolute(path))
        // A thousand pages are 4 MB: some milliseconds between two looks at whether anybody still wants it.
        try source.backup(to: copy, pagesPerStep: 1000) { _ in try Task.checkCancellation() }
        try source.close()
        let count = try await copy.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = DELETE")
            let findings = try String.fetchAll(db, sql: "PRAGMA integrity_check(1)")
            guard findings == ["ok"] else { throw DatabaseProblem.damaged(path: database) }
            return try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM task WHERE deletedAt IS NULL") ?? 0
        }
        try copy.close()
        return count
    }

    /// For SQLite, a name such as “:memory:” is no file.
    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

    private func problem(_ error: DatabaseError, _ path: String) -> any Error {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: DatabaseProblem.busy(path: database)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_IOERR:
            BackupProblem.unwritable(path: path)
        default: DatabaseProblem.damaged(path: database)
        }
    }
}

/// Why a copy can't be written, in one sentence with the way out.
public enum BackupProblem: Error, Equatable, Sendable {
    case exists(path: String)
    case unwritable(path: String)
}

extension BackupProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .exists(let path): "\(path) is there already, and was left as it is. Choose another name for the backup."
        case .unwritable(let path):
            "\(path) can't be written. Check its folder and permissions, and that there is room for it."
        }
    }
}
