import Foundation

/// A format that tasks are read from and written to, told by the file's name.
public enum FileFormat: String, Sendable, CaseIterable {
    /// One task a line, http://todotxt.org.
    case todotxt
    /// Everything, in our own words.
    case json

    /// - Throws: `FileProblem.unknownFormat` for a name with another ending.
    public init(fileName: String) throws(FileProblem) {
        let ending = (fileName as NSString).pathExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.ending == ending }) else { throw .unknownFormat }
        self = format
    }

    /// The file name extension, without the dot.
    public var ending: String {
        switch self {
        case .todotxt: "txt"
        case .json: "json"
        }
    }
}
