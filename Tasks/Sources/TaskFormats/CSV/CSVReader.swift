import Foundation
import TaskStore

/// Reads a project as Todoist exports it. A section becomes a collection of the tasks below it.
enum CSVReader {
    static func read(_ data: Data) throws(FileProblem) -> ImportFile {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { throw .notUTF8 }
        let records = CSVRecords(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        guard let first = records.records.first, let header = CSVHeader(fields: first.fields) else { throw .notTodoist }
        var table = Table(header: header)
        table.file.problems = records.problems
        for record in records.records.dropFirst() where !record.isBlank { table.add(record) }
        table.endTask()
        table.file.problems.sort { $0.line < $1.line }
        return table.file
    }

    /// The table while it is read from the top.
    private struct Table {
        let header: CSVHeader
        var file = ImportFile()
        private var section: String?
        private var task: (rows: CSVTask, line: Int)?

        init(header: CSVHeader) { self.header = header }

        mutating func add(_ record: CSVRecord) {
            let values = header.values(record.fields)
            switch values["TYPE"]?.lowercased() {
            case "task":
                endTask()
                task = (CSVTask(header: header, row: record), record.line)
            case "note": task?.rows.add(comment: record)
            case "section":
                endTask()
                section = values["CONTENT"]
            // How Todoist showed the project; no task.
            case "meta": break
            default:
                file.problems.append(LineProblem(line: record.line, reason: .unknownType))
            }
        }

        mutating func endTask() {
            guard let (rows, line) = task else { return }
            task = nil
            var draft = TaskDraft(title: rows.title)
            draft.notes = rows.notes
            draft.due = rows.due
            draft.priority = rows.priority
            draft.completedAt = rows.completedAt
            let entry = ImportEntry(
                draft: draft,
                collections: section.map { [$0] } ?? [],
                identity: rows.identity,
                origin: Origin(format: FileFormat.csv.rawValue, text: rows.origin)
            )
            file.add(entry, line: line)
        }
    }
}
