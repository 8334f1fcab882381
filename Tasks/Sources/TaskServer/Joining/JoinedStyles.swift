import Foundation

/// Style sheets one after the other: what one sheet says weighs as it would if the page named each.
struct JoinedStyles {
    private(set) var data = Data()

    /// - Parameters:
    ///   - path: the address a browser knows the sheet by.
    ///   - joined: the address of what it becomes a part of.
    mutating func append(_ sheet: Data, path: String, to joined: String) throws(JoinProblem) {
        try check([UInt8](sheet), path, isMoved: AddressPath.folder(of: path) != AddressPath.folder(of: joined))
        data.append(sheet)
        data.append(UInt8(ascii: "\n"))
    }

    /// What means something else in the middle of a sheet, or somewhere else, is refused.
    private func check(_ source: [UInt8], _ path: String, isMoved: Bool) throws(JoinProblem) {
        var reader = StyleReader(source)
        var depth = 0
        while let piece = reader.next() {
            let problem = { JoinProblem(file: path, line: source.line(at: piece.place), sentence: $0) }
            switch piece.text {
            case "{": depth += 1
            case "}" where depth == 0: throw problem("A bracket is closed that isn't open.")
            case "}": depth -= 1
            case "@import", "@charset", "@namespace":
                throw problem("\(piece.text) only holds at the beginning of a sheet. Name the sheet in the page.")
            case "url(" where isMoved && !piece.isWhole:
                throw problem("Addresses in sheets of other folders begin with /.")
            case "": throw problem("A text or comment is never closed.")
            default: break
            }
        }
        if depth > 0 {
            throw JoinProblem(file: path, line: source.line(at: source.count), sentence: "A bracket is never closed.")
        }
    }
}

/// Finds what of a style sheet matters to joining, outside of texts and comments.
private struct StyleReader {
    let source: [UInt8]
    private var place = 0

    struct Piece {
        let text: String
        let place: Int
        /// Of an address: whether it needs no sheet to start from.
        var isWhole = true
    }

    init(_ source: [UInt8]) { self.source = source }

    /// - Returns: a piece without text for what has no end.
    mutating func next() -> Piece? {
        while place < source.count {
            let start = place
            switch source[place] {
            case UInt8(ascii: "/") where begins("/*"):
                if !skip(to: "*/", from: 2) { return Piece(text: "", place: start) }
            case UInt8(ascii: "\""): if !skip(to: "\"", from: 1) { return Piece(text: "", place: start) }
            case UInt8(ascii: "'"): if !skip(to: "'", from: 1) { return Piece(text: "", place: start) }
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                place += 1
                return Piece(text: String(decoding: source[start..<place], as: UTF8.self), place: start)
            case UInt8(ascii: "@"), UInt8(ascii: "u"), UInt8(ascii: "U"):
                if let piece = readWord() { return piece }
            default: place += source[place].isNamePart ? nameLength : 1
            }
        }
        return nil
    }

    private func begins(_ text: String) -> Bool { source[place...].starts(with: text.utf8) }
    private var nameLength: Int { (source[place...].firstIndex { !$0.isNamePart } ?? source.count) - place }

    private mutating func skip(to end: String, from offset: Int) -> Bool {
        place += offset
        while place < source.count, !begins(end) { place += source[place] == UInt8(ascii: "\\") && offset == 1 ? 2 : 1 }
        guard place < source.count else { return false }
        place += end.utf8.count
        return true
    }

    /// `@import`, `url(`; nil for other words.
    private mutating func readWord() -> Piece? {
        let start = place
        place += 1
        if place < source.count { place += nameLength }
        let word = String(decoding: source[start..<place], as: UTF8.self).lowercased()
        guard word == "url", place < source.count, source[place] == UInt8(ascii: "(") else {
            return word.hasPrefix("@") ? Piece(text: word, place: start) : nil
        }
        place += 1
        let address = source[place...].drop { Set(" \"'".utf8).contains($0) }.prefix(5)
        let isWhole =
            address.starts(with: "/".utf8) || address.starts(with: "#".utf8) || address.starts(with: "data:".utf8)
        skipUnquoted()
        return Piece(text: "url(", place: start, isWhole: isWhole)
    }

    /// An address without quotes may hold what would begin a comment.
    private mutating func skipUnquoted() {
        guard place < source.count, !Set("\"' ".utf8).contains(source[place]) else { return }
        place = source[place...].firstIndex(of: UInt8(ascii: ")")) ?? source.count
    }
}
