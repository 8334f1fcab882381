import Foundation
import TaskStore

/// A file format for tasks, chosen by the file's extension.
public enum FileFormat: String, Sendable, CaseIterable {
    case todotxt
    case json

    public init(fileName: String) throws(FileProblem) {
        let ending = (fileName as NSString).pathExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.ending == ending }) else { throw .unknownFormat }
        self = format
    }

    public var ending: String {
        switch self {
        case .todotxt: "txt"
        case .json: "json"
        }
    }

    /// Writes all tasks but deleted ones in the order of the list, in pieces of some hundred.
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
