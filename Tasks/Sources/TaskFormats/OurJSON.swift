import Foundation
import NodJSON
import TaskStore

/// Our own file: everything that is kept of tasks and collections, and a version to know it by.
struct JSONDocument: Codable {
    static let name = "nod-tasks"
    static let currentVersion = 1

    var format = name
    var version = currentVersion
    var collections: [Collection]
    var tasks: [Entry]

    struct Collection: Codable {
        let name: String
    }

    struct Entry: Codable {
        let uid: String
        let title: String
        let notes: String?
        /// The column it has, or comes back to when it is reopened.
        let column: String?
        let due: String?
        let priority: String?
        let createdAt: String
        let completedAt: String?
        let collections: [String]?
    }

    init(_ records: [TaskRecord], _ collections: [TaskCollection]) {
        self.collections = collections.map { Collection(name: $0.name) }
        tasks = records.map { record in
            let task = record.task
            return Entry(
                uid: record.uid,
                title: task.title,
                notes: task.notes.isEmpty ? nil : task.notes,
                column: record.lane.rawValue,
                due: task.due?.description,
                priority: task.priority?.description,
                createdAt: task.createdAt.description,
                completedAt: task.completedAt?.description,
                collections: task.collections.isEmpty ? nil : task.collections.map(\.name)
            )
        }
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

extension ImportFile {
    /// Reads our own file. A task that can't be read is told by its number; the others are taken.
    ///
    /// Version first: what a newer program wrote is refused as a whole, rather than half understood.
    init(json data: Data) throws(FileProblem) {
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data), head.format == JSONDocument.name else {
            throw (try? JSONSerialization.jsonObject(with: data)) != nil
                ? .notOurJSON : .notJSON(line: Self.lineOfError(in: data))
        }
        if head.version > JSONDocument.currentVersion { throw .newerJSON(head.version) }
        guard let list = try? decoder.decode(List.self, from: data) else { throw .notOurJSON }
        for (index, task) in list.tasks.enumerated() {
            do throws(LineProblem.Reason) {
                guard let task = task.value else { throw .incomplete }
                add(try ImportEntry(json: task), line: index + 1)
            } catch {
                problems.append(LineProblem(line: index + 1, reason: error))
            }
        }
    }

    /// Foundation's sentence about it differs from platform to platform.
    private static func lineOfError(in data: Data) -> Int? {
        do throws(JSONFailure) {
            _ = try JSONNode(reading: data)
            return nil
        } catch {
            return error.line
        }
    }

    private struct Head: Decodable {
        let format: String
        let version: Int
    }

    private struct List: Decodable {
        let tasks: [Lenient]
    }

    /// One that can't be decoded is nil, instead of the end of the list.
    private struct Lenient: Decodable {
        let value: JSONDocument.Entry?

        init(from decoder: any Decoder) throws { value = try? JSONDocument.Entry(from: decoder) }
    }
}

extension ImportEntry {
    fileprivate init(json task: JSONDocument.Entry) throws(LineProblem.Reason) {
        func read<Value>(_ text: String?, _ name: String, _ make: (String) -> Value?) throws(LineProblem.Reason)
            -> Value?
        {
            guard let text else { return nil }
            guard let value = make(text) else { throw .unreadable(field: name, value: text) }
            return value
        }
        var draft = TaskDraft(title: task.title)
        draft.notes = task.notes ?? ""
        draft.column = try read(task.column, "column") { TaskColumn(rawValue: $0) } ?? .todo
        draft.due = try read(task.due, "due") { Day($0) }
        draft.priority = try read(task.priority, "priority") { Priority($0) }
        draft.createdAt = try read(task.createdAt, "createdAt") { Instant($0) }
        draft.completedAt = try read(task.completedAt, "completedAt") { Instant($0) }
        self.init(draft: draft, collections: task.collections ?? [], identity: task.uid, uid: task.uid)
    }
}
