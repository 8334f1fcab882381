import Foundation

/// Finds the line where a file stops being JSON. Foundation tells it in a sentence, if at all, and another on each platform.
struct JSONSyntax {
    private let bytes: [UInt8]
    private var place = 0

    /// Deeper is no file of tasks; and this reads by calling itself.
    private static let depthLimit = 200

    private init(_ data: Data) { bytes = Array(data) }

    /// - Returns: counted from 1; nil when nothing is wrong here, whatever else may be.
    static func lineOfError(in data: Data) -> Int? {
        var syntax = Self(data)
        let isWhole = syntax.value(depth: 0) && syntax.isAtEnd()
        return isWhole ? nil : syntax.bytes[..<syntax.place].count { $0 == 0x0A } + 1
    }

    private mutating func value(depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        skipSpace()
        switch next {
        case "{": return list(end: "}") { $0.string() && $0.take(":") && $0.value(depth: depth + 1) }
        case "[": return list(end: "]") { $0.value(depth: depth + 1) }
        case "\"": return string()
        default: return word()
        }
    }

    private mutating func list(end: Unicode.Scalar, _ item: (inout Self) -> Bool) -> Bool {
        place += 1
        if take(end) { return true }
        repeat {
            guard item(&self) else { return false }
        } while take(",")
        return take(end)
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let byte = next, byte.value >= 0x20 {
            place += byte == "\\" ? 2 : 1
            if byte == "\"" { return true }
        }
        place = min(place, bytes.count)
        return false
    }

    /// A number, `true`, `false` or `null`; read to its end only when it is one.
    private mutating func word() -> Bool {
        let word = bytes[place...].prefix { byte in
            Self.isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
                || byte == UInt8(ascii: "-")
        }
        let text = String(decoding: word, as: UTF8.self)
        guard
            ["true", "false", "null"].contains(text)
                || word.first != UInt8(ascii: "+") && Double(text)?.isFinite == true
        else { return false }
        place = word.endIndex
        return true
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == scalar else { return false }
        place += 1
        return true
    }

    private mutating func isAtEnd() -> Bool {
        skipSpace()
        return next == nil
    }

    private mutating func skipSpace() {
        while let byte = next, [" ", "\t", "\r", "\n"].contains(byte) { place += 1 }
    }

    private var next: Unicode.Scalar? { place < bytes.count ? Unicode.Scalar(bytes[place]) : nil }
}
