/// Text of one line, for people to read: a title, a name.
///
/// Line breaks, tabs and other control characters become a space, runs of spaces one, and the ends are trimmed, so that a
/// title pasted from a mail is taken as meant instead of refused. Bidirectional isolates and marks, joiners and emoji stay.
public struct LineText: Sendable, Equatable {
    public let text: String

    /// - Throws: `InvalidValue` when nothing is left, or more than `limit` characters (as a person counts them), or more than
    ///   eight bytes for each of them: a few letters can carry a megabyte of combining marks.
    public init(_ raw: String, field: String, limit: Int) throws(InvalidValue) {
        text = Self.cleaned(raw)
        // Invisible characters alone are no text either.
        let isEmpty = text.unicodeScalars.allSatisfy {
            $0 == " " || !$0.isASCII && $0.properties.generalCategory == .format
        }
        if isEmpty { throw InvalidValue(field: field, reason: .empty) }
        if text.count > limit { throw InvalidValue(field: field, reason: .tooLong(limit: limit)) }
        if text.utf8.count > limit * 8 { throw InvalidValue(field: field, reason: .tooManyMarks) }
    }

    /// `raw` on one line.
    public static func cleaned(_ raw: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in raw.unicodeScalars {
            if !scalar.isSpace {
                result.append(scalar)
            } else if let last = result.last, last != " " {
                result.append(" ")
            }
        }
        if result.last == " " { result.removeLast() }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Whether it separates words: white space or a control character.
    var isSpace: Bool {
        // ASCII first: looking up properties is what makes reading thousands of titles slow.
        isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || properties.generalCategory == .control
    }
}

/// Notes: as many lines as a person likes, up to a size that a list can still carry.
public struct NotesText: Sendable, Equatable {
    public let text: String

    public static let limit = 20_000

    /// - Throws: `InvalidValue` above `limit` characters, or above three bytes for each of them (the API's 64 KB).
    public init(_ raw: String) throws(InvalidValue) {
        guard raw.utf8.count <= Self.limit * 3, raw.count <= Self.limit else {
            throw InvalidValue(field: "notes", reason: .tooLong(limit: Self.limit))
        }
        // SQLite's text functions end at a NUL, which no notes need.
        text = raw.contains("\0") ? raw.replacing("\0", with: "") : raw
    }
}
