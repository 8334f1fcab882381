/// One line of text, such as a title or a name.
///
/// White space and control characters become single spaces, so that a title pasted from a mail is accepted. Bidirectional
/// marks, joiners and emoji stay.
public struct LineText: Sendable, Equatable {
    public let text: String

    /// - Throws: `InvalidValue` if nothing visible is left, above `limit` characters, or above eight bytes per character: a few
    ///   letters can carry a megabyte of combining marks.
    public init(_ raw: String, field: String, limit: Int) throws(InvalidValue) {
        text = Self.cleaned(raw)
        let isEmpty = text.unicodeScalars.allSatisfy {
            $0 == " " || !$0.isASCII && $0.properties.generalCategory == .format
        }
        if isEmpty { throw InvalidValue(field: field, reason: .empty) }
        if text.count > limit { throw InvalidValue(field: field, reason: .tooLong(limit: limit)) }
        if text.utf8.count > limit * 8 { throw InvalidValue(field: field, reason: .tooManyMarks) }
    }

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
    var isSpace: Bool {
        // ASCII first: looking up Unicode properties would take most of the time when reading thousands of titles.
        isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || properties.generalCategory == .control
    }
}

public struct NotesText: Sendable, Equatable {
    public let text: String

    public static let limit = 20_000

    /// - Throws: `InvalidValue` above `limit` characters, or above three bytes per character (the API's 64 KB).
    public init(_ raw: String) throws(InvalidValue) {
        guard raw.utf8.count <= Self.limit * 3, raw.count <= Self.limit else {
            throw InvalidValue(field: "notes", reason: .tooLong(limit: Self.limit))
        }
        // SQLite's text functions end at a NUL.
        text = raw.contains("\0") ? raw.replacing("\0", with: "") : raw
    }
}
