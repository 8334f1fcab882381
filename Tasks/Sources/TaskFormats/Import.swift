import Foundation
import TaskStore

/// Brings the tasks of a file into the store, all in one transaction: those that are there stay as they are, and those in the
/// bin come back as they were.
///
///     let content = try Import(data, fileName: "todo.txt")
///     let written = try await store.read { try content.written(in: $0) }
///     let summary = try await store.write { try content.run(in: $0, written) }
public struct Import: Sendable {
    public let file: ImportFile
    public let format: FileFormat

    /// - Throws: `FileProblem` when its name doesn't tell what it is, or nothing of it can be read.
    public init(_ data: Data, fileName: String) throws(FileProblem) {
        format = try FileFormat(fileName: fileName)
        file = try ImportFile(data, format: format)
    }

    public struct Summary: Sendable, Equatable {
        /// New ones and those that were in the bin.
        public var imported = 0
        /// Those that are here, whatever happened to them since.
        public var known = 0
    }

    /// The tasks that todo.txt would write as a line of the file, by the line's bytes: for Swift, lines that differ in how an
    /// accent is encoded are equal. Called before the transaction, because it reads every task.
    public func written(in snapshot: StoreSnapshot) throws -> [Data: [Int64]] {
        guard format == .todotxt else { return [:] }
        var written = Dictionary(file.entries.map { (Data($0.identity.utf8), [Int64]()) }) { one, _ in one }
        try snapshot.forEachBatch(withBin: true) { records in
            for task in records.map(\.task) { written[Data(TodoTxtLine.text(of: task).utf8)]?.append(task.id) }
        }
        return written
    }

    /// New tasks come above the others, in the order of the file.
    public func run(in transaction: StoreTransaction, _ written: [Data: [Int64]] = [:]) throws -> Summary {
        for name in file.collections { _ = try transaction.collectionID(named: name) }
        var (new, summary) = ([ImportEntry](), Summary())
        // A file that holds a line twice means two tasks: each takes one of those that are known.
        var known: [Data: ArraySlice<(id: Int64, isInBin: Bool)>] = [:]
        for entry in file.entries {
            let key = Data(entry.identity.utf8)
            if known[key] == nil {
                let line = format == .todotxt ? entry.identity : nil
                let ids = written[key] ?? []
                known[key] = try transaction.snapshot.tasks(uid: entry.uid, origin: line, among: ids)[...]
            }
            guard let task = known[key]?.popFirst() else {
                new.append(entry)
                continue
            }
            if task.isInBin {
                try transaction.restoreTask(task.id)
                for collection in try entry.collections.map(transaction.collectionID) {
                    try transaction.insertMembership(task: task.id, collection: collection)
                }
                summary.imported += 1
            } else {
                summary.known += 1
            }
        }
        let top = try transaction.topPosition() - Double(new.count - 1)
        for (index, entry) in new.enumerated() {
            var draft = entry.draft
            draft.position = top + Double(index)
            draft.collections = try entry.collections.map(transaction.collectionID)
            let id = try transaction.insertTask(draft, uid: entry.uid ?? UUID().uuidString)
            if format == .todotxt { try transaction.keepOrigin(entry.identity, of: id) }
        }
        summary.imported += new.count
        return summary
    }
}

/// The contents of a file: the tasks, and the lines that could not be read.
public struct ImportFile: Sendable, Equatable {
    /// Names, in the order of the file; todo.txt has none but its tasks'.
    public internal(set) var collections: [String] = []
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
        /// JSON: a uid that an earlier task has.
        case twice
        /// A field with a value that isn't one of its kind.
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
