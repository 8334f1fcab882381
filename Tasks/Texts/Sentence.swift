import TaskValues

/// A text before translation: a key of Tasks/Texts, and the values for its `{names}`.
public struct Sentence: Sendable, Equatable {
    package let key: String
    package let values: [String: Value]

    package init(_ key: String, _ values: [String: Value] = [:]) {
        self.key = key
        self.values = values
    }

    package enum Value: Sendable, Equatable {
        case text(String)
        /// Formatted for the language.
        case number(Int)
    }
}

extension Sentence: ExpressibleByStringLiteral {
    public init(stringLiteral key: String) { self.init(key) }
}

extension Sentence {
    /// The reason why a field can't have a value.
    package init(_ invalid: InvalidValue) {
        let field = invalid.field
        switch invalid.reason {
        case .empty: self.init("problem.empty.\(field)")
        case .tooLong(let limit): self.init("problem.tooLong.\(field)", ["limit": .number(limit)])
        case .tooMany(let limit): self.init("problem.tooMany", ["limit": .number(limit)])
        case .tooManyMarks: self.init("problem.tooManyMarks.\(field)")
        case .taken(let name): self.init("problem.taken", ["name": .text(name)])
        case .notAllowed: self.init("problem.unexpected")
        }
    }
}
