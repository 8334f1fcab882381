import Foundation

/// Writes tokens out again, without comments and with no more space between them than they need.
struct ScriptWriter {
    private(set) var data = Data()

    mutating func write(_ text: String) { data.append(contentsOf: text.utf8) }

    /// A module without what links it to others.
    ///
    /// - Parameter replacements: what stands in the place of a token.
    mutating func write(_ module: ScriptModule, replacing replacements: [Int: String]) {
        let left = Set(module.linking.flatMap(\.self))
        var beginsLine = true
        for (index, token) in module.tokens.enumerated() {
            beginsLine = beginsLine || token.beginsLine
            let bytes = replacements[index].map { Array($0.utf8)[...] } ?? module.source[token.range]
            if left.contains(index) || bytes.isEmpty { continue }
            separate(bytes, beginsLine: beginsLine, isApart: token.isApart)
            data.append(contentsOf: bytes)
            beginsLine = false
        }
    }

    private mutating func separate(_ bytes: ArraySlice<UInt8>, beginsLine: Bool, isApart: Bool) {
        guard let last = data.last, let first = bytes.first, last != UInt8(ascii: "\n") else { return }
        if beginsLine {
            if !Self.opening.contains(last), !Self.closing.contains(first) { data.append(UInt8(ascii: "\n")) }
        } else if isApart, Self.merge(last, first) {
            data.append(UInt8(ascii: " "))
        }
    }

    /// Whether the two would become something else: one name, one sign, a comment, a fraction, a pattern with flags.
    private static func merge(_ last: UInt8, _ first: UInt8) -> Bool {
        last.isNamePart && (first.isNamePart || first == UInt8(ascii: "."))
            || last == UInt8(ascii: "/") && first.isNamePart
            || merging.contains(last) && merging.contains(first)
    }

    /// After these, and before those, the end of a line ends no statement.
    private static let opening = Set("{([,;".utf8)
    private static let closing = Set("})],;".utf8)
    private static let merging = Set("+-/".utf8)
}
