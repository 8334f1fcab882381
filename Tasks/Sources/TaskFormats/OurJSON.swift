import Foundation
import TaskStore

/// Our own file: everything that is kept of tasks and collections, and a version to know it by.
struct JSONDocument: Codable {
    static let name = "nod-tasks"
    static let currentVersion = 1

    var format = name
    var version = currentVersion
    var collections: [Collection]?
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
    /// Reads our own file.
    ///
    /// Version first: what a newer program wrote is refused as a whole, rather than half understood.
    init(json data: Data) throws(FileProblem) {
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data), head.format == JSONDocument.name else {
            throw (try? JSONSerialization.jsonObject(with: data)) != nil ? .notOurJSON : .notJSON
        }
        if head.version > JSONDocument.currentVersion { throw .newerJSON(head.version) }
        guard let document = try? decoder.decode(JSONDocument.self, from: data) else { throw .notOurJSON }
        for (index, task) in document.tasks.enumerated() { add(try ImportEntry(json: task), line: index + 1) }
    }

    private struct Head: Decodable {
        let format: String
        let version: Int
    }
}

extension ImportEntry {
    fileprivate init(json task: JSONDocument.Entry) throws(FileProblem) {
        func read<Value>(_ text: String?, _ make: (String) -> Value?) throws(FileProblem) -> Value? {
            guard let text else { return nil }
            guard let value = make(text) else { throw .notOurJSON }
            return value
        }
        var draft = TaskDraft(title: task.title)
        draft.notes = task.notes ?? ""
        draft.column = try read(task.column) { TaskColumn(rawValue: $0) } ?? .todo
        draft.due = try read(task.due) { Day($0) }
        draft.priority = try read(task.priority) { Priority($0) }
        draft.createdAt = try read(task.createdAt) { Instant($0) }
        draft.completedAt = try read(task.completedAt) { Instant($0) }
        self.init(draft: draft, collections: task.collections ?? [], identity: task.uid, uid: task.uid)
    }
}
