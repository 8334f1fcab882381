import TaskValues

/// What is to be said, before it is in a language: a key of Tasks/Texts, and the values for its `{names}`.
public struct Sentence: Sendable, Equatable {
    package let key: String
    package let values: [String: Value]
    /// Chooses among plural forms, and stands for `{count}`.
    package let count: Int?

    package init(_ key: String, _ values: [String: Value] = [:], count: Int? = nil) {
        self.key = key
        self.values = values
        self.count = count
    }

    package enum Value: Sendable, Equatable {
        /// As it is.
        case text(String)
        /// An amount, its digits grouped as the language does.
        case number(Int)
    }
}

extension Sentence: ExpressibleByStringLiteral {
    public init(stringLiteral key: String) { self.init(key) }
}

extension Sentence {
    /// Why a field can't take a value, and what it can.
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
