/// A path pattern: `*` within a folder, `**` across folders, `?`, `{a,b}`; a folder includes all below it.
public struct Glob: Sendable, Equatable {
    public let pattern: String
    private let alternatives: [[Substring]]

    public init(_ pattern: String) {
        self.pattern = pattern
        var text = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
        while text.hasSuffix("/") { text.removeLast() }
        alternatives = Self.expand(text).map { alternative in
            // A bare name, like `*Mock.swift`, matches anywhere.
            let anywhere = alternative.contains("/") ? alternative : "**/" + alternative
            return anywhere.split(separator: "/").map { Substring($0) }
        }
    }

    public func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return alternatives.contains { Self.match($0, parts) }
    }
}

extension Glob {
    private static func expand(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
        let options = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        let (head, tail) = (String(text[..<open]), String(text[text.index(after: close)...]))
        return options.flatMap { expand(head + String($0) + tail) }
    }

    private static func match(_ pattern: [Substring], _ path: [Substring]) -> Bool {
        // Folders match all below them.
        match(pattern + ["**"], path, star: "**") { part, name in
            match(Array(part), Array(name), star: "*") { $0 == "?" || $0 == $1 }
        }
    }

    /// Backtracks only to the last star: the time is at most the product of both lengths.
    private static func match<Part: Equatable>(
        _ pattern: [Part],
        _ parts: [Part],
        star: Part,
        fits: (Part, Part) -> Bool
    ) -> Bool {
        var (index, position) = (0, 0)
        var last: (index: Int, position: Int)?
        while position < parts.count {
            if index < pattern.count, pattern[index] == star {
                last = (index, position)
                index += 1
            } else if index < pattern.count, fits(pattern[index], parts[position]) {
                (index, position) = (index + 1, position + 1)
            } else if let back = last {
                last = (back.index, back.position + 1)
                (index, position) = (back.index + 1, back.position + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == star }
    }
}
