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

    /// All tasks but those in the bin as a file, in the order of the list. Lines end with a line feed; there is no byte order
    /// mark.
    public func export(_ snapshot: StoreSnapshot) throws -> Data {
        let records = try snapshot.records().filter { !$0.isDeleted }
        return switch self {
        case .todotxt: Data(records.map { TodoTxtLine.text(of: $0.task) + "\n" }.joined().utf8)
        case .json: try JSONDocument(records, try snapshot.collections()).data()
        }
    }

    /// The identities under which a task is known: as it came, and as it would be written now.
    func identities(of record: TaskRecord) -> Set<String> {
        switch self {
        case .todotxt:
            Set([record.origin, record.isDeleted ? nil : TodoTxtLine.text(of: record.task)].compactMap(\.self))
        case .json: [record.uid]
        }
    }
}
