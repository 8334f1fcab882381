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
