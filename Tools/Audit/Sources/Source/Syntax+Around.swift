import SwiftSyntax

/// The calls that a view is given to, and the modifiers applied further out.
/// A view of a member, like `private var closeButton: some View`, has those of the places that use the member.
struct Around: Sendable {
    /// Calls that have the view as an argument or in a closure, innermost first.
    private(set) var receivers: [Receiver] = []
    private(set) var modifiers: [Call] = []

    struct Receiver: Sendable {
        let call: Call
        /// The label of the argument or closure; nil for the first trailing closure and unlabelled arguments.
        let label: String?

        var name: String { call.name }
    }

    init(_ node: some SyntaxProtocol, in file: SourceFile) { add(Syntax(node), in: file, depth: 3) }

    func isGiven(to names: Set<String>) -> Bool { receivers.contains { names.contains($0.name) } }
    func has(_ name: String) -> Bool { modifiers.contains { $0.name == name } }
    func hasAny(_ names: Set<String>) -> Bool { modifiers.contains { names.contains($0.name) } }

    private mutating func add(_ node: Syntax, in file: SourceFile, depth: Int) {
        var child = node
        while let parent = child.parent, !parent.isType {
            if let call = Call(parent) {
                if call.node.calledExpression.id == child.id {
                    if call.base != nil { modifiers.append(call) }
                } else {
                    receivers.append(Receiver(call: call, label: child.argumentLabel(of: node)))
                }
            }
            if parent.isMember, depth > 0, let member = parent.declaredName {
                guard member != "body" else { return }
                for use in file.index.references[member] ?? [] where !use.isInside(parent) {
                    add(Syntax(use), in: file, depth: depth - 1)
                }
                return
            }
            child = parent
        }
    }
}

extension Syntax {
    fileprivate func argumentLabel(of node: Syntax) -> String? {
        if let list = self.as(LabeledExprListSyntax.self) { return list.first { node.isInside($0) }?.label?.text }
        return self.as(MultipleTrailingClosureElementListSyntax.self)?.first { node.isInside($0) }?.label.text
    }
}

extension SyntaxProtocol {
    /// Innermost first.
    var ancestors: UnfoldSequence<Syntax, Syntax?> {
        sequence(state: parent) { node in
            defer { node = node?.parent }
            return node
        }
    }

    var ancestorsInType: [Syntax] { ancestors.prefix { !$0.isType } }

    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? { ancestors.lazy.compactMap { $0.as(type) }.first }

    /// The statements after the one that this is part of.
    var statementsAfter: [CodeBlockItemSyntax] {
        guard let item = ancestor(CodeBlockItemSyntax.self) else { return [] }
        return Array(item.parent?.as(CodeBlockItemListSyntax.self) ?? []).filter { $0.position > item.position }
    }

    func isInside(_ other: (some SyntaxProtocol)?) -> Bool {
        guard let other else { return false }
        return position >= other.position && endPosition <= other.endPosition
    }

    var isType: Bool { asType != nil }

    var asType: (any DeclGroupSyntax)? {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .structDecl(let type): type
        case .classDecl(let type): type
        case .enumDecl(let type): type
        case .actorDecl(let type): type
        case .protocolDecl(let type): type
        case .extensionDecl(let type): type
        default: nil
        }
    }

    var enclosingType: (any DeclGroupSyntax)? { ancestors.lazy.compactMap(\.asType).first }

    /// The innermost type; `""` at the top of a file.
    var enclosingTypeName: String { enclosingType?.typeName ?? "" }

    var declaredName: String? {
        Syntax(self).as(FunctionDeclSyntax.self)?.name.text ?? Syntax(self).as(VariableDeclSyntax.self)?.name
    }

    func contains(token names: Set<String>) -> Bool {
        let search = TokenSearch(names)
        search.walk(self)
        return search.isFound
    }
}

extension DeclGroupSyntax {
    var typeName: String {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .extensionDecl(let type): type.extendedType.trimmedDescription
        default: Syntax(self).asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
        }
    }

    var inherited: [String] { inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] }

    func member(_ name: String) -> VariableDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { $0.name == name }
    }
}

extension ExprSyntax {
    /// The value of a string literal without interpolations.
    var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    var inBrackets: ExprSyntax? {
        let elements = self.as(TupleExprSyntax.self)?.elements
        return elements?.count == 1 ? elements?.first?.expression : nil
    }

    /// `self.$model?.items` as `model.items`; nil if it isn't a plain path.
    var path: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text.withoutDollar }
        if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
            guard let owner = base.path else { return nil }
            let name = member.declName.baseName.text.withoutDollar
            return owner == "self" ? name : name == "wrappedValue" ? owner : owner + "." + name
        }
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.path }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.path }
        return inBrackets?.path
    }

    /// The last name of a path, through `!`, `?` and brackets: `isDone` of `!task.isDone`.
    var lastName: String? {
        if let negation = self.as(PrefixOperatorExprSyntax.self) { return negation.expression.lastName }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return path?.split(separator: ".").last.map(String.init)
    }

    /// `icon`, `self.icon`, `icon()`: a member of this type, unless it is local.
    var isOwnMember: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isOwnMember }
        return self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    }

    /// `""`, `Text("")`, `Text(verbatim: "")`.
    var isEmptyText: Bool {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            return literal.segments.allSatisfy {
                $0.as(StringSegmentSyntax.self)?.content.text.allSatisfy(\.isWhitespace) == true
            }
        }
        guard let call = Call(self), call.name == "Text", call.node.arguments.count == 1 else { return false }
        return call.node.arguments.first?.expression.isEmptyText == true
    }
}

extension String {
    /// `isOpen` of `$isOpen`; `$0` stays.
    fileprivate var withoutDollar: String {
        first == "$" && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
    }
}

/// `condition ? yes : no` before operators are folded.
struct Ternary {
    let condition: String
    let yes: ExprSyntax
    let no: ExprSyntax

    init?(_ expression: ExprSyntax?) {
        guard let parts = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
            let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self)
        else { return nil }
        condition = parts.dropLast(2).map(\.normalisedCode).joined(separator: " ")
        yes = choice.thenExpression
        no = parts[parts.count - 1]
    }
}

enum Search {
    static func all<Node: SyntaxProtocol>(_ type: Node.Type, in node: some SyntaxProtocol) -> [Node] {
        let search = NodeSearch<Node>(viewMode: .sourceAccurate)
        search.walk(node)
        return search.found
    }

    static func calls(in node: some SyntaxProtocol) -> [Call] {
        all(FunctionCallExprSyntax.self, in: node).compactMap { Call($0) }
    }
}

/// Visitors are several times as fast as walking over children and tokens.
private final class NodeSearch<Node: SyntaxProtocol>: SyntaxAnyVisitor {
    private(set) var found: [Node] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let node = node.as(Node.self) { found.append(node) }
        return .visitChildren
    }
}

private final class TokenSearch: SyntaxAnyVisitor {
    private let names: Set<String>
    private(set) var isFound = false

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { isFound ? .skipChildren : .visitChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(token.text) { isFound = true }
        return .skipChildren
    }
}
