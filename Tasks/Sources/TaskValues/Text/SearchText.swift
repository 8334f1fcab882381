import Foundation

/// Text as it is kept for searching: folded, and with two spaces before each word.
///
/// So a search is one look for a piece of text, wherever it is: three letters and more anywhere, and one or two, led by the
/// two spaces, at the beginning of a word. Every piece holds three characters in a row at least, which an index of trigrams
/// finds: “  c” and “ ca” are some.
///
/// Punctuation, symbols and letters of scripts that are written without spaces are words of their own, so that “牛乳” and “!”
/// are found anywhere.
package enum SearchText {
    /// A task's text to look in. A line break between the two keeps a piece from being found across them.
    package static func kept(title: String, notes: String) -> String {
        notes.isEmpty ? spaced(title) : spaced(title) + "\n" + spaced(notes)
    }

    /// The piece that a search looks for; nil when it looks for nothing.
    package static func piece(_ query: String) -> String? {
        let text = spaced(LineText.cleaned(query))
        // By scalars: a space and a mark that follows it are one character.
        let word = text.unicodeScalars.dropFirst(2)
        guard let first = word.first else { return nil }
        return word.count <= 2 || isSolitary(first) ? text : String(word)
    }

    /// Groups of three characters in a row, each once: all of them are in a text that holds the piece.
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
