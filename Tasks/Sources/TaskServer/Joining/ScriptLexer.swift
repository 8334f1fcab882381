/// Reads a script into tokens, so that what looks like an import within a text, a pattern or a comment isn't taken for one.
///
/// It knows the grammar only as far as that: where a slash could mean two things, it refuses rather than guesses.
struct ScriptLexer {
    private let file: String
    private let source: [UInt8]
    private var place = 0
    private var tokens: [ScriptToken] = []
    private var open: [Bracket] = []
    /// What the bracket that closed last was.
    private var closed: Bracket?
    private var beginsLine = true
    private var isApart = false

    private struct Bracket {
        enum Kind { case condition, list, function, block, insertion }
        let kind: Kind
        let close: UInt8
    }

    private init(_ source: [UInt8], _ file: String) { (self.source, self.file) = (source, file) }

    /// - Parameter file: what problems name it.
    static func tokens(of source: [UInt8], file: String) throws(JoinProblem) -> [ScriptToken] {
        var lexer = ScriptLexer(source, file)
        while lexer.place < source.count { try lexer.readOne() }
        guard lexer.open.isEmpty else { throw lexer.problem(at: source.count, "A bracket is never closed.") }
        return lexer.tokens
    }

    private func problem(at place: Int, _ sentence: String) -> JoinProblem {
        JoinProblem(file: file, line: source.line(at: place), sentence: sentence)
    }
}

extension ScriptLexer {
    private mutating func readOne() throws(JoinProblem) {
        let byte = source[place]
        switch byte {
        case UInt8(ascii: "\n"): (place, beginsLine) = (place + 1, true)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): (place, isApart) = (place + 1, true)
        case UInt8(ascii: "/"): try readSlash()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try readText(to: byte)
        case UInt8(ascii: "`"): try readTemplate()
        case _ where byte.isDigit: read(.number) { $0.isNamePart || $0 == UInt8(ascii: ".") }
        case _ where byte.isNamePart: read(.name, while: \.isNamePart)
        default: try readSign(byte)
        }
    }

    private mutating func read(_ kind: ScriptToken.Kind, while belongs: (UInt8) -> Bool) {
        add(kind, to: source[place...].firstIndex { !belongs($0) } ?? source.count)
    }

    private mutating func add(_ kind: ScriptToken.Kind, to end: Int) {
        let isInFunction = open.contains { $0.kind == .function }
        tokens.append(
            ScriptToken(
                kind: kind,
                range: place..<end,
                depth: open.count,
                isInFunction: isInFunction,
                beginsLine: beginsLine,
                isApart: isApart
            )
        )
        (place, beginsLine, isApart) = (end, false, false)
    }

    private mutating func readText(to quote: UInt8) throws(JoinProblem) {
        var end = place + 1
        while end < source.count, source[end] != quote, source[end] != UInt8(ascii: "\n") {
            end += source[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < source.count, source[end] == quote else { throw problem(at: place, "A text is never closed.") }
        add(.text, to: end + 1)
    }

    /// From a back quote, or from the bracket that ends an insertion, to the next of either.
    private mutating func readTemplate() throws(JoinProblem) {
        var end = place + 1
        while end < source.count {
            if source[end] == UInt8(ascii: "`") { return add(.template, to: end + 1) }
            if source[end] == UInt8(ascii: "$"), end + 1 < source.count, source[end + 1] == UInt8(ascii: "{") {
                add(.template, to: end + 2)
                return open.append(Bracket(kind: .insertion, close: UInt8(ascii: "}")))
            }
            end += source[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        throw problem(at: place, "A template is never closed.")
    }
}

// Brackets: which of them hold what runs later, and after which a slash begins a pattern.
extension ScriptLexer {
    private mutating func readSign(_ byte: UInt8) throws(JoinProblem) {
        switch byte {
        case UInt8(ascii: "("): begin(isCondition ? .condition : .list, ")")
        case UInt8(ascii: "["): begin(.list, "]")
        case UInt8(ascii: "{"): begin(isFunctionNext ? .function : .block, "}")
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard let bracket = open.popLast(), bracket.close == byte else {
                throw problem(at: place, "A bracket is closed that isn't open.")
            }
            if bracket.kind == .insertion { return try readTemplate() }
            closed = bracket
            add(.sign, to: place + 1)
        default: add(.sign, to: place + 1)
        }
    }

    private mutating func begin(_ kind: Bracket.Kind, _ close: Unicode.Scalar) {
        add(.sign, to: place + 1)
        open.append(Bracket(kind: kind, close: UInt8(ascii: close)))
    }

    /// What stands before, the latest token first.
    private func before(_ count: Int = 1) -> String? {
        guard tokens.count >= count else { return nil }
        return String(decoding: source[tokens[tokens.count - count].range], as: UTF8.self)
    }

    private var isCondition: Bool {
        guard tokens.last?.kind == .name, before(2) != "." else { return false }
        let keyword = before() == "await" ? before(2) : before()
        return ["if", "for", "while", "with", "switch", "catch"].contains(keyword)
    }

    /// After the brackets of parameters, or an arrow.
    private var isFunctionNext: Bool {
        switch before() {
        case ")": closed?.kind == .list
        case ">": before(2) == "=" && !(tokens.last?.isApart ?? true)
        default: false
        }
    }

    private mutating func readSlash() throws(JoinProblem) {
        if source[place...].starts(with: "//".utf8) {
            place = source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        } else if source[place...].starts(with: "/*".utf8) {
            try skipComment()
        } else if try beginsPattern {
            try readPattern()
        } else {
            add(.sign, to: place + 1)
        }
    }

    private mutating func skipComment() throws(JoinProblem) {
        var end = place + 2
        while end + 1 < source.count, !(source[end] == UInt8(ascii: "*") && source[end + 1] == UInt8(ascii: "/")) {
            if source[end] == UInt8(ascii: "\n") { beginsLine = true }
            end += 1
        }
        guard end + 1 < source.count else { throw problem(at: place, "A comment is never closed.") }
        (place, isApart) = (end + 2, true)
    }

    /// Words after which a value is still to come.
    private static let unfinished: Set<String> = [
        "return", "typeof", "case", "do", "else", "in", "of", "instanceof", "new", "void", "delete", "throw", "await",
        "yield",
    ]

    private var beginsPattern: Bool {
        get throws(JoinProblem) {
            guard let last = tokens.last, let text = before() else { return true }
            switch last.kind {
            case .number, .text, .pattern: return false
            case .template: return text.hasSuffix("${")
            case .name: return Self.unfinished.contains(text) && before(2) != "."
            case .sign: break
            }
            switch text {
            case ")": return closed?.kind == .condition
            case "]": return false
            case "}",
                "+" where before(2) == "+", "-" where before(2) == "-":
                throw problem(
                    at: place,
                    "After \(text) a slash can begin a pattern or divide. Put a bracket or a name between them."
                )
            default: return true
            }
        }
    }

    private mutating func readPattern() throws(JoinProblem) {
        var end = place + 1
        var isInClass = false
        while end < source.count, source[end] != UInt8(ascii: "\n") {
            switch source[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                let flags = source[(end + 1)...].firstIndex { !$0.isNamePart } ?? source.count
                return add(.pattern, to: flags)
            default: break
            }
            end += 1
        }
        throw problem(at: place, "A pattern is never closed.")
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Letters of every script are more than one byte, and each of those is above 127; # begins private names.
    var isNamePart: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 0x80
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "#")
    }
}

extension [UInt8] {
    /// From 1.
    func line(at place: Int) -> Int { 1 + self[..<Swift.min(place, count)].count { $0 == UInt8(ascii: "\n") } }
}
