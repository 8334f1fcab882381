import SwiftParser
import SwiftSyntax

extension SourceFile {
    var notice: Notice? {
        guard tree.hasError, let error = tree.errors.first, !isCompleteWithSpacedAttributes else { return nil }
        return Notice(path: path, .incomplete, line: place(from: error, to: error).line)
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
    var errors: [AbsolutePosition] {
        guard hasError else { return [] }
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(self)
        return finder.errors
    }
}

private final class ErrorFinder: SyntaxAnyVisitor {
    private(set) var errors: [AbsolutePosition] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        errors.append(node.positionAfterSkippingLeadingTrivia)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing {
            errors.append(token.position)
        } else if let diagnostic = token.tokenDiagnostic, diagnostic.isError {
            errors.append(token.position.advanced(by: Int(diagnostic.byteOffset)))
        }
        return .skipChildren
    }
}

extension TokenDiagnostic {
    /// In Swift 5 mode, the compiler only warns about the space in `@Environment (\.locale)`.
    fileprivate var isError: Bool {
        switch kind {
        case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError: false
        default: severity == .error
        }
    }
}
