#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
    /// The words for a view: in the language of its locale, and simpler for children.
    var words: Words { Words.said(in: locale).said(to: feedbackProfile) }
}

extension Words {
    /// In the language that the app and the person share; Scripts/strings.py makes the tables.
    static let ofTheApp = Words { text(of: $0, in: .module) }

    /// In a locale's language, or in the app's where a table is missing.
    static func said(in locale: Locale) -> Words {
        table(for: locale.identifier, among: Array(ofLanguages.keys)).flatMap { ofLanguages[$0] } ?? ofTheApp
    }

    private static let ofLanguages = Bundle.module.localizations.reduce(into: [String: Words]()) { words, table in
        guard let path = Bundle.module.path(forResource: table, ofType: "lproj") else { return }
        words[table] = Words { key in Bundle(path: path).flatMap { text(of: key, in: $0) } }.otherwise(ofTheApp)
    }

    private static func text(of key: String, in bundle: Bundle) -> String? {
        let text = bundle.localizedString(forKey: key, value: key, table: nil)
        return text == key ? nil : text
    }
}
#endif
