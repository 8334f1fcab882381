#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
    /// What is said where a view stands: in the language of its locale, and simply to children.
    var words: Words { Words.said(in: locale).said(to: feedbackProfile) }
}

extension Words {
    /// In the language that the app and the person have in common; the tables are made by Scripts/strings.py.
    static let ofTheApp = Words { text(of: $0, in: .module) }

    /// In the language of a locale; what there is no table of, in that of the app.
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
