import Foundation
import NodJSON
import TaskStore

enum JSONFile {
    static let name = "nod-tasks"
    static let currentVersion = 1

    struct Collection: Codable {
        let name: String
    }

    struct Entry: Codable {
        let uid: String
        let title: String
        let notes: String?
        let column: String?
        let due: String?
        let priority: String?
        let createdAt: String
        let completedAt: String?
        let collections: [String]?
    }

    static func export(_ snapshot: StoreSnapshot) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let head = "{\"format\":\"\(name)\",\"version\":\(currentVersion),\n\"collections\":"
        let collections = try encoder.encode(snapshot.collections().map { Collection(name: $0.name) })
        var data = Data(head.utf8) + collections + Data(",\n\"tasks\":[".utf8)
        var separator = "\n"
        try snapshot.forEachBatch { records in
            for record in records {
                data += try Data(separator.utf8) + encoder.encode(Entry(record))
                separator = ",\n"
            }
        }
        return data + Data("\n]}\n".utf8)
    }
}

extension JSONFile.Entry {
    fileprivate init(_ record: TaskRecord) {
        let task = record.task
        self.init(
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

extension Import {
    /// Reads our JSON. A newer version is refused as a whole.
    mutating func read(json data: Data) throws(FileProblem) {
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data), head.format == JSONFile.name else {
            throw (try? JSONSerialization.jsonObject(with: data)) != nil
                ? .notOurJSON : .notJSON(line: Self.lineOfError(in: data))
        }
        if head.version > JSONFile.currentVersion { throw .newerJSON(head.version) }
        guard let list = try? decoder.decode(List.self, from: data) else { throw .notOurJSON }
        let names = (list.collections ?? []).map(\.name)
        collections = names.filter { (try? LineText($0, field: "name", limit: TaskCollection.nameLimit)) != nil }
        // By bytes, as the store compares them.
        var uids: Set<Data> = []
        for (index, task) in list.tasks.enumerated() {
            add(line: index + 1) { () throws(LineProblem.Reason) in
                let entry = try ImportEntry(json: task)
                if uids.contains(Data(task.uid.utf8)) { throw .twice }
                return entry
            }
            if let uid = entries.last?.uid { uids.insert(Data(uid.utf8)) }
        }
    }

    /// Foundation's message differs between platforms.
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
        let tasks: [JSONFile.Entry]
        let collections: [JSONFile.Collection]?
    }
}

extension ImportEntry {
    fileprivate init(json task: JSONFile.Entry) throws(LineProblem.Reason) {
        func read<Value>(_ text: String?, _ name: String, _ make: (String) -> Value?) throws(LineProblem.Reason)
            -> Value?
        {
            guard let text else { return nil }
            guard let value = make(text) else { throw .unreadable(field: name, value: text) }
            return value
        }
        // SQLite's texts end at a NUL when they are read.
        if task.uid.isEmpty || task.uid.contains("\0") { throw .unreadable(field: "uid", value: task.uid) }
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
