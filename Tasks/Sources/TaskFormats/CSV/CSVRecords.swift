/// The records of a CSV file (RFC 4180): quoted fields may hold commas, doubled quotes and line breaks.
struct CSVRecords {
    private(set) var records: [CSVRecord] = []
    private(set) var problems: [LineProblem] = []

    private var bytes: ArraySlice<UInt8>
    private var line = 1

    private static let (quote, comma, feed, carriage) = (UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(10), UInt8(13))

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)[...]
        while !self.bytes.isEmpty { readRecord() }
    }

    private mutating func readRecord() {
        let (start, startLine) = (bytes, line)
        do throws(LineProblem) {
            var fields: [String] = []
            repeat { fields.append(try readField(of: startLine)) } while take(Self.comma)
            let raw = String(decoding: start[start.startIndex..<bytes.startIndex], as: UTF8.self)
            readLineEnd()
            records.append(CSVRecord(line: startLine, fields: fields, raw: raw))
        } catch {
            problems.append(error)
            skipLine(from: start, startLine)
        }
    }

    private mutating func readField(of line: Int) throws(LineProblem) -> String {
        let field = take(Self.quote) ? try readQuoted(line) : readPlain()
        guard let text = String(validating: field, as: UTF8.self), !field.contains(0) else {
            throw LineProblem(line: line, reason: .notUTF8)
        }
        return text
    }

    private mutating func readPlain() -> [UInt8] {
        let field = bytes.prefix { $0 != Self.comma && $0 != Self.feed && $0 != Self.carriage }
        bytes = bytes[field.endIndex...]
        return Array(field)
    }

    private mutating func readQuoted(_ start: Int) throws(LineProblem) -> [UInt8] {
        var field: [UInt8] = []
        while let byte = bytes.popFirst() {
            if byte == Self.feed { line += 1 }
            if byte != Self.quote {
                field.append(byte)
            } else if take(Self.quote) {
                field.append(Self.quote)
            } else if let next = bytes.first, ![Self.comma, Self.feed, Self.carriage].contains(next) {
                throw LineProblem(line: start, reason: .textAfterQuote)
            } else {
                return field
            }
        }
        throw LineProblem(line: start, reason: .openQuote)
    }

    private mutating func readLineEnd() {
        _ = take(Self.carriage)
        if take(Self.feed) { line += 1 }
    }

    /// Goes on after the first line of what can't be read: one lost quote costs one line, not the rest of the file.
    private mutating func skipLine(from start: ArraySlice<UInt8>, _ startLine: Int) {
        bytes = start.drop { $0 != Self.feed }
        line = startLine
        readLineEnd()
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard bytes.first == byte else { return false }
        bytes.removeFirst()
        return true
    }
}
