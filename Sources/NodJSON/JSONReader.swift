struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    static func read(_ bytes: [UInt8]) throws(JSONFailure) -> JSONNode {
        // Some editors write a byte order mark, which means nothing in UTF-8.
        var reader = JSONReader(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
        if let failure = reader.noText { throw failure }
        let node = try reader.value(depth: 1)
        reader.skipSpace()
        if let more = reader.next { throw reader.failure("\(JSONReader.name(more)) after the end") }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }
}

extension JSONReader {
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func failure(_ reason: String) -> JSONFailure { JSONFailure(line: line, reason: reason) }

    private var noText: JSONFailure? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var line = 1
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): if scalar == "\n" { line += 1 }
            case .emptyInput: return nil
            case .error: return JSONFailure(line: line, reason: "a byte that is not UTF-8")
            }
        }
    }

    private static func name(_ byte: UInt8) -> String {
        byte > 0x20 && byte < 0x7F ? "“\(Character(Unicode.Scalar(byte)))”" : "a character"
    }

    private func unexpected(_ expected: String) -> JSONFailure {
        failure(
            next.map { "\(JSONReader.name($0)) where \(expected) is expected" }
                ?? "the end where \(expected) is expected"
        )
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            if byte == 0x0A { line += 1 }
            place += 1
        }
    }

    private mutating func takes(_ character: Character) -> Bool {
        guard next == character.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func takeSpaced(_ character: Character) -> Bool {
        skipSpace()
        return takes(character)
    }
}

extension JSONReader {
    private mutating func value(depth: Int) throws(JSONFailure) -> JSONNode {
        guard depth <= JSONNode.deepest else { throw failure("nested deeper than \(JSONNode.deepest)") }
        skipSpace()
        let start = line
        switch next {
        case UInt8(ascii: "{"): return JSONNode(line: start, value: .object(try members(depth: depth)))
        case UInt8(ascii: "["): return JSONNode(line: start, value: .list(try items(depth: depth)))
        case UInt8(ascii: "\""): return JSONNode(line: start, value: .text(try text()))
        case let byte? where byte == UInt8(ascii: "-") || JSONReader.isDigit(byte):
            return JSONNode(line: start, value: try number())
        default: return JSONNode(line: start, value: try word())
        }
    }

    private mutating func members(depth: Int) throws(JSONFailure) -> [JSONMember] {
        place += 1
        var members: [JSONMember] = []
        guard !takeSpaced("}") else { return members }
        repeat {
            skipSpace()
            let start = line
            guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
            let key = try text()
            guard takeSpaced(":") else { throw unexpected("“:”") }
            members.append(JSONMember(key: key, line: start, node: try value(depth: depth + 1)))
        } while takeSpaced(",")
        guard takeSpaced("}") else { throw unexpected("“,” or “}”") }
        return members
    }

    private mutating func items(depth: Int) throws(JSONFailure) -> [JSONNode] {
        place += 1
        var items: [JSONNode] = []
        guard !takeSpaced("]") else { return items }
        repeat { items.append(try value(depth: depth + 1)) } while takeSpaced(",")
        guard takeSpaced("]") else { throw unexpected("“,” or “]”") }
        return items
    }

    private mutating func word() throws(JSONFailure) -> JSONNode.Value {
        let words: [(String, JSONNode.Value)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
        for (word, value) in words where bytes[place...].starts(with: word.utf8) {
            place += word.utf8.count
            return value
        }
        throw unexpected("a value")
    }
}

extension JSONReader {
    private mutating func number() throws(JSONFailure) -> JSONNode.Value {
        let start = place
        _ = takes("-")
        if !takes("0") { try digits() }
        if takes(".") { try digits() }
        if takes("e") || takes("E") {
            if !takes("+") { _ = takes("-") }
            try digits()
        }
        let written = String(decoding: bytes[start..<place], as: UTF8.self)
        guard let number = Double(written) else { throw failure("no number: \(JSONNode.shortened(written))") }
        return .number(number, written: written)
    }

    private mutating func digits() throws(JSONFailure) {
        let start = place
        while let byte = next, JSONReader.isDigit(byte) { place += 1 }
        guard place > start else { throw unexpected("a digit") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension JSONReader {
    private mutating func text() throws(JSONFailure) -> String {
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            guard byte >= 0x20 else { throw failure("a text that does not end in its line") }
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
            default: text.append(byte)
            }
        }
        throw failure("a text that does not end")
    }

    private mutating func escaped() throws(JSONFailure) -> Unicode.Scalar {
        guard let byte = next else { throw failure("a text that does not end") }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try codePoint()
        default:
            throw failure(
                "“\\\(JSONReader.name(byte).filter { $0 != "“" && $0 != "”" })” in a text, which JSON does not know"
            )
        }
    }

    /// The digits after `\u`; characters beyond 16 bits take two escapes.
    private mutating func codePoint() throws(JSONFailure) -> Unicode.Scalar {
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let isPair = first < 0xDC00 && bytes[place...].starts(with: "\\u".utf8)
        if isPair { place += 2 }
        let second = isPair ? try unit() : 0
        let code = 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)
        guard (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(code) else {
            throw failure("half of a character (\\u…)")
        }
        return scalar
    }

    private mutating func unit() throws(JSONFailure) -> UInt32 {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("no four hexadecimal digits after “\\u”") }
        place += 4
        return unit
    }
}
