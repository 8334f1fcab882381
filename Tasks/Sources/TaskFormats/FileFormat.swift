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

    var ending: String {
        switch self {
        case .todotxt: "txt"
        case .json: "json"
        }
    }

    /// All tasks but deleted ones in the order of the list.
    public func export(_ snapshot: StoreSnapshot) throws -> Data {
        guard self == .todotxt else { return try JSONFile.export(snapshot) }
        var data = Data()
        try snapshot.forEachBatch { for record in $0 { data += Data((TodoTxtLine.text(of: record.task) + "\n").utf8) } }
        return data
    }
}
