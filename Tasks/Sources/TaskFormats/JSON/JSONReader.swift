import Foundation
import NodJSON
import TaskStore

/// Reads our own file. A task that can't be read is told by its number; the others are taken.
enum JSONReader {
    static func read(_ data: Data) throws(FileProblem) -> ImportFile {
        try check(data)
        guard let list = try? JSONDecoder().decode(List.self, from: data) else { throw .notOurJSON }
        var file = ImportFile()
        for (index, task) in list.tasks.enumerated() {
            do throws(LineProblem) {
                guard let task = task.value else {
                    throw LineProblem(line: index + 1, reason: .incomplete)
                }
                file.add(try entry(task, number: index + 1), line: index + 1)
            } catch {
                file.problems.append(error)
            }
        }
        return file
    }

    /// Version first: what a newer program wrote is refused as a whole, rather than half understood.
    private static func check(_ data: Data) throws(FileProblem) {
        guard let head = try? JSONDecoder().decode(Head.self, from: data), head.format == JSONDocument.name else {
            let isJSON = (try? JSONSerialization.jsonObject(with: data)) != nil
            throw isJSON ? .notOurJSON : .notJSON(line: Self.lineOfError(in: data))
        }
        if head.version > JSONDocument.currentVersion { throw .newerJSON(head.version) }
    }

    /// Foundation tells it in a sentence, if at all, and another on each platform.
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

    private static func entry(_ task: JSONDocument.Entry, number: Int) throws(LineProblem) -> ImportEntry {
        func read<Value>(_ text: String?, _ name: String, _ make: (String) -> Value?) throws(LineProblem) -> Value? {
            guard let text else { return nil }
            guard let value = make(text) else {
                throw LineProblem(line: number, reason: .unreadable(field: name, value: text))
            }
            return value
        }
        var draft = TaskDraft(title: task.title)
        draft.notes = task.notes ?? ""
        draft.column = try read(task.column, "column") { TaskColumn(rawValue: $0) } ?? .todo
        draft.due = try read(task.due, "due") { Day($0) }
        draft.priority = try read(task.priority, "priority") { Priority($0) }
        draft.createdAt = try read(task.createdAt, "createdAt") { Instant($0) }
        draft.completedAt = try read(task.completedAt, "completedAt") { Instant($0) }
        return ImportEntry(
            draft: draft,
            collections: task.collections ?? [],
            identity: task.uid,
            origin: task.origin.map { Origin(format: $0.format, text: $0.text) },
            uid: task.uid
        )
    }
}
