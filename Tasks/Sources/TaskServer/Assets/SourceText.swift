import Foundation

/// A script, a style sheet or a document as it is sent: without comments and indentation, which are for whoever reads the
/// source and would be a quarter of what is transferred.
///
/// Only a comment that begins its line goes, and a type in front of an expression: what else stands behind code might be part
/// of a text or a pattern.
struct SourceText {
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// As small as a file of its type may be made without being understood.
    func packed(_ type: AssetType) -> Data {
        switch type {
        case .js: SourceText(withoutComments).withoutTypes
        case .css: withoutComments
        case .html: Data(lines.map(unindented).filter { !$0.isEmpty }.joined(separator: Self.lineBreak))
        default: data
        }
    }

    private static let lineBreak = [UInt8(ascii: "\n")]
    private var lines: [Data] { data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    private func unindented(_ line: Data) -> Data { line.drop { $0 == UInt8(ascii: " ") } }

    var withoutComments: Data {
        var isInside = false
        let kept = lines.map { unindented(code(in: $0, &isInside)) }
        return Data(kept.filter { !$0.isEmpty }.joined(separator: Self.lineBreak))
    }

    /// Without `/** @type {string} */` within a line.
    private var withoutTypes: Data {
        var result = data
        while let start = result.range(of: Data("/** @type".utf8)),
            let end = result.range(of: Data("*/".utf8), in: start.upperBound..<result.endIndex)
        {
            let next = end.upperBound < result.endIndex && result[end.upperBound] == UInt8(ascii: " ") ? 1 : 0
            result.removeSubrange(start.lowerBound..<end.upperBound + next)
        }
        return result
    }

    /// What of a line is no comment.
    ///
    /// - Parameter isInside: whether a comment that began on a line before goes on.
    private func code(in line: Data, _ isInside: inout Bool) -> Data {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        if !isInside {
            if text.starts(with: "//".utf8) { return Data() }
            guard text.starts(with: "/*".utf8) else { return line }
        }
        guard let end = text.range(of: Data("*/".utf8), in: text.startIndex + (isInside ? 0 : 2)..<text.endIndex) else {
            isInside = true
            return Data()
        }
        isInside = false
        return text[end.upperBound...]
    }
}
