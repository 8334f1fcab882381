import Foundation

/// Every text for people, in every language: the files of Tasks/Texts, which the page's scripts read as well.
public struct Texts: Sendable {
    private let tables: [Language: [String: String]]

    /// nil when a file is missing or isn't an object of texts.
    package init?(folder: URL) {
        var tables: [Language: [String: String]] = [:]
        for language in Language.allCases {
            let file = folder.appendingPathComponent("\(language.rawValue).json")
            guard let data = try? Data(contentsOf: file), let table = Self.table(data) else { return nil }
            tables[language] = table
        }
        self.tables = tables
    }

    package init(tables: [Language: [String: String]]) { self.tables = tables }

    /// From tables as they stand in files; one that isn't an object of texts is left out.
    init(files: [Language: [UInt8]]) { tables = files.compactMapValues { Self.table(Data($0)) } }

    private static func table(_ data: Data) -> [String: String]? {
        try? JSONDecoder().decode([String: String].self, from: data)
    }
}

extension Texts {
    /// What a language lacks is said in English, and what English lacks by its key.
    public func text(_ sentence: Sentence, in language: Language = .en, _ words: Words = .usual) -> String {
        let form = form(sentence, language, words) ?? form(sentence, .en, words) ?? sentence.key
        var values = sentence.values.mapValues { text($0, language, words) }
        if let count = sentence.count { values["count"] = text(.number(count), language, words) }
        return filled(form, values)
    }

    private func form(_ sentence: Sentence, _ language: Language, _ words: Words) -> String? {
        if words == .simple, let simple = form(sentence.key + Words.simpleEnding, sentence.count, language) {
            return simple
        }
        return form(sentence.key, sentence.count, language)
    }

    /// With a count and no text of its own, a key stands for its plural forms.
    private func form(_ key: String, _ count: Int?, _ language: Language) -> String? {
        guard let table = tables[language] else { return nil }
        if let text = table[key] { return text }
        guard let count else { return nil }
        return table["\(key).\(language.pluralForm(of: count))"] ?? table["\(key).other"]
    }

    private func text(_ value: Sentence.Value, _ language: Language, _ words: Words) -> String {
        switch value {
        case .text(let text): return text
        case .number(let number): return number.formatted(.number.locale(Locale(identifier: language.rawValue)))
        case .sentence(let sentence): return text(sentence, in: language, words)
        case .choice(let choices):
            let quoted = choices.map { text(Sentence("quote", ["text": .text($0)]), in: language, words) }
            guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
            let others = quoted.dropLast().joined(separator: ", ")
            return text(Sentence("problem.or", ["others": .text(others), "last": .text(last)]), in: language, words)
        }
    }

    /// From left to right and once: what is filled in is never filled in itself.
    private func filled(_ text: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            result += rest[..<open] + (values[String(name)] ?? String(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

extension Language {
    /// The plural category of a whole number (CLDR). Italian's “many”, for millions, reads like its “other”.
    func pluralForm(of count: Int) -> String {
        switch self {
        case .en, .it: count == 1 ? "one" : "other"
        }
    }
}
