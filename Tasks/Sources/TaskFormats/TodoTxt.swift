import Foundation
import TaskStore

/// A line of todo.txt: https://github.com/todotxt/todo.txt.
///
/// Invalid marks (`(a)`), contexts and other keys are part of the title; an invalid `due:` is a problem. Parsed by Unicode
/// scalars, because Swift joins a space and a combining mark to one character.
struct TodoTxtLine {
    /// A completed task without a completion day is completed now.
    private(set) var draft = TaskDraft(title: "")
    private(set) var projects: [String] = []
    private var known: Set<Data> = []

    init(_ line: String) throws(LineProblem.Reason) {
        var rest = Substring(line).unicodeScalars
        if rest.starts(with: "x ".unicodeScalars) {
            draft.column = .done
            rest.removeFirst(2)
            // Some apps write the priority before the completion day, some after.
            draft.priority = Self.takePriority(&rest)
            draft.completedAt = Self.takeDay(&rest)
            if draft.priority == nil { draft.priority = Self.takePriority(&rest) }
            if draft.completedAt != nil { draft.createdAt = Self.takeDay(&rest) }
        } else {
            draft.priority = Self.takePriority(&rest)
            draft.createdAt = Self.takeDay(&rest)
        }
        var words: [String] = []
        for word in rest.split(separator: " ").map(String.init) where try !takeMark(word) { words.append(word) }
        draft.title = LineText.cleaned(words.joined(separator: " "))
        // A line that contains only marks becomes the title.
        if draft.title.isEmpty { draft.title = LineText.cleaned(String(rest)) }
    }

    private static func takeDay(_ rest: inout Substring.UnicodeScalarView) -> Instant? {
        take(&rest) { word in Day(word).map { Instant($0) } }
    }

    private static func takePriority(_ rest: inout Substring.UnicodeScalarView) -> Priority? {
        take(&rest) { word in
            word.count == 3 && word.hasPrefix("(") && word.hasSuffix(")") ? Priority(word.dropFirst().dropLast()) : nil
        }
    }

    /// Takes the first word if `make` accepts it and a space follows.
    private static func take<Value>(
        _ rest: inout Substring.UnicodeScalarView,
        _ make: (Substring) -> Value?
    ) -> Value? {
        guard let space = rest.firstIndex(of: " "), let value = make(Substring(rest[..<space])) else { return nil }
        rest = rest[rest.index(after: space)...]
        return value
    }

    /// Returns whether `word` is a mark. The first due day counts, and the first priority.
    private mutating func takeMark(_ word: String) throws(LineProblem.Reason) -> Bool {
        if word.hasPrefix("+"), let name = Self.name(word.dropFirst()) {
            if known.insert(Data(name.utf8)).inserted { projects.append(name) }
        } else if draft.due == nil, word.hasPrefix("due:"), word.count > 4 {
            let value = word.dropFirst(4)
            // Some apps add a time.
            guard let day = Day(value.prefix(10)), value.dropFirst(10).prefixMatch(of: /$|T\d\d:\d\d/) != nil else {
                throw .unreadable(field: "due", value: String(value))
            }
            draft.due = day
        } else if draft.column == .done, draft.priority == nil, word.hasPrefix("pri:"),
            let letter = Priority(word.dropFirst(4))
        {
            draft.priority = letter
        } else {
            return false
        }
        return true
    }

    private static func name(_ text: Substring) -> String? {
        let name = try? LineText(String(text), field: "name", limit: TaskCollection.nameLimit).text
        return name == String(text) ? name : nil
    }
}

extension TodoTxtLine {
    /// Formats a task, with days in UTC. The creation day keeps a title such as “x marks the spot” from being read as a mark;
    /// spaces in collection names become hyphens.
    static func text(of task: TaskItem) -> String {
        let marks = task.completedAt.map { ["x", $0.utcDay.description] } ?? task.priority.map { ["(\($0))"] } ?? []
        let projects = task.collections.map {
            "+" + $0.name.split(whereSeparator: \.isWhitespace).joined(separator: "-")
        }
        let due = task.due.map { ["due:\($0)"] } ?? []
        let priority = task.isCompleted ? task.priority.map { ["pri:\($0)"] } ?? [] : []
        return (marks + [task.createdAt.utcDay.description, task.title] + projects + due + priority)
            .joined(separator: " ")
    }
}

extension Import {
    /// Reads todo.txt, without a byte order mark and carriage returns. Splits bytes, because Swift joins CR and LF to one character.
    ///
    /// - Throws: `FileProblem.notUTF8` for UTF-16.
    mutating func read(todotxt data: Data) throws(FileProblem) {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { throw .notUTF8 }
        let content = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        for (index, bytes) in content.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
            add(line: index + 1) { () throws(LineProblem.Reason) in
                guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
                if text.allSatisfy(\.isWhitespace) { return nil }
                let line = try TodoTxtLine(text)
                return ImportEntry(draft: line.draft, collections: line.projects, identity: text)
            }
        }
    }
}
