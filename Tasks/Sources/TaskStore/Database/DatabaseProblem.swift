/// Why a database can't be used, in one sentence with the way out.
public enum DatabaseProblem: Error, Equatable, Sendable {
    case unnamed
    case isDirectory(path: String)
    case noFolder(path: String)
    case unreadable(path: String)
    case unwritable(path: String)
    case notADatabase(path: String)
    case foreign(path: String)
    case newer(path: String)
    case damaged(path: String)
    case busy(path: String)
}

extension DatabaseProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unnamed: "The database has no name. Name a file with --database, such as tasks.sqlite."
        case .isDirectory(let path): "\(path) is a folder. Name a file for the database, such as \(path)/tasks.sqlite."
        case .noFolder(let path): "\(path) can't be made, because its folder isn't there. Make the folder first."
        case .unreadable(let path): "\(path) can't be read. Check its permissions or choose another --database."
        case .unwritable(let path): "\(path) can't be written. Check its permissions or choose another --database."
        case .notADatabase(let path):
            "\(path) is not a database. Choose another --database; this file was left as it is."
        case .foreign(let path):
            "\(path) is the database of another program. Choose another --database; this file was left as it is."
        case .newer(let path):
            "\(path) was made by a newer version of tasks. Update tasks, or choose another --database; "
                + "this file was left as it is."
        case .damaged(let path): "\(path) is damaged. Put back a copy of it, or choose another --database."
        case .busy(let path): "\(path) is busy with another program. Wait a moment and try again."
        }
    }
}
