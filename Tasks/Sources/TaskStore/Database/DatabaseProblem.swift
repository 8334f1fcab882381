/// Why a database can't be used, in one sentence with the way out.
public enum DatabaseProblem: Error, Equatable, Sendable {
    case unnamed
    case isDirectory(path: String)
    case noFolder(path: String)
    case unreadable(path: String)
    case unwritable(path: String)
    case noRoom(path: String)
    case notADatabase(path: String)
    case foreign(path: String)
    case newer(path: String)
    case damaged(path: String)
    case damagedLog(path: String)
    case busy(path: String)
}

extension DatabaseProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unnamed: "The database has no name. Name a file with --database, such as tasks.sqlite."
        case .isDirectory(let path): "\(path) is a folder. Name a file for the database, such as \(path)/tasks.sqlite."
        case .noFolder(let path): "\(path) can't be made, because its folder isn't there. Make the folder first."
        case .unreadable(let path):
            "\(path) can't be read. Check its permissions and its disk, or choose another --database."
        case .unwritable(let path): "\(path) can't be written. Check its permissions or choose another --database."
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
        case .damagedLog(let path):
            "\(path)-wal is damaged: changes in it would be lost, so it was left as it is. Put back a copy of both files, "
                + "or go on without those changes: sqlite3 '\(path)' 'PRAGMA wal_checkpoint(TRUNCATE)'"
        case .busy(let path): "\(path) is busy with another program. Wait a moment and try again."
        }
    }

    /// https://www.sqlite.org/recovery.html
    private static func rescue(_ path: String) -> String { "sqlite3 '\(path)' .recover | sqlite3 rescued.sqlite" }
}
