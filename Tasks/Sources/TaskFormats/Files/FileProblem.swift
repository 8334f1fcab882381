/// Why a whole file can't be read, in one sentence with the way out.
public enum FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownFormat
    case notUTF8
    case notTodoist
    /// The line where it stops being JSON, as far as that can be told.
    case notJSON(line: Int?)
    case notOurJSON
    case newerJSON(Int)

    public var description: String {
        switch self {
        case .unknownFormat:
            "It isn't clear what this file is. Let its name end in .txt (todo.txt), .csv (Todoist) or .json."
        case .notUTF8: "This file isn't UTF-8 text. Save it as UTF-8 and import it again."
        case .notTodoist: "This CSV has no columns TYPE and CONTENT. Export it from Todoist as CSV and import that."
        case .notJSON(let line?):
            "This file isn't valid JSON: line \(line) can't be read. Mend it there, or export it again."
        case .notJSON: "This file isn't valid JSON. Export it again and import that."
        case .notOurJSON: "This JSON isn't an export of tasks. Export your tasks as JSON and import that."
        case .newerJSON(let version):
            "This JSON was written by a newer tasks (version \(version)). Update tasks and import it again."
        }
    }

    /// The line to blame, when it is one.
    public var line: Int? {
        switch self {
        case .notJSON(let line): line
        case .notTodoist: 1
        case .unknownFormat, .notUTF8, .notOurJSON, .newerJSON: nil
        }
    }
}
