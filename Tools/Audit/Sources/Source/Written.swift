@_spi(RawSyntax) import SwiftSyntax

extension SyntaxProtocol {
    /// The node as it stands in the source, without the blanks and comments around it.
    ///
    /// `trimmedDescription` says the same, but makes another tree for it.
    var written: String {
        let raw = raw
        guard let first = raw.outermostToken(fromEnd: false), let last = raw.outermostToken(fromEnd: true) else {
            return ""
        }
        let before = first.presence == .present ? first.leadingTriviaByteLength : 0
        let after = last.presence == .present ? last.trailingTriviaByteLength : 0
        guard let source = raw.source else { return trimmedDescription }
        return String(decoding: source[before..<source.count - after], as: UTF8.self)
    }

    /// One of the tokens here is one of `names`. Reads the raw tree: no node is made of what is passed by.
    func containsToken(_ names: some Collection<String>) -> Bool {
        raw.containsToken { text in names.contains { $0.utf8.count == text.count && $0.utf8.elementsEqual(text) } }
    }

    /// One of the names used or declared here, and in no text, fits.
    func containsName(where fits: (String) -> Bool) -> Bool {
        raw.containsToken(of: .identifier) { fits(String(syntaxText: $0)) }
    }

    /// The same, where only names that hold one of `words` can fit, which are in small letters: the others are never made a string.
    func containsName(holding words: [StaticString], where fits: (String) -> Bool) -> Bool {
        raw.containsToken(of: .identifier) { text in
            words.contains { text.holds($0) } && fits(String(syntaxText: text))
        }
    }

    /// The first letter here is a small one of ASCII.
    var beginsSmall: Bool { raw.beginsSmall }
}

extension TokenSyntax {
    /// `text` of a name, which is taken from the source as it stands.
    var name: String { String(syntaxText: rawText) }
}

extension SyntaxText {
    /// `word` in small letters stands in it, in letters of any size.
    fileprivate func holds(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard count >= length, let base = baseAddress else { return false }
        var start = 0
        while start + length <= count {
            var index = 0
            while index < length, base[start + index] | 0x20 == word.utf8Start[index] { index += 1 }
            if index == length { return true }
            start += 1
        }
        return false
    }
}

extension RawSyntax {
    var beginsSmall: Bool {
        presentToken(fromEnd: false)?.rawText.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
    }

    fileprivate func containsToken(of kind: RawTokenKind? = nil, where fits: (SyntaxText) -> Bool) -> Bool {
        if let tokenView {
            guard tokenView.presence == .present, kind == nil || tokenView.rawKind == kind else { return false }
            return fits(tokenView.rawText)
        }
        guard let children = layoutView?.children else { return false }
        for case let child? in children where child.containsToken(of: kind, where: fits) { return true }
        return false
    }

    /// The first or the last token, even a missing one.
    fileprivate func outermostToken(fromEnd: Bool) -> RawSyntaxTokenView? {
        if let tokenView { return tokenView }
        guard let children = layoutView?.children else { return nil }
        return fromEnd
            ? children.lazy.reversed().firstNonNil { $0?.outermostToken(fromEnd: true) }
            : children.firstNonNil { $0?.outermostToken(fromEnd: false) }
    }

    /// The bytes of the source that this was parsed from; nil if it is not of one piece.
    fileprivate var source: UnsafeBufferPointer<UInt8>? {
        guard byteLength > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
        guard let first = presentToken(fromEnd: false), let last = presentToken(fromEnd: true),
            let start = first.rawText.baseAddress, let end = last.rawText.baseAddress
        else { return nil }
        let begin = start - first.leadingTriviaByteLength
        guard end + last.rawText.count + last.trailingTriviaByteLength == begin + byteLength else { return nil }
        return UnsafeBufferPointer(start: begin, count: byteLength)
    }

    fileprivate func presentToken(fromEnd: Bool) -> RawSyntaxTokenView? {
        if let tokenView { return tokenView.presence == .present && byteLength > 0 ? tokenView : nil }
        guard byteLength > 0, let children = layoutView?.children else { return nil }
        return fromEnd
            ? children.lazy.reversed().firstNonNil { $0?.presentToken(fromEnd: true) }
            : children.firstNonNil { $0?.presentToken(fromEnd: false) }
    }
}

extension Sequence {
    /// The first result that is one.
    fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self {
            if let found = value(element) { return found }
        }
        return nil
    }
}
