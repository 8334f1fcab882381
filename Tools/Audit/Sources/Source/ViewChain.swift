import SwiftSyntax

/// A view and its modifiers: `Image("a").resizable().frame(width: 20)` has the root `Image("a")` and two modifiers.
/// Modifiers in a postfix `#if` are included and marked.
struct ViewChain: Sendable {
    /// The innermost expression: `Button { … }`, `content`, `model.icon`.
    let root: ExprSyntax
    /// The root's name: `Button`, `content`, `icon`; empty if it has none.
    let name: String
    let rootCall: Call?
    let modifiers: [Modifier]
    let node: ExprSyntax
}

struct Modifier: Sendable {
    let call: Call
    let isConditional: Bool

    var name: String { call.name }
}

extension ViewChain {
    /// The chain that ends with a postfix `#if`; nil if it continues.
    init?(endingWith config: PostfixIfConfigExprSyntax) {
        let outer = config.parent
        if [.postfixIfConfigExpr, .ifConfigClause].contains(outer?.kind)
            || outer?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(config).id
        {
            return nil
        }
        self.init(of: ExprSyntax(config))
    }

    init(of expression: ExprSyntax) {
        var modifiers: [Modifier] = []
        let (root, rootCall) = Self.unwind(expression, isConditional: false, into: &modifiers)
        modifiers.reverse()
        self.init(
            root: root,
            name: rootCall?.name ?? calleeName(of: root) ?? "",
            rootCall: rootCall,
            modifiers: modifiers,
            node: expression
        )
    }

    /// Walks from the last link to the root, collecting modifiers from the outside in.
    private static func unwind(
        _ expression: ExprSyntax,
        isConditional: Bool,
        into modifiers: inout [Modifier]
    ) -> (ExprSyntax, Call?) {
        var current = expression
        while true {
            if let config = current.as(PostfixIfConfigExprSyntax.self) {
                for clause in config.config.clauses {
                    guard case .postfixExpression(let inner)? = clause.elements else { continue }
                    _ = unwind(inner, isConditional: true, into: &modifiers)
                }
                guard let base = config.base else { return (current, nil) }
                current = base
                continue
            }
            guard let link = Call(current) else { return (current, nil) }
            guard let base = link.base else {
                // The first link in a postfix `#if` has no base: `#if os(iOS) .padding() #endif`.
                if isConditional, link.isImplicitMember { modifiers.append(Modifier(call: link, isConditional: true)) }
                return (current, link)
            }
            // `SwiftUI.Button(…)` and `Self.row(…)` are roots.
            if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
                name.first?.isUppercase == true || name == "self"
            {
                return (current, link)
            }
            modifiers.append(Modifier(call: link, isConditional: isConditional))
            current = base
        }
    }
}

extension ViewChain {
    func calls(_ name: String) -> [Call] { modifiers.map(\.call).filter { $0.name == name } }
    func has(_ name: String) -> Bool { modifiers.contains { $0.name == name } }
    func hasAny(_ names: Set<String>) -> Bool { modifiers.contains { names.contains($0.name) } }

    /// Applies one of `names` to the view, or to `self` in an extension.
    func applies(_ names: Set<String>) -> Bool { hasAny(names) || names.contains(name) && rootCall?.base == nil }

    /// `.hidden()` or `.opacity(0)`.
    var isInvisible: Bool { modifiers.contains(where: \.call.isInvisibility) }
}

extension Call {
    var isInvisibility: Bool { name == "hidden" || name == "opacity" && Constants.literal(firstUnlabelled) == 0 }
}

extension Around {
    var isInvisible: Bool { modifiers.contains(where: \.isInvisibility) }
}

/// The views of a view builder, through `if`, `switch`, `#if` and `return`.
extension CodeBlockItemListSyntax {
    var views: [ExprSyntax] { flatMap { Self.views(of: Syntax($0.item)) } }

    static func views(of node: Syntax) -> [ExprSyntax] {
        switch node.as(SyntaxEnum.self) {
        case .expressionStmt(let statement): views(of: Syntax(statement.expression))
        case .returnStmt(let statement): statement.expression.map { views(of: Syntax($0)) } ?? []
        case .ifExpr(let branch): branch.body.statements.views + (branch.elseBody.map { views(of: Syntax($0)) } ?? [])
        case .codeBlock(let block): block.statements.views
        case .switchExpr(let choice): choice.cases.flatMap { views(of: Syntax($0)) }
        case .switchCase(let choice): choice.statements.views
        case .ifConfigDecl(let config):
            config.clauses.flatMap { $0.elements?.as(CodeBlockItemListSyntax.self)?.views ?? [] }
        default: node.as(ExprSyntax.self).map { [$0] } ?? []
        }
    }
}

extension ClosureExprSyntax {
    var views: [ExprSyntax] { statements.views }
}

extension PatternBindingSyntax {
    var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
}

extension VariableDeclSyntax {
    /// The name, if the declaration has only one.
    var name: String? { bindings.count == 1 ? bindings.first?.name : nil }

    var views: [ExprSyntax]? {
        switch bindings.first?.accessorBlock?.accessors {
        case .getter(let statements)?: statements.views
        case .accessors(let list)?: list.first { $0.accessorSpecifier.text == "get" }?.body?.statements.views
        case nil: nil
        }
    }

    var typeAnnotation: String? { bindings.first?.typeAnnotation?.type.trimmedDescription }
}
