/// Why a whole file can't be read.
public enum FileProblem: Error, Equatable, Sendable {
    case unknownFormat
    case notUTF8
    case notTodoist
    case notJSON
    case notOurJSON
    case newerJSON(Int)
}
