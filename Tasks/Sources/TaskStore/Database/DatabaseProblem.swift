import GRDB

/// Why a database can't be used, in one sentence with the fix.
public enum DatabaseProblem: Error, Equatable, Sendable {
    case unopenable(path: String)
    case noRoom(path: String)
    case notADatabase(path: String)
    case foreign(path: String)
    case newer(path: String)
    case damaged(path: String)
    case busy(path: String)
    /// The file of a backup exists.
    case exists(path: String)
    case unwritable(path: String)
}

extension DatabaseProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unopenable(let path):
            "\(path) can't be opened. Check that it is a file, its folder, permissions and disk, or choose another --database."
        case .noRoom(let path): "\(path) can't be opened, because its disk is full. Make room there, then try again."
        case .notADatabase(let path):
            "\(path) is not a database, or its beginning is damaged. Choose another --database; this file was left "
                + "as it is. What can be read of a damaged one is rescued with: \(Self.rescue(path))"
        case .foreign(let path):
            "\(path) is the database of another program. Choose another --database; this file was left as it is."
        case .newer(let path):
            "\(path) was made by a newer version of tasks. Update tasks, or choose another --database; "
                + "this file was left as it is."
        case .damaged(let path):
            "\(path) is damaged, and was left as it is. Put back a copy of it, or rescue what can be read with: "
                + Self.rescue(path)
        case .busy(let path): "\(path) is busy with another program. Wait a moment and try again."
        case .exists(let path): "\(path) is there already, and was left as it is. Choose another name for the backup."
        case .unwritable(let path):
            "\(path) can't be written. Check its folder and permissions, and that there is room for it."
        }
    }

    private static func rescue(_ path: String) -> String { "sqlite3 '\(path)' .recover | sqlite3 rescued.sqlite" }
}

/// Why the disk refused a read or write. The write is rolled back.
public enum DiskProblem: String, Error, Equatable, Sendable {
    case full
    case failing
    /// Another program holds the lock for too long.
    case busy
    /// SQLite found the file malformed; writing could damage it further.
    case damaged

    public init?(_ error: any Error) {
        if let problem = error as? DiskProblem {
            self = problem
            return
        }
        guard let error = error as? DatabaseError else { return nil }
        // https://www.sqlite.org/rescode.html
        switch error.extendedResultCode {
        // SHMSIZE: no room for the log's index.
        case .SQLITE_FULL, .SQLITE_IOERR_SHMSIZE: self = .full
        case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM: self = .failing
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        default: return nil
        }
    }
}
