/// Writes JSON for people: keys in the given order, short values on one line, always the same bytes.
///
/// ```swift
/// print(JSONText.object([("title", .text("Buy milk")), ("days", .list([.integer(1), .integer(2)]))]).document)
/// ```
public indirect enum JSONText: Sendable {
    case text(String)
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case null
    case list([JSONText])
    case object([(String, JSONText)])

    /// The document, with a final line break.
    public var document: String { written(indent: 0) + "\n" }
}

extension JSONText {
    /// Columns up to which a list or object stays on one line.
    private static let width = 100

    private func written(indent: Int) -> String {
        let short = oneLine
        if short.utf8.count + indent <= JSONText.width { return short }
        let inner = String(repeating: " ", count: indent + 2)
        let outer = String(repeating: " ", count: indent)
        switch self {
        case .list(let items):
            let lines = items.map { inner + $0.written(indent: indent + 2) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let pairs):
            let lines = pairs.map { inner + JSONText.quoted($0) + ": " + $1.written(indent: indent + 2) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        default: return short
        }
    }

    private var oneLine: String {
        switch self {
        case .text(let text): JSONText.quoted(text)
        case .number(let number): JSONText.figure(number)
        case .integer(let integer): String(integer)
        case .bool(let bool): bool ? "true" : "false"
        case .null: "null"
        case .list(let items): "[" + items.map(\.oneLine).joined(separator: ", ") + "]"
        case .object(let pairs):
            "{" + pairs.map { JSONText.quoted($0) + ": " + $1.oneLine }.joined(separator: ", ") + "}"
        }
    }

    /// The shortest text that reads back as the same number; whole numbers have no fraction.
    public static func figure(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20:
                let code = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
