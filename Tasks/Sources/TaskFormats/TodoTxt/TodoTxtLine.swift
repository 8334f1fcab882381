import TaskStore

/// A line of todo.txt, taken apart so that it can be put together again byte for byte.
///
/// Format: https://github.com/todotxt/todo.txt. What looks almost like a mark but isn't one (a 30 February, `(a)`) is text.
struct TodoTxtLine: Equatable {
    var isCompleted = false
    var completed: Day?
    var created: Day?
    /// Of an open task in brackets; of a completed one in `pri:`, where most programs keep it.
    var priority: Priority?
    var words: [TodoTxtWord] = []

    init(_ line: String) {
        var rest = Substring(line)
        if rest.hasPrefix("x ") {
            isCompleted = true
            rest.removeFirst(2)
            completed = Self.takeDay(&rest)
            if completed != nil { created = Self.takeDay(&rest) }
        } else {
            priority = Self.takePriority(&rest)
            created = Self.takeDay(&rest)
        }
        words = Self.words(rest, isCompleted: isCompleted)
        if isCompleted { priority = words.lazy.compactMap(\.priority).first }
    }

    /// The last space of `(A) ` and of a date belongs to them; a line that ends before it has none.
    private static func takeDay(_ rest: inout Substring) -> Day? {
        guard let space = rest.firstIndex(of: " "), let day = Day(rest[..<space]) else { return nil }
        rest = rest[rest.index(after: space)...]
        return day
    }

    private static func takePriority(_ rest: inout Substring) -> Priority? {
        guard let space = rest.firstIndex(of: " "), rest[..<space].count == 3, rest.first == "(",
            rest[..<space].last == ")", let priority = Priority(rest.dropFirst().prefix(1))
        else { return nil }
        rest = rest[rest.index(after: space)...]
        return priority
    }

    /// Of several days due the first counts, and of several priorities; the others are text.
    private static func words(_ text: Substring, isCompleted: Bool) -> [TodoTxtWord] {
        var (hasDue, hasPriority) = (false, !isCompleted)
        return text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { bytes in
            let word = TodoTxtWord(Substring(bytes))
            switch word {
            case .due where hasDue, .priority where hasPriority: return .text(word.text)
            case .due: hasDue = true
            case .priority: hasPriority = true
            default: break
            }
            return word
        }
    }
}

extension TodoTxtLine {
    /// The text without projects, the day due and the keys we know; contexts and other keys are part of it. A line of
    /// nothing but marks is its own title: something must be shown.
    var title: String {
        let title = LineText.cleaned(words.compactMap(\.shown).joined(separator: " "))
        return title.isEmpty ? LineText.cleaned(body) : title
    }

    var projects: [String] {
        words.reduce(into: []) { names, word in
            if case .project(let name) = word, !names.contains(name) { names.append(name) }
        }
    }

    var due: Day? { words.lazy.compactMap(\.due).first }

    /// Everything after priority and dates.
    var body: String { words.map(\.text).joined(separator: " ") }

    /// The line as it stands in the file.
    var text: String {
        var parts: [String] = []
        if isCompleted {
            parts.append("x")
            if let completed { parts.append(completed.description) }
            // Alone after the mark, a day would be the one of completion.
            if let created, completed != nil { parts.append(created.description) }
        } else {
            if let priority { parts.append("(\(priority))") }
            if let created { parts.append(created.description) }
        }
        return (parts + [body]).joined(separator: " ")
    }
}
