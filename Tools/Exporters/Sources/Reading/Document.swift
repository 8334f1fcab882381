import Foundation
import Yams

/// A JSON document whose every value knows its line, so that an error can say where it is.
///
/// Read as YAML, of which JSON is a part: Foundation's reader forgets where values stood.
struct Document {
    let node: Node
    /// Where in the document: `Pattern[2].Event`.
    let path: String

    init(_ text: String) throws(FormatError) {
        do {
            // In JSON a tab is only white space between values; YAML forbids it there.
            guard let node = try Yams.compose(yaml: text.replacingOccurrences(of: "\t", with: " ")) else {
                throw FormatError(reason: "the file is empty")
            }
            self.node = node
            self.path = ""
        } catch let error as FormatError {
            throw error
        } catch let error as YamlError {
            throw Document.error(error)
        } catch {
            throw FormatError(reason: "no JSON: \(error)")
        }
    }

    private init(_ node: Node, path: String) {
        self.node = node
        self.path = path
    }

    private static func error(_ error: YamlError) -> FormatError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            FormatError(line: mark.line, reason: "no valid JSON here (\(problem))")
        case .reader(let problem, _, _, _): FormatError(reason: "no text that can be read (\(problem))")
        default: FormatError(reason: "no valid JSON")
        }
    }
}

extension Document {
    func failure(_ reason: String) -> FormatError {
        FormatError(line: node.mark?.line, path: path, reason: reason)
    }

    var keys: [String] { node.mapping?.keys.compactMap(\.string) ?? [] }
    var isObject: Bool { node.mapping != nil }

    /// The value of a key; nil without it.
    func value(_ key: String) -> Document? {
        guard let found = node.mapping?[Node(key)] else { return nil }
        return Document(found, path: path.isEmpty ? key : path + "." + key)
    }

    func required(_ key: String) throws(FormatError) -> Document {
        guard isObject else { throw failure("an object with “\(key)” is expected") }
        guard let found = value(key) else { throw failure("“\(key)” is missing") }
        return found
    }

    func items() throws(FormatError) -> [Document] {
        guard let sequence = node.sequence else { throw failure("a list [ … ] is expected") }
        return sequence.enumerated().map { Document($1, path: "\(path)[\($0)]") }
    }

    func number(_ range: ClosedRange<Double>) throws(FormatError) -> Double {
        guard let scalar = node.scalar, scalar.style == .plain, let number = Double(scalar.string), number.isFinite
        else {
            throw failure("a number is expected")
        }
        guard range.contains(number) else {
            throw failure("\(number) is outside \(Document.text(range))")
        }
        return number
    }

    func text() throws(FormatError) -> String {
        guard let text = node.scalar?.string else { throw failure("a text is expected") }
        return text
    }

    /// The keys that are not among `known`, each with its path.
    func unknownKeys(besides known: Set<String>) -> [String] {
        keys.filter { !known.contains($0) }.map { path.isEmpty ? $0 : path + "." + $0 }
    }

    private static func text(_ range: ClosedRange<Double>) -> String {
        func short(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
        return "\(short(range.lowerBound)) … \(short(range.upperBound))"
    }
}
