import Foundation
import TaskStore

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

    /// Writes all tasks but those in the bin as a file, in the order of the list and piece by piece. Lines end with a line
    /// feed; there is no byte order mark.
    public func export(_ snapshot: StoreSnapshot, to write: (Data) throws -> Void) throws {
        switch self {
        case .todotxt:
            try snapshot.forEachBatch { records in
                try write(Data(records.map { TodoTxtLine.text(of: $0.task) + "\n" }.joined().utf8))
            }
        case .json: try JSONFile.export(snapshot, to: write)
        }
    }

    public func export(_ snapshot: StoreSnapshot) throws -> Data {
        var data = Data()
        try export(snapshot) { data += $0 }
        return data
    }
}
