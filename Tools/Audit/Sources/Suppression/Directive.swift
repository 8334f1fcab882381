import SwiftSyntax

/// A comment that lets a place pass: `// nod:disable:next tap-gesture the map has its own keyboard control`.
public struct Directive: Sendable, Equatable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// From here to the end of the file, or to the comment that enables the rule again.
        case disable
        case enable
        /// The line of the next code.
        case next = "disable:next"
        /// The line of the comment.
        case this = "disable:this"
        /// Begins with `nod:` and is none of these.
        case unknown
    }

    public var kind: Kind
    public var rules: [String]
    public var reason: String
    /// As it stands in the source.
    public var text: String
    /// The line it speaks of, or from which on.
    public var line: Int
    public var place: Place
}

extension Directive {
    /// Reads what follows the slashes of a comment; nil when it is no directive.
    init?(comment: String, line: Int, next: Int, place: Place) {
        guard comment.hasPrefix("//") else { return nil }
        let text = comment.drop { $0 == "/" || $0 == " " }
        guard text.hasPrefix("nod:"), text.dropFirst(4).first?.isLetter == true else { return nil }
        let words = text.split(separator: " ", maxSplits: 2)
        let kind = Kind(rawValue: String(words[0].dropFirst(4))) ?? .unknown
        let reason = words.count > 2 ? words[2].drop { " -–—:".contains($0) } : ""
        self.init(
            kind: kind,
            rules: words.count > 1 ? words[1].split(separator: ",").map(String.init) : [],
            reason: String(reason),
            text: String(text),
            line: kind == .next ? next : line,
            place: place
        )
    }

    /// Every directive of a file, in its order.
    static func all(in file: SourceFile) -> [Directive] {
        guard file.text.contains("nod:") else { return [] }
        var found: [Directive] = []
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            found += read(token.leadingTrivia, at: token.position, next: token, in: file)
            if let next = token.nextToken(viewMode: .sourceAccurate) {
                found += read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia, next: next, in: file)
            }
        }
        return found
    }

    private static func read(
        _ trivia: Trivia,
        at start: AbsolutePosition,
        next: TokenSyntax,
        in file: SourceFile
    ) -> [Directive] {
        var position = start
        var found: [Directive] = []
        for piece in trivia {
            if case .lineComment(let text) = piece, text.contains("nod:") {
                let place = file.place(from: position, to: position.advanced(by: text.utf8.count))
                let nextLine = file.place(of: next).line
                if let directive = Directive(comment: text, line: place.line, next: nextLine, place: place) {
                    found.append(directive)
                }
            }
            position = position.advanced(by: piece.sourceLength.utf8Length)
        }
        return found
    }
}
