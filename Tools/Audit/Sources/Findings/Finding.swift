/// Where something stands: lines and columns from 1, columns in UTF-8 bytes, the end exclusive; offsets in bytes.
public struct Place: Sendable, Equatable {
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int
    public var start: Int
    public var end: Int
}

/// How much a finding weighs: `nod audit` reports errors and warnings, `nod review` asks the questions, too.
public enum Level: String, Sendable, Codable, CaseIterable {
    case error, warning, question

    /// The level of a rule that somebody asks `nod audit` for by its name.
    public var reported: Level { self == .question ? .warning : self }

    /// One line of `--help`.
    public var meaning: String {
        switch self {
        case .error: "some people cannot use it at all; exits 1"
        case .warning: "people suffer from it, and can go on; exits 1"
        case .question: "somebody must look whether people suffer: nod review"
        }
    }
}

/// One sentence of the audit about one place.
public struct Finding: Sendable, Equatable {
    public var rule: String
    public var level: Level
    /// What a person suffers or, of a question, may suffer.
    public var harm: String
    /// What to write instead; empty if the harm says it.
    public var change: String
    public var path: String
    public var place: Place
    /// The type around it, `""` at the top of the file.
    public var type: String
    /// The code without blanks and comments: what stays the same when lines move.
    public var code: String
    /// The edits that mend it and leave the view the same; empty when there are none.
    public var fix: [Edit]

    /// A whole sentence.
    public var message: String { (change.isEmpty ? harm : harm + ": " + change).asSentence }
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
