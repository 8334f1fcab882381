#if canImport(SwiftUI)
    import SwiftUI

    extension EnvironmentValues {
        /// What is said where a view stands: in the language of its locale, and simply to children.
        var words: Words { Words(in: locale).said(to: feedbackProfile) }
    }

    extension Words {
        /// In the language that the app and the person have in common; the tables are made by Scripts/strings.py.
        static let ofTheApp = Words { text(of: $0, in: .module) }

        /// In the language of a locale; what there is no table of, in that of the app.
        init(in locale: Locale) {
            guard let table = Words.table(for: locale.identifier, among: Bundle.module.localizations),
                let path = Bundle.module.path(forResource: table, ofType: "lproj")
            else {
                self = .ofTheApp
                return
            }
            self = Words { key in Bundle(path: path).flatMap { Words.text(of: key, in: $0) } }.otherwise(.ofTheApp)
        }

        private static func text(of key: String, in bundle: Bundle) -> String? {
            let text = bundle.localizedString(forKey: key, value: key, table: nil)
            return text == key ? nil : text
        }
    }
#endif
