import SwiftSyntax

/// The only walk over a file: collects calls, chains and declarations for the rules, and names for finding dead code.
/// Skips previews, `#if DEBUG` and branches of `#if` for other platforms.
final class FileIndex: SyntaxVisitor {
    private(set) var callsByName: [String: [Call]] = [:]
    private(set) var chains: [ViewChain] = []
    private(set) var types: [any DeclGroupSyntax] = []
    private(set) var functions: [FunctionDeclSyntax] = []
    private(set) var variables: [VariableDeclSyntax] = []
    private(set) var assignments: [Assignment] = []
    private(set) var imports: Set<String> = []
    private(set) var branches: [IfExprSyntax] = []
    private(set) var tries: [TryExprSyntax] = []
    private(set) var catches: [CatchClauseSyntax] = []
    private(set) var cases: [SwitchCaseSyntax] = []
    private(set) var guards: [GuardStmtSyntax] = []
    /// Uses of a name, bare or after `self`.
    private(set) var references: [String: [ExprSyntax]] = [:]
    private(set) var names = NameUses()
    private(set) var ownerByNode: [SyntaxIdentifier: String] = [:]
    private var scopes = [0]
    private let platform: Platform

    init(of tree: SourceFileSyntax, for platform: Platform) {
        self.platform = platform
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = Call(node) else { return .visitChildren }
        callsByName[call.name, default: []].append(call)
        if !node.isLink { chains.append(ViewChain(of: ExprSyntax(node))) }
        if call.name == "toggle", let base = call.base {
            assignments.append(Assignment(target: base, value: nil, node: ExprSyntax(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = ViewChain(endingWith: node) { chains.append(chain) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = Assignment(node) { assignments.append(assignment) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let use = node.ownUse { references[node.baseName.text, default: []].append(use) }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        branches.append(node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        cases.append(node)
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guards.append(node)
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        tries.append(node)
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        catches.append(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { imports.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses where BuildCondition(clause, in: node).mayHold(on: platform) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { names.scopes[scopes[scopes.count - 1]].names.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node)
        enter(node, owner: node.nameIfOnlyMetWhenUsed, declares: true)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { leave(node) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        variables.append(node)
        enter(node, owner: node.nameIfOnlyMetWhenUsed, declares: true)
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) { leave(node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    private func enter(type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        if type.inherited.contains("PreviewProvider") { return .skipChildren }
        types.append(type)
        if type.attributes.names.contains(where: { $0 == "main" || $0.hasSuffix("ApplicationMain") }) {
            names.startsProgram = true
        }
        if type.is(ExtensionDeclSyntax.self) {
            enter(type, owner: type.typeName, declares: false)
        } else if type.isOnlyMetWhenUsed {
            enter(type, owner: type.typeName, declares: true)
        }
        return .visitChildren
    }

    /// Names used within `node` belong to `owner`.
    private func enter(_ node: some SyntaxProtocol, owner: String?, declares: Bool) {
        guard let owner else { return }
        if declares { names.declared.insert(owner) }
        ownerByNode[node.id] = owner
        names.scopes.append(NameUses.Scope(owners: names.scopes[scopes[scopes.count - 1]].owners + [owner]))
        scopes.append(names.scopes.count - 1)
    }

    private func leave(_ node: some SyntaxProtocol) {
        if ownerByNode[node.id] != nil { scopes.removeLast() }
    }
}

extension FunctionCallExprSyntax {
    /// A link of a chain: the base of another call, or the end of a branch of a postfix `#if`.
    fileprivate var isLink: Bool {
        switch parent?.kind {
        case .postfixIfConfigExpr: true
        case .memberAccessExpr: parent?.parent?.is(FunctionCallExprSyntax.self) == true
        case .ifConfigClause: ancestors.prefix(4).contains { $0.is(PostfixIfConfigExprSyntax.self) }
        default: false
        }
    }
}

extension DeclReferenceExprSyntax {
    /// The name, or `self` with it; nil after the dot of another value.
    fileprivate var ownUse: ExprSyntax? {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
            return ExprSyntax(self)
        }
        // Not its description, because the base may have thousands of links.
        let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return ["self", "Self"].contains(base) ? ExprSyntax(member) : nil
    }
}
