import Foundation

/// Text as a search sees it: in compatible characters, without upper case, and without the marks of alphabets, so that
/// “creme” finds “Crème” and “strasse” “Straße”. Vowel signs of other scripts stay: they are letters.
///
/// It is defined in Unicode's own terms, because the page folds likewise (`Tasks/Page/tasks/query.js`).
package enum Folding {
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let letters = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { !isMark($0) }
        // There and back: “ẞ” becomes “ß”, that “SS”, and that “ss”.
        return String(String.UnicodeScalarView(letters)).lowercased().uppercased().lowercased()
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard marks.contains(where: { $0.contains(scalar) }) else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Those of Latin to Arabic, of any script, of kana, and variants.
    private static let marks: [ClosedRange<Unicode.Scalar>] = [
        "\u{300}"..."\u{6FF}", "\u{1AB0}"..."\u{1AFF}", "\u{1DC0}"..."\u{1DFF}", "\u{20D0}"..."\u{20FF}",
        "\u{3099}"..."\u{309A}", "\u{FE00}"..."\u{FE2F}",
    ]
}
