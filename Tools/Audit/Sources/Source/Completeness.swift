import SwiftSyntax

extension SourceFile {
    /// Says that the parser could not read all of it; nil for a whole file.
    var notice: Notice? {
        guard tree.hasError else { return nil }
        return Notice(path: path, .incomplete, line: firstErrorLine)
    }

    private var firstErrorLine: Int? {
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(tree)
        return finder.first.map { place(from: $0, to: $0).line }
    }
}

/// Where the source is not Swift, and how often.
final class ErrorFinder: SyntaxAnyVisitor {
    private(set) var first: AbsolutePosition?
    private(set) var count = 0

    static func count(in tree: SourceFileSyntax) -> Int {
        guard tree.hasError else { return 0 }
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(tree)
        return finder.count
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        note(node.positionAfterSkippingLeadingTrivia)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { note(token.position) }
        return .skipChildren
    }

    private func note(_ position: AbsolutePosition) {
        count += 1
        if first == nil { first = position }
    }
}
