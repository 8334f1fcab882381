import GRDB

/// Why the disk under an open database refused a read or write. Nothing of the write is kept; what was answered before is.
public enum DiskProblem: Error, Equatable, Sendable {
    case full
    /// It can't be read or written just now.
    case failing
    /// Another program has it for too long.
    case busy
    /// The file isn't as SQLite wrote it: reading may go on, writing would make it worse.
    case damaged

    /// - Returns: nil when `error` has nothing to do with the disk.
    public init?(_ error: any Error) {
        if let problem = error as? DiskProblem {
            self = problem
            return
        }
        guard let error = error as? DatabaseError else { return nil }
        // https://www.sqlite.org/rescode.html
        switch error.extendedResultCode {
        // There is no room for the index of the log, either.
        case .SQLITE_FULL, .SQLITE_IOERR_SHMSIZE: self = .full
        case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM: self = .failing
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        default: return nil
        }
    }
}
