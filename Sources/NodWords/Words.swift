/// Texts of a language: templates with `{values}`, plural forms, and simpler words for children.
///
/// ```swift
/// let words = Words(["found.one": "{count} task", "found.other": "{count} tasks"], in: "en")
/// print(words.text("found", count: 2)) // 2 tasks
/// ```
///
/// Web/messages.js is its counterpart; Fixtures/words.json tests both. Words are equal if they use the same tables.
public struct Words: Sendable, Equatable {
    /// In order of precedence.
    private var tables: [Table]
    private var areSimple = false

    /// - Parameters:
    ///   - language: such as `it` or `pt-BR`; chooses plural forms.
    ///   - digits: formats a number.
    ///   - find: the template of a key, if there is one.
    public init(
        in language: String,
        digits: @escaping @Sendable (Int) -> String = { String($0) },
        find: @escaping @Sendable (String) -> String?
    ) {
        self.init(in: language, digits: digits) { key, _ in find(key) }
    }

    package init(
        in language: String,
        digits: @escaping @Sendable (Int) -> String,
        find: @escaping @Sendable (_ key: String, _ count: Int?) -> String?
    ) {
        tables = [Table(language: language, digits: digits, find: find)]
    }

    public init(
        _ table: [String: String],
        in language: String = "en",
        digits: @escaping @Sendable (Int) -> String = { String($0) }
    ) {
        self.init(in: language, digits: digits) { table[$0] }
    }

    /// Words for children: prefers `key.simple`.
    public var simple: Words {
        var words = self
        words.areSimple = true
        return words
    }

    /// Adds another's tables, for missing texts.
    public func otherwise(_ other: Words) -> Words {
        var words = self
        words.tables += other.tables
        return words
    }

    private final class Table: Sendable, Equatable {
        let language: String
        let digits: @Sendable (Int) -> String
        let find: @Sendable (String, Int?) -> String?

        init(
            language: String,
            digits: @escaping @Sendable (Int) -> String,
            find: @escaping @Sendable (String, Int?) -> String?
        ) {
            (self.language, self.digits, self.find) = (language, digits, find)
        }

        static func == (one: Table, other: Table) -> Bool { one === other }
    }
}

extension Words {
    /// The text of a key.
    ///
    /// - Parameters:
    ///   - key: as in the tables.
    ///   - values: by name.
    ///   - count: chooses the plural form, and is the value `{count}`.
    public func text(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> String {
        pieces(key, values, count: count).text
    }

    public func number(_ number: Int) -> String { tables[0].digits(number) }

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
    /// Part of a text: words of the language, or a value that may be in another language.
    public struct Piece: Sendable, Equatable {
        public var text: String
        public var isValue: Bool

        public init(_ text: String, isValue: Bool = false) {
            self.text = text
            self.isValue = isValue
        }
    }

    /// The text of a key in pieces, so that a title can be set apart.
    public func pieces(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> [Piece] {
        let found = found(key, count: count)
        var values = values
        if let count { values["count"] = (found?.table ?? tables[0]).digits(count) }
        return filled(found?.template ?? spelledOut(key, values), with: values)
    }

    private typealias Found = (template: String, table: Table)

    /// For a count, the plural form in the nearest table with any; otherwise the text without a count.
    private func found(_ key: String, count: Int?) -> Found? {
        guard let count else { return nearest(key) { _ in ["", ".other"] } }
        return nearest(key, count: count) { [".\(PluralForm.of(count, in: $0.language))", ".other"] }
            ?? nearest(key) { _ in [""] }
    }

    private func nearest(_ key: String, count: Int? = nil, endings: (Table) -> [String]) -> Found? {
        for table in tables {
            for ending in endings(table) {
                let simple = areSimple ? table.find("\(key).simple\(ending)", count) : nil
                if let template = simple ?? table.find(key + ending, count) { return (template, table) }
            }
        }
        return nil
    }

    /// Fills in values in one pass: names within values, and names without a value, stay.
    private func filled(_ template: String, with values: [String: String]) -> [Piece] {
        var pieces: [Piece] = []
        for (index, part) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            if index > 0, halves.count == 2, let value = values[String(halves[0])] {
                pieces += [Piece(value, isValue: true), Piece(String(halves[1]))]
            } else {
                pieces.append(Piece((index == 0 ? "" : "{") + part))
            }
        }
        return pieces.filter { !$0.text.isEmpty }
    }

    /// Spells out a missing key: “Not saved”, “Completed: {subject}”.
    private func spelledOut(_ key: String, _ values: [String: String]) -> String {
        let slots = values.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")
        if key == "quoted" { return slots }
        let name = key.split(separator: ".").last ?? ""
        let known = name.hasSuffix("Unnamed") ? name.dropLast("Unnamed".count) : name
        let words = known.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst() + (slots.isEmpty ? "" : ": \(slots)")
    }
}

extension [Words.Piece] {
    public var text: String { map(\.text).joined() }

    /// For display: each value keeps its own direction (Unicode's first strong isolate).
    public var isolated: String {
        map { $0.isValue ? "\u{2068}\($0.text)\u{2069}" : $0.text }.joined()
    }
}

/// Plural category of a whole number by CLDR, like JavaScript's `Intl.PluralRules`.
///
/// “Many” for whole millions in French, Italian, Portuguese and Spanish is omitted: texts fall back to “other”. Source:
/// Documentation/Sources.md, Languages.
package enum PluralForm {
    package static func of(_ count: Int, in language: String) -> String {
        let number = abs(count)
        let (ones, tens) = (number % 10, number % 100)
        let isFew = (2...4).contains(ones) && !(12...14).contains(tens)
        let isOne = ones == 1 && tens != 11
        return switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yo", "zh": "other"
        case "am", "as", "bn", "fa", "fr", "gu", "hi", "hy", "kn", "pa", "pt", "si", "zu": number < 2 ? "one" : "other"
        case "is", "mk": isOne ? "one" : "other"
        case "be", "ru", "uk": isOne ? "one" : isFew ? "few" : "many"
        case "bs", "hr", "sr": isOne ? "one" : isFew ? "few" : "other"
        case "pl": number == 1 ? "one" : isFew ? "few" : "many"
        case "cs", "sk": number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
        case "lt": (11...19).contains(tens) || ones == 0 ? "other" : ones == 1 ? "one" : "few"
        case "lv": (11...19).contains(tens) || ones == 0 ? "zero" : isOne ? "one" : "other"
        case "ro": number == 1 ? "one" : number == 0 || (1...19).contains(tens) ? "few" : "other"
        case "sl": [1: "one", 2: "two", 3: "few", 4: "few"][tens] ?? "other"
        case "he", "iw": [1: "one", 2: "two"][number] ?? "other"
        case "ar": [0: "zero", 1: "one", 2: "two"][number] ?? arabic(tens)
        case "cy": [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
        default: number == 1 ? "one" : "other"
        }
    }

    private static func arabic(_ tens: Int) -> String { tens < 3 ? "other" : tens < 11 ? "few" : "many" }
}
