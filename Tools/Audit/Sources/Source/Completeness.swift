import SwiftParser
import SwiftSyntax

extension SourceFile {
    var notice: Notice? {
        guard tree.hasError, let error = tree.errors.first, !isCompleteWithSpacedAttributes else { return nil }
        let line = place(from: error.place, to: error.place).line
        return Notice(path: path, .incomplete, line: line, reason: error.reason)
    }

    /// swift-syntax 603.0.1 reads the parameters of `@MainActor([Int]) -> Void` as arguments of the attribute,
    /// unlike the compiler. With a space between, it reads them correctly.
    private var isCompleteWithSpacedAttributes: Bool {
        let names = ["@MainActor", "@Sendable", "@escaping", "@autoclosure"]
        guard names.contains(where: { text.contains($0 + "(") }) else { return false }
        let spaced = names.reduce(text) { $0.replacing($1 + "(", with: $1 + " (") }
        return Parser.parse(source: spaced).errors.isEmpty
    }
}

extension SourceFileSyntax {
    var errors: [(place: AbsolutePosition, reason: String)] {
        guard hasError else { return [] }
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(self)
        return finder.errors
    }
}

private final class ErrorFinder: SyntaxAnyVisitor {
    private(set) var errors: [(place: AbsolutePosition, reason: String)] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
        errors.append((node.positionAfterSkippingLeadingTrivia, "‘\(line.prefix(40))’ is not expected"))
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing {
            let isPlaceholder = token.text.isEmpty || token.text.hasPrefix("<#")
            errors.append((token.position, isPlaceholder ? "code is missing" : "‘\(token.text)’ is missing"))
        } else if let diagnostic = token.tokenDiagnostic, diagnostic.isError {
            errors.append((token.position.advanced(by: Int(diagnostic.byteOffset)), "a character is not Swift"))
        }
        return .skipChildren
    }
}

extension TokenDiagnostic {
    /// Before the Swift 6 mode, the compiler only warns of the space in `@Environment (\.locale)`.
    fileprivate var isError: Bool {
        switch kind {
        case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError: false
        default: severity == .error
        }
    }
}
