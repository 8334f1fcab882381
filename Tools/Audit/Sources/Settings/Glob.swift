/// A path pattern: `*` within a folder, `**` across folders, `?`; a folder includes all below it.
public struct Glob: Sendable, Equatable {
    private let parts: [Substring]

    public init(_ pattern: String) {
        let parts = pattern.split(separator: "/").filter { $0 != "." }
        // A bare name, like `*Mock.swift`, matches anywhere.
        self.parts = parts.count == 1 ? ["**"] + parts : parts
    }

    public func matches(_ path: String) -> Bool { Self.match(parts, path.split(separator: "/")) }
}

extension Glob {
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
