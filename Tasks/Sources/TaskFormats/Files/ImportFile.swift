import Foundation
import TaskStore

/// The contents of a file: the tasks, and the lines that could not be read.
public struct ImportFile: Sendable, Equatable {
    public var entries: [ImportEntry] = []
    public var problems: [LineProblem] = []

    /// - Throws: `FileProblem` when nothing of it can be read.
    public init(_ data: Data, format: FileFormat) throws(FileProblem) {
        self =
            switch format {
            case .todotxt: try TodoTxtReader.read(data)
            case .json: try JSONReader.read(data)
            }
    }

    init() {}

    /// Takes an entry that the store will take, or notes why it won't.
    mutating func add(_ entry: ImportEntry, line: Int) {
        do throws(LineProblem) {
            do { try entry.check() } catch { throw LineProblem(line: line, reason: .invalid(error)) }
            entries.append(entry)
        } catch {
            problems.append(error)
        }
    }
}

/// A task as a file tells it.
public struct ImportEntry: Sendable, Equatable {
    public var draft: TaskDraft
    /// Names of the collections it is in.
    public var collections: [String]
    /// The key that identifies the task when the file is imported again.
    public var identity: String
    public var origin: Origin?
    /// Only our own files know it.
    public var uid: String?
}

extension ImportEntry {
    /// - Throws: why the store would not take it.
    func check() throws(InvalidValue) {
        _ = try LineText(draft.title, field: "title", limit: TaskItem.titleLimit)
        _ = try NotesText(draft.notes)
        for name in collections { _ = try LineText(name, field: "name", limit: TaskCollection.nameLimit) }
    }
}

/// A line that could not be read, and why.
public struct LineProblem: Error, Equatable, Sendable {
    /// Counted from 1, as editors do; in JSON the number of the task.
    public let line: Int
    public let reason: Reason

    public init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }

    public enum Reason: Equatable, Sendable {
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
    /// The line where it stops being JSON, as far as that can be told.
    case notJSON(line: Int?)
    case notOurJSON
    case newerJSON(Int)

    /// The line to blame, when it is one.
    public var line: Int? {
        switch self {
        case .notJSON(let line): line
        case .unknownFormat, .notUTF8, .notOurJSON, .newerJSON: nil
        }
    }
}
