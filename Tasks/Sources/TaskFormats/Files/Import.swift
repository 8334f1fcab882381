import Foundation
import TaskStore

/// Brings the tasks of a file into the store: all in one transaction, and those that are there already not again.
public struct Import: Sendable {
    public let file: ImportFile
    public let format: FileFormat

    public init(_ file: ImportFile, format: FileFormat) {
        self.file = file
        self.format = format
    }

    /// - Throws: `FileProblem` when its name doesn't tell what it is, or nothing of it can be read.
    public init(_ data: Data, fileName: String) throws(FileProblem) {
        let format = try FileFormat(fileName: fileName)
        self.init(try ImportFile(data, format: format), format: format)
    }

    public struct Summary: Sendable, Equatable {
        public var imported = 0
        /// Those that an earlier import brought, whatever happened to them since.
        public var known = 0
    }

    /// New tasks come above the others, in the order of the file.
    public func run(in transaction: StoreTransaction) throws -> Summary {
        let new = unknown(to: try transaction.snapshot.records())
        let top = try transaction.topPosition() - Double(new.count - 1)
        var collections: [String: Int64] = [:]
        try transaction.writingMany {
            for (index, entry) in new.enumerated() {
                try insert(entry, at: top + Double(index), among: &collections, into: transaction)
            }
        }
        return Summary(imported: new.count, known: file.entries.count - new.count)
    }

    /// A file that holds a line twice means two tasks; so lines are counted, not only looked up.
    private func unknown(to records: [TaskRecord]) -> [ImportEntry] {
        var known: [String: Int] = [:]
        for record in records {
            for identity in format.identities(of: record) { known[identity, default: 0] += 1 }
        }
        return file.entries.filter { entry in
            guard let count = known[entry.identity], count > 0 else { return true }
            known[entry.identity] = count - 1
            return false
        }
    }

    /// - Parameter collections: the ids of those that were looked up already, by their names.
    private func insert(
        _ entry: ImportEntry,
        at position: Double,
        among collections: inout [String: Int64],
        into transaction: StoreTransaction
    ) throws {
        var draft = entry.draft
        draft.position = position
        for name in entry.collections {
            let id = try collections[name] ?? transaction.collectionID(named: name)
            collections[name] = id
            draft.collections.append(id)
        }
        let id =
            if let uid = entry.uid { try transaction.insertTask(draft, uid: uid) } else {
                try transaction.insertTask(draft)
            }
        if let origin = entry.origin { try transaction.keep(origin, of: id) }
    }
}

extension FileFormat {
    /// The identities under which a task is known: as it came, and as it would be written now.
    fileprivate func identities(of record: TaskRecord) -> Set<String> {
        let came = record.origin.flatMap { $0.format == rawValue ? $0.text : nil }
        switch self {
        case .todotxt: return Set([came, record.isDeleted ? nil : TodoTxtWriter.line(for: record)].compactMap(\.self))
        case .json: return [record.uid]
        }
    }
}
