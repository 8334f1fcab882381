import Foundation

/// How many parts a file may have. Each costs memory many times its bytes: 16 MB of empty lines would be gigabytes of tasks.
enum FileParts {
    static let lines = 200_000
    /// Values of a JSON file; our own export has some twelve a task.
    static let values = 2_000_000

    /// Counts what separates them, before anything is read.
    static func check(_ data: Data) throws(Problem) {
        let first = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        let (separator, most) = isJSON ? (UInt8(ascii: ","), values) : (UInt8(ascii: "\n"), lines)
        let count = data.withUnsafeBytes { bytes in bytes.reduce(0) { $0 + ($1 == separator ? 1 : 0) } }
        guard count <= most else { throw .fileTooMany(lines) }
    }
}

extension Problem {
    fileprivate static func fileTooMany(_ most: Int) -> Problem {
        Problem(status: .contentTooLarge, detail: Sentence("problem.file.tooMany", ["limit": .number(most)]))
    }
}
