import TaskStore

/// A part of a line, between two spaces.
enum TodoTxtWord: Equatable {
    /// Part of the title: words, contexts, keys that nobody here knows.
    case text(String)
    /// `+Name`, a collection.
    case project(String)
    /// `due:YYYY-MM-DD`.
    case due(Day)
    /// `pri:A`, in completed tasks only.
    case priority(Priority)
    /// `t:` (not before) and `rec:` (repeats): kept, and not shown.
    case key(String)

    init(_ part: Substring) {
        // Most words have no mark, which their bytes tell sooner than their letters.
        if part.utf8.first != UInt8(ascii: "+"), !part.utf8.contains(UInt8(ascii: ":")) {
            self = .text(String(part))
        } else if part.first == "+", Self.isName(part.dropFirst()) {
            self = .project(String(part.dropFirst()))
        } else if part.hasPrefix("due:"), let day = Day(part.dropFirst(4)) {
            self = .due(day)
        } else if part.hasPrefix("pri:"), let priority = Priority(part.dropFirst(4)) {
            self = .priority(priority)
        } else if Self.isKnownKey(part) {
            self = .key(String(part))
        } else {
            self = .text(String(part))
        }
    }

    private static func isName(_ name: Substring) -> Bool {
        (try? LineText(String(name), field: "name", limit: TaskCollection.nameLimit))?.text == String(name)
    }

    private static func isKnownKey(_ part: Substring) -> Bool {
        if part.hasPrefix("t:") { return Day(part.dropFirst(2)) != nil }
        return part.hasPrefix("rec:") && isInterval(part.dropFirst(4))
    }

    /// `1w`, `+3m`: a number of days, business days, weeks, months or years.
    private static func isInterval(_ text: Substring) -> Bool {
        let digits = (text.first == "+" ? text.dropFirst() : text).dropLast()
        guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return false
        }
        return text.last.map { "dbwmy".contains($0) } == true
    }

    var text: String {
        switch self {
        case .text(let text), .key(let text): text
        case .project(let name): "+\(name)"
        case .due(let day): "due:\(day)"
        case .priority(let priority): "pri:\(priority)"
        }
    }

    /// Its part of the title.
    var shown: String? { if case .text(let text) = self { text } else { nil } }
    var due: Day? { if case .due(let day) = self { day } else { nil } }
    var priority: Priority? { if case .priority(let priority) = self { priority } else { nil } }
    var project: String? { if case .project(let name) = self { name } else { nil } }
}
