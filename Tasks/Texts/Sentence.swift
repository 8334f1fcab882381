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
