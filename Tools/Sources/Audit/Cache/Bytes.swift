/// Writes values one after the other: small numbers in few bytes, texts with their length first.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes += text.utf8
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ other: [UInt8]) {
        write(other.count)
        bytes += other
    }

    mutating func write<Value>(_ values: [Value], _ each: (inout ByteWriter, Value) -> Void) {
        write(values.count)
        for value in values { each(&self, value) }
    }
}

/// Reads what ``ByteWriter`` wrote; throws on anything else.
struct ByteReader {
    struct Damaged: Error {}

    private let bytes: [UInt8]
    private(set) var position: Int
    private let end: Int

    init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        self.position = start
        self.end = min(end ?? bytes.count, bytes.count)
    }

    var isAtEnd: Bool { position >= end }

    mutating func byte() throws(Damaged) -> UInt8 {
        guard position < end else { throw Damaged() }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() throws(Damaged) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64 {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(truncatingIfNeeded: value) }
            shift += 7
        }
        throw Damaged()
    }

    mutating func wide() throws(Damaged) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 8) { value |= UInt64(try byte()) << shift }
        return value
    }

    mutating func flag() throws(Damaged) -> Bool { try byte() == 1 }

    mutating func range() throws(Damaged) -> Range<Int> {
        let count = try number()
        guard count >= 0, count <= end - position else { throw Damaged() }
        defer { position += count }
        return position..<(position + count)
    }

    mutating func text() throws(Damaged) -> String {
        let range = try range()
        guard let text = String(validating: bytes[range], as: UTF8.self) else { throw Damaged() }
        return text
    }

    mutating func list<Value>(_ each: (inout ByteReader) throws(Damaged) -> Value) throws(Damaged) -> [Value] {
        let count = try number()
        // Each value takes a byte at least: a damaged count cannot ask for more memory than there is.
        guard count >= 0, count <= end - position else { throw Damaged() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try each(&self)) }
        return values
    }

    mutating func choice<Choice: RawRepresentable<String>>(_: Choice.Type = Choice.self) throws(Damaged) -> Choice {
        guard let choice = Choice(rawValue: try text()) else { throw Damaged() }
        return choice
    }
}
