import Foundation

/// Every text for people, in every language: the files of Tasks/Texts, which the page's scripts read as well.
struct Texts: Sendable {
    private let tables: [Language: [String: String]]

    /// nil when a file is missing or isn't an object of texts.
    init?(folder: URL) {
        var tables: [Language: [String: String]] = [:]
        for language in Language.allCases {
            let file = folder.appendingPathComponent("\(language.rawValue).json")
            guard let data = try? Data(contentsOf: file),
                let table = try? JSONDecoder().decode([String: String].self, from: data)
            else { return nil }
            tables[language] = table
        }
        self.tables = tables
    }

    /// The text of a key, its `{names}` filled in. With a `count` and no text of its own, a key stands for its plural
    /// forms. What a language lacks is said in English, and what English lacks by its key.
    func text(_ key: String, in language: Language, _ values: [String: String] = [:], count: Int? = nil) -> String {
        let form = form(key, in: language, count) ?? form(key, in: .en, count) ?? key
        return filled(form, count.map { values.merging(["count": String($0)]) { $1 } } ?? values)
    }

    private func form(_ key: String, in language: Language, _ count: Int?) -> String? {
        guard let table = tables[language] else { return nil }
        if let text = table[key] { return text }
        return count.flatMap { table["\(key).\(language.pluralForm(of: $0))"] ?? table["\(key).other"] }
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
