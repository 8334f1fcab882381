import Foundation
import TaskStore

/// Reads todo.txt. Blank lines hold no task; what can't be read is told by its line.
enum TodoTxtReader {
    static func read(_ data: Data) throws(FileProblem) -> ImportFile {
        var file = ImportFile()
        for (number, text) in try TextLines(data).lines {
            guard let text else {
                file.problems.append(LineProblem(line: number, reason: .notUTF8))
                continue
            }
            if text.allSatisfy(\.isWhitespace) { continue }
            file.add(entry(text), line: number)
        }
        return file
    }

    /// A completed task without its day counts as completed at the import.
    private static func entry(_ text: String) -> ImportEntry {
        let line = TodoTxtLine(text)
        var draft = TaskDraft(title: line.title)
        draft.due = line.due
        draft.priority = line.priority
        draft.createdAt = line.created.map { Instant($0) }
        draft.completedAt = line.completed.map { Instant($0) }
        if line.isCompleted { draft.column = .done }
        return ImportEntry(
            draft: draft,
            collections: line.projects,
            identity: text,
            origin: Origin(format: FileFormat.todotxt.rawValue, text: text)
        )
    }
}
