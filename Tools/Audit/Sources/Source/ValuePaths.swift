import SwiftSyntax

extension SyntaxProtocol {
    /// The values read here, as dotted paths without `self`, `$` and `?`: `isOpen` and `model.items` in `isOpen ? model.items : []`.
    var paths: Set<String> {
        let reader = PathReader(viewMode: .sourceAccurate)
        reader.walk(self)
        return reader.paths
    }
}

extension ExprSyntax {
    /// `self.model?.items` as `model.items`; nil when it is no plain path.
    var path: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return plain(reference.baseName.text) }
        if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
            guard let owner = base.path else { return nil }
            let name = plain(member.declName.baseName.text)
            if owner == "self" { return name }
            return name == "wrappedValue" || name == "self" ? owner : owner + "." + name
        }
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.path }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.path }
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.path }
        return inBrackets?.path
    }

    private func plain(_ name: String) -> String {
        name.first == "$" && name.count > 1 && name.dropFirst().first?.isNumber == false
            ? String(name.dropFirst()) : name
    }
}

private final class PathReader: SyntaxVisitor {
    var paths: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let path = ExprSyntax(node).path, path != "self" { paths.insert(path) }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .skipChildren }
        if let path = ExprSyntax(node).path {
            paths.insert(path)
            return .skipChildren
        }
        walk(base)
        return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.expression)
        return .skipChildren
    }

    /// `if let item` reads `item`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
            paths.insert(name.identifier.text)
        }
        return .visitChildren
    }
}

extension String {
    /// Both speak of the same value, or of a part of it: `items.count` and `items`.
    func isPath(within other: String) -> Bool {
        self == other || hasPrefix(other + ".")
            || (other.hasPrefix(self + ".") && Self.aspects.contains(String(other.dropFirst(count + 1))))
    }

    private static let aspects: Set<String> = ["count", "isEmpty", "first", "last", "id", "rawValue", "hashValue"]
}

extension Set<String> {
    func speaksOf(_ keys: Set<String>) -> Bool {
        contains { path in keys.contains { path.isPath(within: $0) } }
    }
}
