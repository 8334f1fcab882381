import Foundation
import NodWords

/// Texts of an app's or a package's bundle.
extension Words {
    /// The texts of a bundle: those of its table `Nod`, otherwise of `Localizable`, with `nod.` before each key.
    ///
    /// ```swift
    /// let words = Words(of: .main, in: "de")
    /// ```
    ///
    /// A key that ends in `.other` may vary by plural in a string catalog, with `%lld` for the number.
    ///
    /// - Parameter localization: one of the bundle's; `nil` for the one that the person prefers.
    public init(of bundle: Bundle, in localization: String? = nil) {
        let language = localization ?? bundle.preferredLocalizations.first ?? "en"
        let path = localization.flatMap { bundle.path(forResource: $0, ofType: "lproj") } ?? bundle.bundlePath
        let locale = Locale(identifier: language)
        let digits = IntegerFormatStyle<Int>.number.locale(locale)
        let find: @Sendable (String, Int?) -> String? = { key, count in
            guard let text = Bundle(path: path)?.text(of: "nod.\(key)") else { return nil }
            // A format also stands for the forms of a catalog, which only formatting chooses from.
            guard let count, text.contains("%") else { return text }
            return String(format: text, locale: locale, count)
        }
        self.init(in: language, digits: { $0.formatted(digits) }, find: find)
    }
}

extension Bundle {
    /// The text of a key; `nil` where no table has one.
    fileprivate func text(of key: String) -> String? {
        // Without letters: while testing, a scheme can show what isn't localized in capitals.
        let missing = "\u{E000}"
        return ["Nod", "Localizable"].lazy
            .map { self.localizedString(forKey: key, value: missing, table: $0) }
            .first { $0 != missing }
    }
}

/// The texts of two bundles in every language that either has, such as an app's before those of a library.
package struct BundledWords: Sendable {
    /// In the language that app and person share.
    package let preferred: Words
    private let ofLanguages: [String: Words]

    package init(_ first: Bundle, before second: Bundle) {
        let bundles = [first, second]
        let preferred = Words(of: first).otherwise(Words(of: second))
        self.preferred = preferred
        ofLanguages = Set(bundles.flatMap(\.localizations)).reduce(into: [:]) { words, language in
            let near = bundles.compactMap { bundle in
                Words.table(for: language, among: bundle.localizations).map { Words(of: bundle, in: $0) }
            }
            words[language] = near.reversed().reduce(preferred) { $1.otherwise($0) }
        }
    }

    /// In a locale's language, or in the app's where neither bundle has it.
    package func said(in locale: String) -> Words {
        Words.table(for: locale, among: Array(ofLanguages.keys)).flatMap { ofLanguages[$0] } ?? preferred
    }
}
