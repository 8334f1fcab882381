import Foundation
import TaskStore

/// Imports a file in one transaction: existing tasks stay unchanged, and deleted ones are restored.
///
///     let content = try Import(data, fileName: "todo.txt")
///     let written = try await store.read { try content.written(in: $0) }
///     let summary = try await store.write { try content.run(in: $0, written) }
public struct Import: Sendable {
    public let format: FileFormat
    var collections: [String] = []
    private(set) var entries: [ImportEntry] = []
    public private(set) var problems: [LineProblem] = []

    public init(_ data: Data, fileName: String) throws(FileProblem) {
        format = try FileFormat(fileName: fileName)
        switch format {
        case .todotxt: try read(todotxt: data)
        case .json: try read(json: data)
        }
    }

    mutating func add(line: Int, _ make: () throws(LineProblem.Reason) -> ImportEntry?) {
        do throws(LineProblem.Reason) {
            guard let entry = try make() else { return }
            try entry.check()
            entries.append(entry)
        } catch {
            problems.append(LineProblem(line: line, reason: error))
        }
    }

    public struct Summary: Sendable, Equatable {
        public var imported = 0
        public var known = 0
    }

    /// The existing tasks that todo.txt would write as a line of the file, by the line's bytes: Swift compares accents by meaning.
    /// Reads every task, so call it before the transaction.
    public func written(in snapshot: StoreSnapshot) throws -> [Data: [Int64]] {
        guard format == .todotxt else { return [:] }
        var written = Dictionary(entries.map { (Data($0.identity.utf8), [Int64]()) }) { one, _ in one }
        try snapshot.forEachBatch(withBin: true) { records in
            for task in records.map(\.task) { written[Data(TodoTxtLine.text(of: task).utf8)]?.append(task.id) }
        }
        return written
    }

    /// Adds new tasks above the others, in the order of the file.
    public func run(in transaction: StoreTransaction, _ written: [Data: [Int64]] = [:]) throws -> Summary {
        for name in collections { _ = try transaction.collectionID(named: name) }
        var (new, summary) = ([ImportEntry](), Summary())
        // Two equal lines are two tasks, matched with two existing ones.
        var known: [Data: ArraySlice<(id: Int64, isInBin: Bool)>] = [:]
        for entry in entries {
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

struct ImportEntry: Sendable {
    var draft: TaskDraft
    var collections: [String]
    /// Identifies the task when the file is imported again.
    var identity: String
    var uid: String?

    func check() throws(LineProblem.Reason) {
        do throws(InvalidValue) {
            _ = try LineText(draft.title, field: "title", limit: TaskItem.titleLimit)
            _ = try NotesText(draft.notes)
            try TaskItem.check(collectionCount: collections.count)
            for name in collections { _ = try LineText(name, field: "name", limit: TaskCollection.nameLimit) }
        } catch {
            throw .invalid(error)
        }
    }
}

public struct LineProblem: Equatable, Sendable {
    /// Counted from 1; in JSON, the number of the task.
    public let line: Int
    public let reason: Reason

    public enum Reason: Error, Equatable, Sendable {
        case notUTF8
        /// JSON: an earlier task has this uid.
        case twice
        case unreadable(field: String, value: String)
        /// The store would refuse it.
        case invalid(InvalidValue)
    }
}

/// Why a file can't be read at all.
public enum FileProblem: Error, Equatable, Sendable {
    case unknownFormat
    case notUTF8
    /// The first invalid line, if known.
    case notJSON(line: Int?)
    case notOurJSON
    case newerJSON(Int)
}
