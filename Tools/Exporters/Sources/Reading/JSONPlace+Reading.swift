import NodJSON

/// The values that a format expects of a document; an error says where it finds something else.
extension JSONPlace {
    init(reading text: String) throws(FormatError) {
        guard text.contains(where: { !$0.isWhitespace }) else { throw FormatError(reason: "the file is empty") }
        do {
            self.init(try JSONNode(reading: text.utf8))
        } catch {
            throw FormatError(line: error.line, reason: "this is not JSON: \(error.reason)")
        }
    }

    func failure(_ reason: String) -> FormatError { FormatError(line: node.line, path: path, reason: reason) }

    var isObject: Bool { members != nil }

    /// The value of a key; nil without it.
    func value(_ key: String) -> JSONPlace? { members?.first { $0.key == key }.map(place) }

    func required(_ key: String) throws(FormatError) -> JSONPlace {
        guard isObject else { throw failure("an object with “\(key)” is expected") }
        guard let found = value(key) else { throw failure("“\(key)” is missing") }
        return found
    }

    func list() throws(FormatError) -> [JSONPlace] {
        guard let items else { throw failure("a list [ … ] is expected") }
        return items
    }

    func number(_ range: ClosedRange<Double>) throws(FormatError) -> Double {
        guard let number else { throw failure("a number is expected") }
        guard range.contains(number) else {
            let bounds = [range.lowerBound, range.upperBound].map(JSONText.figure).joined(separator: " … ")
            throw failure("\(node.shown) is outside \(bounds)")
        }
        return number
    }

    func string() throws(FormatError) -> String {
        guard let text else { throw failure("a text is expected") }
        return text
    }

    /// The keys that are not among `known`, each with its path.
    func unknownKeys(besides known: Set<String>) -> [String] {
        (members ?? []).filter { !known.contains($0.key) }.map { path(of: $0.key) }
    }
}
