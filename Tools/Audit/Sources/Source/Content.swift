import SwiftSyntax

/// The views that the statements of a view builder list, through `if`, `switch`, `#if` and `return`.
extension CodeBlockItemListSyntax {
    public var views: [ExprSyntax] { flatMap { Self.views(of: Syntax($0.item)) } }

    fileprivate static func views(of node: Syntax) -> [ExprSyntax] {
        switch node.as(SyntaxEnum.self) {
        case .expressionStmt(let statement): views(of: Syntax(statement.expression))
        case .returnStmt(let statement): statement.expression.map { views(of: Syntax($0)) } ?? []
        case .ifExpr(let branch): views(of: branch)
        case .switchExpr(let choice): choice.cases.flatMap { views(of: $0) }
        case .ifConfigDecl(let config): config.clauses.flatMap { views(of: $0.elements) }
        case .doStmt(let statement): statement.body.statements.views
        default: node.as(ExprSyntax.self).map { [$0] } ?? []
        }
    }

    private static func views(of branch: IfExprSyntax) -> [ExprSyntax] {
        var found = branch.body.statements.views
        switch branch.elseBody {
        case .codeBlock(let block): found += block.statements.views
        case .ifExpr(let next): found += views(of: next)
        case nil: break
        }
        return found
    }

    private static func views(of element: SwitchCaseListSyntax.Element) -> [ExprSyntax] {
        switch element {
        case .switchCase(let one): one.statements.views
        case .ifConfigDecl(let config): config.clauses.flatMap { views(of: $0.elements) }
        }
    }

    private static func views(of elements: IfConfigClauseSyntax.Elements?) -> [ExprSyntax] {
        guard case .statements(let statements)? = elements else { return [] }
        return statements.views
    }
}

extension ClosureExprSyntax {
    /// The views a builder closure lists.
    public var views: [ExprSyntax] { statements.views }
}

extension VariableDeclSyntax {
    /// The name of a variable that declares one.
    public var name: String? { bindings.count == 1 ? bindings.first?.name : nil }

    /// The views of a computed view: of `body` and its parts.
    public var views: [ExprSyntax]? {
        guard let accessors = bindings.first?.accessorBlock?.accessors else { return nil }
        switch accessors {
        case .getter(let statements): return statements.views
        case .accessors(let list): return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements.views
        }
    }

    public var typeAnnotation: String? { bindings.first?.typeAnnotation?.type.written }
}

extension SourceFile {
    /// The views of a member of this file that builds some: `icon` in `private var icon: some View { … }`.
    public func views(ofMember name: String) -> [ExprSyntax]? {
        let computed = variables(named: name).first { $0.name == name && $0.bindings.first?.accessorBlock != nil }
        if let computed { return computed.views }
        return functionsByName[name]?.first?.body?.statements.views
    }
}
