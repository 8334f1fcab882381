import Foundation

/// A script or a style sheet as it is sent: without the lines that are comments, which are for whoever reads the source and
/// would be a quarter of what is transferred.
///
/// Only a comment that begins its line goes: what stands behind code might be part of a text or a pattern. Lines keep their
/// breaks, so that an error names the line of the source.
struct SourceText {
    private let data: Data

    init(_ data: Data) { self.data = data }

    var withoutComments: Data {
        var isInside = false
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Data(lines.map { code(in: $0, &isInside) }.joined(separator: [UInt8(ascii: "\n")]))
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
