/// A record of a CSV file.
struct CSVRecord: Equatable {
    /// Where it begins, counted from 1.
    let line: Int
    let fields: [String]
    /// As it stands in the file, without the end of its last line.
    let raw: String

    var isBlank: Bool { fields.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    /// A record of `fields`, quoted only where it must be.
    static func text(_ fields: [String]) -> String {
        fields.map { field in
            let needsQuotes = field.utf8.contains { [UInt8(ascii: "\""), UInt8(ascii: ","), 10, 13].contains($0) }
            return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
        }.joined(separator: ",")
    }
}
