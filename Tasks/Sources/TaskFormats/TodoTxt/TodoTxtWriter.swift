import TaskStore

/// Writes a task as a line of todo.txt: the line it came from with what changed since, or a new one.
///
/// Days are those of UTC. Spaces in the names of collections become hyphens, as todo.txt has no other way.
enum TodoTxtWriter {
    static func line(for record: TaskRecord) -> String {
        guard let origin = record.origin, origin.format == FileFormat.todotxt.rawValue else {
            return newLine(for: record.task).text
        }
        var line = TodoTxtLine(origin.text)
        let before = line
        line.update(to: record.task)
        return line == before ? origin.text : line.text
    }

    /// The day it was made comes first, so that a title such as “x marks the spot” is not read as a mark.
    private static func newLine(for task: TaskItem) -> TodoTxtLine {
        var line = TodoTxtLine("\(task.createdAt.utcDay) ")
        line.words = []
        line.update(to: task)
        return line
    }
}

extension TodoTxtLine {
    /// Changes what is different in `task`, and nothing else.
    fileprivate mutating func update(to task: TaskItem) {
        if title != task.title { retitle(task.title) }
        if due != task.due { replace(\.due, with: task.due.map { .due($0) }) }
        updateProjects(task.collections.map(\.name))
        updateCompletion(task)
        updatePriority(task.priority)
    }

    /// The new title first, then what is no title.
    private mutating func retitle(_ title: String) {
        words = title.split(separator: " ").map { .text(String($0)) } + words.filter { $0.shown == nil }
    }

    private mutating func updateProjects(_ names: [String]) {
        let wanted = names.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
        words.removeAll { word in word.project.map { !wanted.contains($0) } ?? false }
        words += wanted.filter { !projects.contains($0) }.map { .project($0) }
    }

    /// A task that was completed in the file and still is keeps the day it had there, or had not.
    private mutating func updateCompletion(_ task: TaskItem) {
        let isAsBefore = isCompleted && (completed == nil || completed.map { Instant($0) } == task.completedAt)
        if let completedAt = task.completedAt {
            if !isAsBefore { completed = completedAt.utcDay }
        } else {
            completed = nil
        }
        isCompleted = task.isCompleted
    }

    /// In brackets while it is open, as `pri:` when it is completed.
    private mutating func updatePriority(_ priority: Priority?) {
        self.priority = priority
        let inWords = words.lazy.compactMap(\.priority).first
        let wanted = isCompleted ? priority : nil
        if inWords != wanted { replace(\.priority, with: wanted.map { .priority($0) }) }
    }

    /// Puts `word` where one of its kind stands, or at the end; nil takes it away.
    private mutating func replace<Value>(_ kind: (TodoTxtWord) -> Value?, with word: TodoTxtWord?) {
        switch (words.firstIndex { kind($0) != nil }, word) {
        case (let index?, let word?): words[index] = word
        case (let index?, nil): words.remove(at: index)
        case (nil, let word?): words.append(word)
        case (nil, nil): break
        }
    }
}
