#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension EnvironmentValues {
    /// The words for a view: in the language of its locale, and simpler for children.
    var words: Words { Words.said(in: locale).said(to: feedbackProfile) }
}

extension Words {
    /// In the language that the app and the person share; Scripts/texts.py makes the tables.
    static let ofTheApp = Words(of: .module, in: Bundle.module.preferredLocalizations.first ?? "en")

    /// In a locale's language, or in the app's where a table is missing.
    static func said(in locale: Locale) -> Words {
        table(for: locale.identifier, among: Array(ofLanguages.keys)).flatMap { ofLanguages[$0] } ?? ofTheApp
    }

    private static let ofLanguages = Bundle.module.localizations.reduce(into: [String: Words]()) { words, table in
        guard let path = Bundle.module.path(forResource: table, ofType: "lproj") else { return }
        words[table] = Bundle(path: path).map { Words(of: $0, in: table).otherwise(ofTheApp) }
    }

    private init(of bundle: Bundle, in language: String) {
        let path = bundle.bundlePath
        let digits = IntegerFormatStyle<Int>.number.locale(Locale(identifier: language))
        let find: @Sendable (String) -> String? = { key in
            let text = Bundle(path: path)?.localizedString(forKey: key, value: key, table: nil)
            return text == key ? nil : text
        }
        self.init(in: language, digits: { $0.formatted(digits) }, find: find)
    }
}
#endif
