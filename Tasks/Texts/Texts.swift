import Foundation
import NodWords
@_exported import TaskValues

/// Every text for people, in every language: the files of Tasks/Texts/Tables, which the page's scripts read as well, and
/// where it has them those of the browser library.
public struct Texts: Sendable {
    private let words: [Language: Words]

    /// What a language lacks is said in English.
    package init(tables: [Language: [String: String]]) {
        var own: [Language: Words] = [:]
        for (language, table) in tables {
            own[language] = Words(table, in: language.rawValue) { number in
                number.formatted(.number.locale(Locale(identifier: language.rawValue)))
            }
        }
        words = own.mapValues { words in own[.en].map(words.otherwise) ?? words }
    }

    private static func table(_ data: Data) -> [String: String]? {
        try? JSONDecoder().decode([String: String].self, from: data)
    }
}

extension Texts {
    /// What the command line says: English, whatever files are there.
    public static let english = Texts(files: [.en: EmbeddedTables.english])

    /// Every language within the program, for an app that has no files beside it.
    public static let embedded = Texts(files: EmbeddedTables.all)

    /// From tables as they stand in files; one that isn't an object of texts is left out.
    private init(files: [Language: [UInt8]]) { self.init(tables: files.compactMapValues { Self.table(Data($0)) }) }
}

extension Texts {
    /// What a language lacks is said in English, and what English lacks by its key.
    public func text(_ sentence: Sentence, in language: Language = .en, _ manner: Manner = .usual) -> String {
        let words = words[language] ?? self.words[.en] ?? Words([:])
        return text(sentence, manner == .simple ? words.simple : words)
    }

    private func text(_ sentence: Sentence, _ words: Words) -> String {
        let values = sentence.values.mapValues { value in
            switch value {
            case .text(let text): text
            case .number(let number): words.number(number)
            }
        }
        return words.text(sentence.key, values, count: sentence.count)
    }
}

/// How plainly things are said.
public enum Manner: String, Sendable {
    case usual
    /// For children: short, and without terms of the trade. A text has a simple form where the usual one isn't simple already:
    /// `key.simple` beside `key`.
    case simple
}

extension Manner {
    /// What the profile of the settings asks for.
    package init(profile: String?) { self = profile == "child" ? .simple : .usual }
}

extension Language {
    /// Of a language's tag (RFC 5646): any region of a language is that language.
    package init?(tag: some StringProtocol) { self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased()) }
}
