/// A place: lines and columns from 1, columns and offsets in UTF-8 bytes, the end exclusive.
public struct Place: Sendable, Equatable {
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int
    public var start: Int
    public var end: Int
}

/// Severity: `nod audit` reports errors and warnings, `nod review` also asks the questions.
public enum Level: String, Sendable, Codable, CaseIterable {
    case error, warning, question

    public var reported: Level { self == .question ? .warning : self }

    public var meaning: String {
        switch self {
        case .error: "some people cannot use it at all; exits 1"
        case .warning: "it hurts people, but they can continue; exits 1"
        case .question: "check whether it hurts people: nod review"
        }
    }
}

public struct Finding: Sendable, Equatable {
    public var rule: String
    public var level: Level
    public var harm: String
    /// The suggested change; empty if the harm includes it.
    public var change = ""
    public var path: String
    public var place: Place
    /// The type around it; `""` at the top of the file.
    public var type = ""
    /// Normalised code, which stays the same when lines move.
    public var code: String
    /// Edits that leave the view as it is; empty if there are none.
    public var fix: [Edit] = []

    public var message: String { (change.isEmpty ? harm : harm + ": " + change).asSentence }
}

public struct Edit: Sendable, Equatable {
    public var start: Int
    public var end: Int
    public var text: String
}
