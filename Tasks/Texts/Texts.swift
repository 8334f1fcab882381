import Foundation
import NodWords
@_exported import TaskValues

/// The texts of one language from Tasks/Texts/Tables, in English if it lacks one.
///
///     let texts = Texts(for: ["it-CH", "en"])
///     texts("board.count", count: 1) // 1 attività
public struct Texts: Sendable {
    public let language: Language
    private let usual: Words
    private var words: Words

    /// For the command line and the API.
    public static let english = Texts(.en)

    /// - Parameter tags: The user's languages (RFC 5646) by preference; those without texts are skipped.
    public init(for tags: [String]) { self.init(tags.lazy.compactMap { Language(tag: $0) }.first ?? .en) }

    private init(_ language: Language) {
        self.language = language
        let english = Self.words(EmbeddedTables.english, in: .en)
        let own = language == .en ? nil : EmbeddedTables.all[language].map { Self.words($0, in: language) }
        usual = own?.otherwise(english) ?? english
        words = usual
    }

    private static func words(_ table: [UInt8], in language: Language) -> Words {
        let texts = (try? JSONDecoder().decode([String: String].self, from: Data(table))) ?? [:]
        return Words(texts, in: language.rawValue) { number in
            number.formatted(.number.locale(Locale(identifier: language.rawValue)))
        }
    }
}

extension Texts {
    public func worded(for profile: String) -> Texts {
        var texts = self
        texts.words = profile == "child" ? usual.simple : usual
        return texts
    }

    /// The language with the user's region, for dates, numbers and the library's texts.
    public var locale: Locale {
        guard let region = Locale.current.region else { return Locale(identifier: language.rawValue) }
        return Locale(identifier: "\(language.rawValue)_\(region.identifier)")
    }

    /// - Parameter count: Chooses the plural form, and is the value `{count}`.
    public func callAsFunction(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> String {
        words.text(key, values, count: count)
    }

    /// Returns the key if no table has it.
    public func text(_ sentence: Sentence) -> String {
        let values = sentence.values.mapValues { value in
            switch value {
            case .text(let text): text
            case .number(let number): words.number(number)
            }
        }
        return words.text(sentence.key, values)
    }
}

extension Language {
    package init?(tag: some StringProtocol) { self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased()) }
}
