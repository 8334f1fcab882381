import Foundation
import TaskTexts
import TaskValues

/// The app's texts in one language: those of Tasks/Texts, which the web page speaks by, too.
public struct AppTexts: Sendable {
    private let texts: Texts
    private let manner: Manner
    public let language: Language

    /// - Parameter tags: languages of the person, the dearest first; what there are no texts for is passed over.
    public init(_ texts: Texts, for tags: [String]) {
        self.init(texts, tags.lazy.compactMap { Language(tag: $0) }.first ?? .en, .usual)
    }

    private init(_ texts: Texts, _ language: Language, _ manner: Manner) {
        self.texts = texts
        self.language = language
        self.manner = manner
    }

    /// As a profile asks for them: for children in simple words.
    public func worded(for profile: String) -> AppTexts { AppTexts(texts, language, Manner(profile: profile)) }

    /// The language with the region of the person: what the library says, and days and numbers, follow it.
    public var locale: Locale {
        guard let region = Locale.current.region else { return Locale(identifier: language.rawValue) }
        return Locale(identifier: "\(language.rawValue)_\(region.identifier)")
    }

    /// - Parameter count: chooses the plural form, and is the value `{count}`.
    public func callAsFunction(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> String {
        let sentence = Sentence(key, values.mapValues { .text($0) }, count: count)
        return texts.text(sentence, in: language, manner)
    }

    /// Returns what is wrong with a value, and how to correct it.
    public func problem(of value: InvalidValue) -> String { texts.text(Sentence(value), in: language, manner) }
}
