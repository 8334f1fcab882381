import Foundation

extension SourceBytes {
    /// Brackets in brackets, and `#if` in `#if`, that are audited. Nobody writes more; the parser looks ahead from every level, so its time grows with the
    /// square of the depth, and doubles with each of several `[` in a row.
    static let deepestNesting = 100
    static let longestArrayRun = 10

    /// The line where the code is nested deeper; nil when it never is. Brackets in texts and comments do not count.
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
    private var arrays = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func tooDeepLine() -> Int? {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            // Most bytes are letters.
            if byte >= 0x61, byte <= 0x7A {
                arrays = 0
                continue
            }
            switch byte {
            case 0x20, 0x09, 0x0D: continue
            case 0x0A:
                line += 1
                continue
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "#"): enterCondition()
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "["):
                depth += 1
                arrays += 1
                if arrays > SourceBytes.longestArrayRun { return line }
                if depth > SourceBytes.deepestNesting { return line }
                continue
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            arrays = 0
            if depth > SourceBytes.deepestNesting { return line }
        }
        return nil
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

    /// To the closing quotes; a text of one line ends with the line at the latest.
    private mutating func skipText() {
        let isLong =
            index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\"") && bytes[index + 1] == UInt8(ascii: "\"")
        if isLong { index += 2 }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index = min(index + 2, bytes.count)
                continue
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
