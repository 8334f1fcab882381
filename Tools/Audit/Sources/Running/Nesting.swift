import Foundation

extension SourceBytes {
    /// Brackets in brackets, and `#if` in `#if`, that are audited. Nobody writes more; the parser looks ahead from every level, so
    /// its time grows with the square of the depth.
    static let deepestNesting = 100
    /// Of `[` alone: from each the parser tries a type first, so that its time nearly doubles with each that is open, whatever stands
    /// between. In 32,000 files of 65 apps and packages at most 9 are.
    static let deepestSquareNesting = 16

    /// The line where the code is nested deeper; nil when it never is. Brackets in texts and comments do not count, but those in
    /// `\(…)` do.
    var tooDeepLine: Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = NestingScan(bytes)
            return scan.tooDeepLine()
        }
    }
}

private struct NestingScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var line = 1
    private var depth = 0
    private var squareDepth = 0
    /// The texts around a `\(…)`, and the depth at which each goes on.
    private var texts: [(isLong: Bool, depth: Int)] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func tooDeepLine() -> Int? {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            // Most bytes are letters.
            if byte >= 0x61, byte <= 0x7A { continue }
            switch byte {
            case 0x0A: endLine()
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): enterText()
            case UInt8(ascii: "#"): enterCondition()
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "["): (depth, squareDepth) = (depth + 1, squareDepth + 1)
            case UInt8(ascii: "]"): (depth, squareDepth) = (depth - 1, max(0, squareDepth - 1))
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ")"):
                depth -= 1
                if let text = texts.last, depth == text.depth { skipText(isLong: texts.removeLast().isLong) }
            default: continue
            }
            if depth > SourceBytes.deepestNesting || squareDepth > SourceBytes.deepestSquareNesting { return line }
        }
        return nil
    }

    /// Texts of one line end with it at the latest, also within a `\(…)`.
    private mutating func endLine() {
        line += 1
        while let text = texts.last, !text.isLong { depth = texts.removeLast().depth }
    }

    private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// `#if` nests like a bracket.
    private mutating func enterCondition() {
        if follows("if") { depth += 1 }
        if follows("endif") { depth -= 1 }
    }

    private func follows(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count, memcmp(bytes.baseAddress! + index, word.utf8Start, word.utf8CodeUnitCount) == 0 else {
            return false
        }
        return end == bytes.count || !isPartOfName(bytes[end])
    }

    private func isPartOfName(_ byte: UInt8) -> Bool { byte == 0x5F || byte >= 0x61 && byte <= 0x7A }

    private mutating func skipComment() {
        if next == UInt8(ascii: "/") {
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if next == UInt8(ascii: "*") {
            while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) {
                advance()
            }
        }
    }

    private mutating func enterText() {
        // Texts with a number sign before them have other escapes.
        let isRaw = index > 1 && bytes[index - 2] == UInt8(ascii: "#")
        let isLong =
            index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\"") && bytes[index + 1] == UInt8(ascii: "\"")
        if isLong { index += 2 }
        skipText(isLong: isLong, isRaw: isRaw)
    }

    /// To the closing quotes or the next `\(`; a text of one line ends with the line at the latest.
    private mutating func skipText(isLong: Bool, isRaw: Bool = false) {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index += 1
                if index < bytes.count { advance() }
                guard !isRaw, bytes[index - 1] == UInt8(ascii: "(") else { continue }
                texts.append((isLong, depth))
                depth += 1
                return
            }
            if !isLong, byte == 0x0A { return }
            advance()
            if byte == UInt8(ascii: "\""), !isLong || closesLongText { return }
        }
    }

    /// Two more quotes follow; takes them.
    private var closesLongText: Bool {
        mutating get {
            guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "\"")
            else { return false }
            index += 2
            return true
        }
    }

    private mutating func advance() {
        if bytes[index] == 0x0A { line += 1 }
        index += 1
    }
}
