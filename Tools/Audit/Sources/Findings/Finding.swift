/// Where something stands: lines and columns from 1, columns in UTF-8 bytes, the end exclusive; offsets in bytes.
public struct Place: Sendable, Equatable {
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int
    public var start: Int
    public var end: Int
}

public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
    case warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
}

/// The judgement of a rule on a place.
public enum Outcome: String, Sendable, Codable {
    /// People will suffer from it.
    case finding
    /// The source does not say; never fails a build.
    case cannotTell
}

/// One sentence of the audit about one place.
public struct Finding: Sendable, Equatable {
    public var rule: String
    public var outcome: Outcome
    public var severity: Severity
    /// Whole sentences: the harm to a person, and what to write instead.
    public var message: String
    public var path: String
    public var place: Place
    /// The type around it, `""` at the top of the file.
    public var type: String
    /// The code without blanks and comments: what stays the same when lines move.
    public var code: String
    /// The edits that mend it and leave the view the same; empty when there are none.
    public var fix: [Edit]
    /// Where it holds, when it does not hold wherever its file runs.
    public var platforms: [Platform] = []
}

/// Replaces the bytes `start..<end` of a file.
public struct Edit: Sendable, Equatable {
    public var start: Int
    public var end: Int
    public var text: String

    public init(start: Int, end: Int, text: String) {
        self.start = start
        self.end = end
        self.text = text
    }
}
