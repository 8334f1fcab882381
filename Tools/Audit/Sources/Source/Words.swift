import Foundation

extension StringProtocol {
    /// One of `words`, all in small letters, stands somewhere in it: `hasSaveError` speaks of “error”.
    func speaks(of words: [String]) -> Bool {
        let isFound = utf8.withContiguousStorageIfAvailable { $0.speaks(of: words) } ?? nil
        if let isFound { return isFound }
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

extension UnsafeBufferPointer<UInt8> {
    /// The same of a text in ASCII, without a string in small letters; nil of any other.
    fileprivate func speaks(of words: [String]) -> Bool? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { small in
            for (index, byte) in enumerated() {
                guard byte < 0x80, byte != 0 else { return nil }
                small[index] = 0x41...0x5A ~= byte ? byte | 0x20 : byte
            }
            let text = UnsafeBufferPointer(rebasing: small[..<count])
            return words.contains { word in
                var word = word
                return word.withUTF8(text.holds)
            }
        }
    }

    /// Without the copies that a call of `strstr` makes of a word.
    private func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = word.first else { return true }
        guard count >= word.count else { return false }
        return (0...count - word.count).contains { start in
            self[start] == first && memcmp(baseAddress! + start, word.baseAddress!, word.count) == 0
        }
    }
}

extension String.UTF8View {
    /// Those after each place where `word` stands, up to the next.
    func pieces(after word: String) -> [Substring.UTF8View] {
        var found: [Substring.UTF8View] = []
        var rest = self[...]
        var start: Index?
        while let place = rest.firstIndex(of: word.utf8.first!) {
            rest = rest[place...]
            guard rest.starts(with: word.utf8) else {
                rest = rest.dropFirst()
                continue
            }
            if let start { found.append(self[start..<place]) }
            rest = rest.dropFirst(word.utf8.count)
            start = rest.startIndex
        }
        if let start { found.append(self[start...]) }
        return found
    }
}

extension String {
    /// In lower case: `show`, `dev` and `settings` of `showDevSettings`.
    var camelWords: [String] {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.camelWords : anyCamelWords
    }

    private var anyCamelWords: [String] {
        reduce(into: [String]()) { words, letter in
            guard letter.isLetter else { return words.append("") }
            let begins = words.isEmpty || letter.isUppercase
            if begins { words.append(letter.lowercased()) } else { words[words.count - 1] += letter.lowercased() }
        }
        .filter { !$0.isEmpty }
    }
}

extension String.UTF8View {
    /// The same of a name in ASCII, as nearly all are, without asking Unicode what is a letter.
    fileprivate var camelWords: [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func end() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in self {
            let isCapital = 0x41...0x5A ~= byte
            let isLetter = isCapital || 0x61...0x7A ~= byte
            if isCapital || !isLetter { end() }
            if isLetter { word.append(byte | 0x20) }
        }
        end()
        return words
    }
}
