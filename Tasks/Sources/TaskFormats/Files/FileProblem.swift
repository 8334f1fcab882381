/// Why a whole file can't be read.
public enum FileProblem: Error, Equatable, Sendable {
    case unknownFormat
    case notUTF8
    /// The line where it stops being JSON, as far as that can be told.
    case notJSON(line: Int?)
    case notOurJSON
    case newerJSON(Int)

    /// The line to blame, when it is one.
    public var line: Int? {
        switch self {
        case .notJSON(let line): line
        case .unknownFormat, .notUTF8, .notOurJSON, .newerJSON: nil
        }
    }
}
