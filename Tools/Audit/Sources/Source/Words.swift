import Foundation

extension StringProtocol {
    /// One of `words`, all in small letters, stands somewhere in it: `hasSaveError` speaks of “error”.
    func speaks(of words: [String]) -> Bool {
        let text = lowercased()
        return words.contains { text.holds($0) }
    }

    /// Byte by byte: `contains` compares characters, which takes a hundred times as long.
    func holds(_ word: String) -> Bool { withCString { strstr($0, word) != nil } }

    /// `word` stands in it as a word of its own.
    func mentions(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.contains { $0 == word }
    }
}

extension String {
    /// In lower case: `show`, `dev` and `settings` of `showDevSettings`.
    var camelWords: [String] {
        reduce(into: [String]()) { words, letter in
            guard letter.isLetter else { return words.append("") }
            let begins = words.isEmpty || letter.isUppercase
            if begins { words.append(letter.lowercased()) } else { words[words.count - 1] += letter.lowercased() }
        }
        .filter { !$0.isEmpty }
    }
}
