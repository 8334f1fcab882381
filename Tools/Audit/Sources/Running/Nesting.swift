extension SourceBytes {
    /// Limit of nested brackets and `#if`: the parser's time grows with the square of the depth.
    static let deepestNesting = 100
    /// Limit of `[`, which the parser first tries as a type: each nearly doubles its time. 65 apps have at most 9.
    static let deepestSquareNesting = 16

    /// The line over the limits. Brackets in strings and comments don't count, except in `\(…)`.
    var tooDeepLine: Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = NestingScan(bytes: bytes)
            scan.skipCode()
            return scan.tooDeepLine
        }
    }
}

private struct NestingScan {
    let bytes: UnsafeBufferPointer<UInt8>
    var tooDeepLine: Int?
    private var index = 0
    private var line = 1
    private var depth = 0
    private var squareDepth = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Skips to the end of the file; in a `\(…)` to its bracket or, within a string of one line, to the end of the line.
    mutating func skipCode(ofText isLong: Bool? = nil) {
        let outside = depth
        if isLong != nil { enter(1) }
        while index < bytes.count, tooDeepLine == nil {
            if isLong == false, bytes[index] == 0x0A {
                depth = outside
                return
            }
            let byte = take()
            // Skips lowercase letters fast.
            if byte >= 0x61, byte <= 0x7A { continue }
            switch byte {
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "#"): if follows("if") { enter(1) } else if follows("endif") { depth -= 1 }
            case UInt8(ascii: "("), UInt8(ascii: "{"): enter(1)
            case UInt8(ascii: "["): enter(1, square: 1)
            case UInt8(ascii: "]"): enter(-1, square: squareDepth > 0 ? -1 : 0)
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ")"):
                depth -= 1
                if isLong != nil, depth == outside { return }
            default: continue
            }
        }
    }

    private mutating func enter(_ step: Int, square: Int = 0) {
        (depth, squareDepth) = (depth + step, squareDepth + square)
        if depth > SourceBytes.deepestNesting || squareDepth > SourceBytes.deepestSquareNesting { tooDeepLine = line }
    }

    private mutating func take() -> UInt8 {
        defer { index += 1 }
        if bytes[index] == 0x0A { line += 1 }
        return bytes[index]
    }

    /// Whether `word` comes next, and no longer one.
    private func follows(_ word: StaticString) -> Bool {
        let rest = bytes[min(index, bytes.count)...].prefix(word.utf8CodeUnitCount + 1)
        let isLonger = rest.count > word.utf8CodeUnitCount && (rest.last == 0x5F || 0x61...0x7A ~= rest.last!)
        return !isLonger && rest.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private mutating func skipComment() {
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "/") {
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if bytes[index] == UInt8(ascii: "*") {
            while index < bytes.count, take() != UInt8(ascii: "/") || bytes[index - 2] != UInt8(ascii: "*") {}
        }
    }

    private var isAtQuotes: Bool { bytes[min(index, bytes.count)...].prefix(2).elementsEqual([0x22, 0x22]) }

    private mutating func skipText() {
        // Raw strings have other escapes.
        let isRaw = index > 1 && bytes[index - 2] == UInt8(ascii: "#")
        let isLong = isAtQuotes
        if isLong { index += 2 }
        while index < bytes.count, tooDeepLine == nil, isLong || bytes[index] != 0x0A {
            switch take() {
            case UInt8(ascii: "\\") where !isRaw && index < bytes.count:
                if take() == UInt8(ascii: "(") { skipCode(ofText: isLong) }
            case UInt8(ascii: "\"") where !isLong: return
            case UInt8(ascii: "\"") where isAtQuotes:
                index += 2
                return
            default: continue
            }
        }
    }
}
