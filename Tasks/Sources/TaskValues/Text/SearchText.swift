import Foundation

/// Text prepared for searching: folded, with two spaces before each word.
///
/// A search is then one substring match: three letters or more match anywhere; one or two are prefixed with the two
/// spaces and match the beginning of a word. So every search has three scalars, which a trigram index needs.
///
/// Punctuation, symbols and letters of scripts without spaces are words, so “牛乳” and “!” are found anywhere.
package enum SearchText {
    /// The searched text of a task. The line break prevents matches across title and notes.
    package static func kept(title: String, notes: String) -> String {
        notes.isEmpty ? spaced(title) : spaced(title) + "\n" + spaced(notes)
    }

    package static func piece(_ query: String) -> String? {
        let text = spaced(LineText.cleaned(query))
        // By scalars: Swift joins a space and a combining mark to one character.
        let word = text.unicodeScalars.dropFirst(2)
        guard let first = word.first else { return nil }
        return word.count <= 2 || isSolitary(first) ? text : String(word)
    }

    package static func trigrams(of piece: String) -> [String] {
        let scalars = Array(piece.unicodeScalars)
        var known: Set<String> = []
        return scalars.indices.dropLast(2).compactMap { start in
            let trigram = String(String.UnicodeScalarView(scalars[start..<(start + 3)]))
            return known.insert(trigram).inserted ? trigram : nil
        }
    }

    private static func spaced(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isInWord = false
        for scalar in Folding.fold(text).unicodeScalars {
            if scalar.isSpace {
                isInWord = false
                continue
            }
            let isAlone = isSolitary(scalar)
            if isAlone || !isInWord { result.append(contentsOf: "  ".unicodeScalars) }
            result.append(scalar)
            isInWord = !isAlone
        }
        return String(result)
    }

    private static func isSolitary(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return !("a"..."z").contains(scalar) && !("0"..."9").contains(scalar) }
        if scalar.properties.isIdeographic || withoutSpaces.contains(where: { $0.contains(scalar) }) { return true }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .format:
            false
        default: true
        }
    }

    /// Thai and Lao, Myanmar, Khmer, kana.
    private static let withoutSpaces: [ClosedRange<Unicode.Scalar>] = [
        "\u{E00}"..."\u{EFF}", "\u{1000}"..."\u{109F}", "\u{1780}"..."\u{17FF}", "\u{3040}"..."\u{30FF}",
    ]
}

/// Case and diacritic folding: “creme” finds “Crème”, “strasse” finds “Straße”. Vowel signs of other scripts stay.
///
/// Defined in Unicode's terms, because the page folds the same way (`Tasks/Page/tasks/query.js`).
package enum Folding {
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let letters = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { !isMark($0) }
        // Full case folding: “ẞ” becomes “ß”, then “SS”, then “ss”.
        return String(String.UnicodeScalarView(letters)).lowercased().uppercased().lowercased()
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard marks.contains(where: { $0.contains(scalar) }) else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Combining marks from Latin to Arabic, of all scripts, of kana, and variation selectors.
    private static let marks: [ClosedRange<Unicode.Scalar>] = [
        "\u{300}"..."\u{6FF}", "\u{1AB0}"..."\u{1AFF}", "\u{1DC0}"..."\u{1DFF}", "\u{20D0}"..."\u{20FF}",
        "\u{3099}"..."\u{309A}", "\u{FE00}"..."\u{FE2F}",
    ]
}
