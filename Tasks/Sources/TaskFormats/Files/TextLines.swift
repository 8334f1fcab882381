import Foundation

/// The lines of a text file, cut at the bytes: for Swift a carriage return and a line feed are one character.
///
/// A byte order mark is dropped, and so is a carriage return before a line feed. Everything else of a line stays.
struct TextLines {
    /// `text` is nil where the bytes aren't UTF-8, or hold a NUL, which is no text.
    let lines: [(number: Int, text: String?)]

    /// - Throws: `FileProblem.notUTF8` for UTF-16, which many editors call Unicode.
    init(_ data: Data) throws(FileProblem) {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { throw .notUTF8 }
        let content = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        lines = content.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().map { index, bytes in
            let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
            return (index + 1, bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self))
        }
    }
}
