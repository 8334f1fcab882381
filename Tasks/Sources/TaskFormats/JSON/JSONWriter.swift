import Foundation
import TaskStore

/// Writes our own file.
enum JSONWriter {
    static func data(_ records: [TaskRecord], _ collections: [TaskCollection]) throws -> Data {
        var document = JSONDocument()
        document.collections = collections.map { JSONDocument.Collection(name: $0.name) }
        document.tasks = records.map(entry)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(document) + Data("\n".utf8)
    }

    private static func entry(_ record: TaskRecord) -> JSONDocument.Entry {
        let task = record.task
        return JSONDocument.Entry(
            uid: record.uid,
            title: task.title,
            notes: task.notes.isEmpty ? nil : task.notes,
            column: record.lane.rawValue,
            due: task.due?.description,
            priority: task.priority?.description,
            createdAt: task.createdAt.description,
            completedAt: task.completedAt?.description,
            collections: task.collections.isEmpty ? nil : task.collections.map(\.name),
            origin: record.origin.map { JSONDocument.Source(format: $0.format, text: $0.text) }
        )
    }
}
