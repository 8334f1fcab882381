import Foundation
import TaskStore

/// Brings the tasks of a file into the store: all in one transaction, and those that are there already not again.
public struct Import: Sendable {
    public let file: ImportFile
    public let format: FileFormat

    /// - Throws: `FileProblem` when its name doesn't tell what it is, or nothing of it can be read.
    public init(_ data: Data, fileName: String) throws(FileProblem) {
        format = try FileFormat(fileName: fileName)
        file = try ImportFile(data, format: format)
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
        for (index, entry) in new.enumerated() {
            var draft = entry.draft
            draft.position = top + Double(index)
            for name in entry.collections {
                let id = try collections[name] ?? transaction.collectionID(named: name)
                collections[name] = id
                draft.collections.append(id)
            }
            let id = try transaction.insertTask(draft, uid: entry.uid ?? UUID().uuidString)
            if format == .todotxt { try transaction.keepOrigin(entry.identity, format.rawValue, of: id) }
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
}

/// The contents of a file: the tasks, and the lines that could not be read.
public struct ImportFile: Sendable, Equatable {
    public private(set) var entries: [ImportEntry] = []
    public internal(set) var problems: [LineProblem] = []

    /// - Throws: `FileProblem` when nothing of it can be read.
    init(_ data: Data, format: FileFormat) throws(FileProblem) {
        switch format {
        case .todotxt: try self.init(todotxt: data)
        case .json: try self.init(json: data)
        }
    }

    /// Takes an entry that the store will take, or notes why it won't.
    mutating func add(_ entry: ImportEntry, line: Int) {
        do throws(InvalidValue) {
            try entry.check()
            entries.append(entry)
        } catch {
            problems.append(LineProblem(line: line, reason: .invalid(error)))
        }
    }
}

/// A task as a file tells it.
public struct ImportEntry: Sendable, Equatable {
    var draft: TaskDraft
    /// Names of the collections it is in.
    var collections: [String]
    /// The key that identifies the task when the file is imported again.
    var identity: String
    /// Only our own files know it.
    var uid: String?

    /// - Throws: why the store would not take it.
    func check() throws(InvalidValue) {
        _ = try LineText(draft.title, field: "title", limit: TaskItem.titleLimit)
        _ = try NotesText(draft.notes)
        try TaskItem.check(collectionCount: collections.count)
        for name in collections { _ = try LineText(name, field: "name", limit: TaskCollection.nameLimit) }
    }
}

/// A line that could not be read, and why.
public struct LineProblem: Equatable, Sendable {
    /// Counted from 1, as editors do; in JSON the number of the task.
    public let line: Int
    public let reason: Reason

    public enum Reason: Error, Equatable, Sendable {
        case notUTF8
        /// JSON: without a field that every task has, or one of the wrong type.
        case incomplete
        /// JSON: a field with a value that isn't one of its kind.
        case unreadable(field: String, value: String)
        /// The store would not take it.
        case invalid(InvalidValue)
    }
}

/// Why a whole file can't be read.
public enum FileProblem: Error, Equatable, Sendable {
    case unknownFormat
    case notUTF8
    /// The line at which it breaks, if that is known.
    case notJSON(line: Int?)
    case notOurJSON
    case newerJSON(Int)
}
