/// Why a whole file can't be read, in one sentence with the way out.
public enum FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownFormat
    case notUTF8
    case notTodoist
    case notJSON
    case notOurJSON
    case newerJSON(Int)

    public var description: String {
        switch self {
        case .unknownFormat:
            "It isn't clear what this file is. Let its name end in .txt (todo.txt), .csv (Todoist) or .json."
        case .notUTF8: "This file isn't UTF-8 text. Save it as UTF-8 and import it again."
        case .notTodoist: "This CSV has no columns TYPE and CONTENT. Export it from Todoist as CSV and import that."
        case .notJSON: "This file isn't valid JSON. Export it again with: tasks export --format json"
        case .notOurJSON: "This JSON isn't an export of tasks. Make one with: tasks export --format json"
        case .newerJSON(let version):
            "This JSON was written by a newer tasks (version \(version)). Update tasks and import it again."
        }
    }
}
