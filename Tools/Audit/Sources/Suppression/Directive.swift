import SwiftSyntax

/// A suppression: `// nod:disable:next tap-gesture the map has its own keyboard control`.
public struct Directive: Sendable, Equatable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Up to `nod:enable`, or the end of the file.
        case disable
        case enable
        /// The next line of code.
        case next = "disable:next"
        case this = "disable:this"
        case unknown
    }

    public var kind: Kind
    public var rules: [String]
    public var reason: String
    public var text: String
    /// The line it applies to, or from which on.
    public var line: Int
    public var place: Place
}

extension Directive {
    /// Parses a comment; nil if it isn't a directive.
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
