/// Texts of one language: templates with `{values}` to fill in, and their plural forms.
///
/// The keys and their order of precedence are those of the web library's message tables, so that both say the same sentences.
public struct Words: Sendable {
    let find: @Sendable (String) -> String?
    private var areSimple = false

    /// - Parameter find: the template of a key; `nil` where there is none.
    public init(find: @escaping @Sendable (String) -> String?) { self.find = find }

    public init(_ table: [String: String]) { self.init { table[$0] } }

    /// The same for children: a text is `key.simple` where there is one.
    public var simple: Words {
        var words = self
        words.areSimple = true
        return words
    }

    /// The text of a key with its values.
    ///
    /// - Parameters:
    ///   - key: as in the message tables.
    ///   - values: what is filled in, by name.
    ///   - count: chooses the plural form, and is itself the value `{count}`.
    public func text(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> String {
        pieces(key, values, count: count).text
    }

    /// “A” and “B”.
    public func quotedList(_ names: [String]) -> String {
        let quoted = names.map { text("quoted", ["text": $0]) }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        let others = quoted.dropLast()
        let first = others.dropFirst().reduce(others.first ?? "") { text("listMiddle", ["first": $0, "next": $1]) }
        return text(quoted.count == 2 ? "listPair" : "listEnd", ["first": first, "last": last])
    }
}

extension Words {
    /// A part of a text: words of the language, or a value, whose own words may run the other way.
    public struct Piece: Sendable, Equatable {
        public var text: String
        public var isValue: Bool

        public init(_ text: String, isValue: Bool = false) {
            self.text = text
            self.isValue = isValue
        }
    }

    /// The text of a key in pieces, so that a title can be set apart from the words around it.
    public func pieces(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> [Piece] {
        var values = values
        if let count { values["count"] = String(count) }
        return fill(template(key, count: count) ?? spelledOut(key, values), with: values)
    }

    private func template(_ key: String, count: Int?) -> String? {
        let form = count.map { ".\(Words.pluralForm(of: $0))" } ?? ""
        return find(key, form) ?? find(key, ".other") ?? find(key, "")
    }

    private func find(_ key: String, _ form: String) -> String? {
        (areSimple ? find("\(key).simple\(form)") : nil) ?? find(key + form)
    }

    /// By CLDR, of whole numbers in English and Italian; Italian's form for millions falls back to this one.
    static func pluralForm(of count: Int) -> String { count == 1 ? "one" : "other" }

    private func fill(_ template: String, with values: [String: String]) -> [Piece] {
        var pieces: [Piece] = []
        for (index, part) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            if index == 0 || halves.count < 2 {
                pieces.append(Piece((index == 0 ? "" : "{") + part))
            } else {
                pieces.append(Piece(values[String(halves[0])] ?? "", isValue: true))
                pieces.append(Piece(String(halves[1])))
            }
        }
        return pieces.filter { !$0.text.isEmpty }
    }

    /// A key that no table has, said in words: “Not saved”, “Completed: {subject}”.
    private func spelledOut(_ key: String, _ values: [String: String]) -> String {
        let words = key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        let slots = values.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")
        return words.prefix(1).uppercased() + words.dropFirst() + (slots.isEmpty ? "" : ": \(slots)")
    }
}

extension [Words.Piece] {
    /// As it is said.
    public var text: String { map(\.text).joined() }

    /// As it is shown: each value keeps the direction of its own words (Unicode's first strong isolate).
    public var isolated: String {
        map { $0.isValue ? "\u{2068}\($0.text)\u{2069}" : $0.text }.joined()
    }
}
