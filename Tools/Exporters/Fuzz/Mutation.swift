import Chance

/// Breaks one of some JSON documents, always in the same way for a seed: its numbers, words, members, nesting and bytes.
struct Mutation {
    private var chance: Chance

    init(_ chance: Chance) { self.chance = chance }

    mutating func mutated(_ documents: [String]) -> [UInt8] {
        var tokens = Self.tokens(of: Array(chance.one(of: documents).utf8))
        for _ in 0..<(1 + chance.below(5)) where !tokens.isEmpty { mutate(&tokens) }
        var bytes = tokens.flatMap(\.self)
        if chance.hits(oneIn: 5), !bytes.isEmpty { damage(&bytes) }
        return bytes
    }

    private mutating func mutate(_ tokens: inout [[UInt8]]) {
        let index = chance.below(tokens.count)
        let part = Self.part(at: index, of: tokens)
        switch chance.below(10) {
        case 0: tokens.remove(at: index)
        case 1: tokens.removeSubrange(part)
        case 2:
            let times = chance.hits(oneIn: 3) ? chance.below(200) : 1
            let again = tokens[part] + [[UInt8(ascii: ",")]]
            tokens.insert(contentsOf: repeatElement(again, count: times).joined(), at: part.lowerBound)
        case 3: tokens.swapAt(index, chance.below(tokens.count))
        case 4: tokens[index] = Array(chance.one(of: Self.words).utf8)
        case 5:
            let depth = 1 + chance.below(chance.hits(oneIn: 4) ? 5000 : 20)
            let (opening, closing) = chance.one(of: [("[", "]"), ("{\"a\": ", "}")])
            tokens.insert(contentsOf: repeatElement(Array(closing.utf8), count: depth), at: part.upperBound)
            tokens.insert(contentsOf: repeatElement(Array(opening.utf8), count: depth), at: part.lowerBound)
        default: replaceNumber(&tokens)
        }
    }

    private mutating func replaceNumber(_ tokens: inout [[UInt8]]) {
        let numbers = tokens.indices.filter { Double(String(decoding: tokens[$0], as: UTF8.self)) != nil }
        guard !numbers.isEmpty else { return }
        let index = chance.one(of: numbers)
        let number = Double(String(decoding: tokens[index], as: UTF8.self)) ?? 0
        let near = "\(number * Double.random(in: 0...3, using: &chance))"
        tokens[index] = Array((chance.hits(oneIn: 2) ? near : chance.one(of: Self.numbers)).utf8)
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        let start = chance.below(bytes.count)
        let part = start..<min(bytes.count, start + 1 + chance.below(chance.hits(oneIn: 2) ? 4 : bytes.count))
        switch chance.below(3) {
        case 0: bytes[start] ^= 1 << UInt8(chance.below(8))
        case 1: bytes.removeSubrange(part)
        default: bytes.insert(contentsOf: bytes[part], at: start)
        }
    }

    private static let numbers = [
        "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "-0", "0", "-1", "1e308", "-1e308", "5e-324", "1e-400",
        "1e15",
        "1e16", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "4294967296", "3600", "30", "1.5",
        "01", "1.", ".5", "0x10", "1e", "123456789012345678901234567890",
    ]
    private static let words = [
        "null", "true", "[]", "{}", ",", ":", "{", "]", "\"", "\"\"", "\"\\ud800\"", "\"\\u0000\"", "\"a\\nb\\u2028\"",
        "\"<&'\\\"\u{301}>\"", "\"\u{202E}\u{FEFF}😀\"", "\"" + String(repeating: "e\u{301}", count: 400) + "\"",
        "\u{0}",
    ]
}

extension Mutation {
    /// Texts, words and numbers, spaces, and every other byte by itself; together they are the document.
    private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var rest = bytes[...]
        while let first = rest.first {
            var length = 1
            if first == UInt8(ascii: "\"") {
                length = (rest.dropFirst().firstIndex(of: first) ?? rest.endIndex - 1) - rest.startIndex + 1
            } else if let kind = kind(of: first) {
                length = rest.prefix { Self.kind(of: $0) == kind }.count
            }
            tokens.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    private enum Kind { case word, space }

    private static func kind(of byte: UInt8) -> Kind? {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: .space
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            .word
        default: nil
        }
    }

    /// The value that begins there, or the member, if it is a key.
    private static func part(at index: Int, of tokens: [[UInt8]]) -> Range<Int> {
        var end = index
        var depth = 0
        while end < tokens.count {
            let token = tokens[end]
            if token == [UInt8(ascii: "{")] || token == [UInt8(ascii: "[")] { depth += 1 }
            if token == [UInt8(ascii: "}")] || token == [UInt8(ascii: "]")] { depth -= 1 }
            let isOver = depth < 0 || depth == 0 && token == [UInt8(ascii: ",")]
            if isOver, end > index { return index..<end }
            end += 1
        }
        return index..<end
    }
}
