#if canImport(SwiftUI)
    import Foundation

    extension Words {
        /// In the language that the app and the person have in common; the tables are made by Scripts/strings.py.
        static let localized = Words { key in
            let text = Bundle.module.localizedString(forKey: key, value: key, table: nil)
            return text == key ? nil : text
        }

        /// The text of a key with its values, in the person's language.
        static func text(_ key: String, _ values: [String: String] = [:], count: Int? = nil) -> String {
            localized.text(key, values, count: count)
        }
    }
#endif
