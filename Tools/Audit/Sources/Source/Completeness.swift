import SwiftParser
import SwiftSyntax

extension SourceFile {
    /// Says that the parser could not read all of it; nil for a whole file.
    var notice: Notice? {
        guard tree.hasError, !isCompleteWithSpacedAttributes else { return nil }
        return Notice(path: path, .incomplete, line: tree.errors.first.map { place(from: $0, to: $0).line })
    }

    /// swift-syntax reads the parameters of `@MainActor([Int]) -> Void` as arguments of the attribute (seen in 603.0.1); the
    /// compiler does not. With a space between, it reads them right.
    private var isCompleteWithSpacedAttributes: Bool {
        let names = ["@MainActor", "@Sendable", "@escaping", "@autoclosure"]
        guard names.contains(where: { mentions($0 + "(") }) else { return false }
        let spaced = names.reduce(text) { $0.replacing($1 + "(", with: $1 + " (") }
        return !Parser.parse(source: spaced).hasError
    }
}

extension SourceFileSyntax {
    /// Where it is not Swift.
    var errors: [AbsolutePosition] {
        guard hasError else { return [] }
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(self)
        return finder.places
    }
}

private final class ErrorFinder: SyntaxAnyVisitor {
    private(set) var places: [AbsolutePosition] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        places.append(node.positionAfterSkippingLeadingTrivia)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { places.append(token.position) }
        return .skipChildren
    }
}
