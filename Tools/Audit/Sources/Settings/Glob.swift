/// A pattern of paths: `*` within a folder, `**` across folders, `?` one character, `{a,b}` either; a folder means all below it.
public struct Glob: Sendable, Equatable {
    public let pattern: String
    private let alternatives: [[Substring]]

    public init(_ pattern: String) {
        self.pattern = pattern
        var text = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
        while text.hasSuffix("/") { text.removeLast() }
        alternatives = Self.expand(text).map { alternative in
            // A name alone, like `*Mock.swift`, is meant wherever it stands.
            let anywhere = alternative.contains("/") ? alternative : "**/" + alternative
            return anywhere.split(separator: "/").map { Substring($0) }
        }
    }

    public func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")[...]
        return alternatives.contains { Self.match($0[...], parts) }
    }
}

extension Glob {
    private static func expand(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
        let options = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        let (head, tail) = (String(text[..<open]), String(text[text.index(after: close)...]))
        return options.flatMap { expand(head + String($0) + tail) }
    }

    private static func match(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        // The pattern named a folder, or the file itself.
        guard let first = pattern.first else { return true }
        if first == "**" {
            if pattern.count == 1 { return !path.isEmpty }
            return path.indices.contains { match(pattern.dropFirst(), path[$0...]) }
        }
        guard let part = path.first, matchName(first[...], part[...]) else { return false }
        return match(pattern.dropFirst(), path.dropFirst())
    }

    private static func matchName(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            let rest = pattern.dropFirst()
            if rest.isEmpty { return true }
            var tail = name
            while true {
                if matchName(rest, tail) { return true }
                if tail.isEmpty { return false }
                tail = tail.dropFirst()
            }
        }
        guard let character = name.first, first == "?" || first == character else { return false }
        return matchName(pattern.dropFirst(), name.dropFirst())
    }
}
