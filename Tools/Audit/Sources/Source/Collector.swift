import SwiftSyntax

/// The one walk over a file: notes calls, chains, members, types and variables for all rules, and names for the project.
///
/// Previews are passed by: nobody meets them. So are the branches of `#if` that the platform never compiles, and `#if DEBUG`.
final class Collector: SyntaxVisitor {
    private let file: SourceFile
    private let mayKnowTesters: Bool
    /// The links of the chain found last that are still to be visited, the outermost last.
    private var links: [Call] = []
    private let kept: KeptValues

    init(_ file: SourceFile) {
        self.file = file
        mayKnowTesters = file.mayKnowTesters
        kept = KeptValues(of: file)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { file.imports.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let link = links.last?.node.id == node.id ? links.popLast() : nil
        guard let call = link ?? Call(node) else { return .visitChildren }
        file.callsByName[call.name, default: []].append(call)
        if let chain = ViewChain(endingWith: node) {
            add(chain)
            keepLinks(of: chain)
        }
        if let toggle = Assignment(toggle: call) { file.assignments.append(toggle) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = Assignment(node) { file.assignments.append(assignment) }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        file.throwStatements.append(node)
        return .visitChildren
    }

    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = ViewChain(endingWith: node) { add(chain) }
        file.names.conditionalLinks += 1
        return .visitChildren
    }

    override func visitPost(_ node: PostfixIfConfigExprSyntax) { file.names.conditionalLinks -= 1 }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        file.names.note(node)
        if node.parent?.kind != .functionCallExpr || node.base != nil {
            file.accessesByName[node.declName.baseName.name, default: []].append(node)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        file.names.note(node)
        file.namesInCode.append(node)
        return noteNames(in: node)
    }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expressions.first?.expression { file.interpolations.append(value) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        file.functions.append(node)
        file.names.enter(function: node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        file.variables.append(node)
        file.names.enter(variable: node)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

    private func enter(_ type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        if type.inherited.contains("PreviewProvider") { return pass(type) }
        file.types.append(type)
        file.names.enter(type: type)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: ClassDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: ActorDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: FunctionDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: VariableDeclSyntax) { file.names.leave(node) }
    override func visitPost(_ node: CodeBlockSyntax) { file.names.leave(node) }
    override func visitPost(_ node: ClosureExprSyntax) { file.names.leave(node) }
    override func visitPost(_ node: SwitchCaseSyntax) { file.names.leave(node) }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        file.names.enter(choice: node)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        file.names.pass(node)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        if mayKnowTesters, node.isForTesters(in: file) {
            file.names.enter(node, owner: NameUses.testers, declares: false)
        } else if kept.neverLead(to: node) {
            file.names.enter(node, owner: NameUses.nothing, declares: true)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if mayKnowTesters, node.isForTesters(in: file) {
            file.names.enter(node, owner: NameUses.testers, declares: false)
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        file.names.note(token)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? pass(node) : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? pass(node) : .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let condition = BuildCondition(clause, in: node)
            if condition.mayHold(on: file.settings.platform) {
                if let elements = clause.elements { walk(elements) }
            } else if clause.holdsMoreThanImports {
                let platforms = Platform.allCases.filter(condition.mayHold)
                if !platforms.isEmpty { file.otherPlatforms.append(platforms) }
                _ = pass(clause)
            }
        }
        return .skipChildren
    }

    // Nodes that hold names at most.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { noteNames(in: node) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { noteNames(in: node) }
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { noteNames(in: node) }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { noteNames(in: node) }
    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func noteNames(in node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        file.names.note(in: node) ? .skipChildren : .visitChildren
    }

    /// Nobody meets it, but it may use what people meet.
    private func pass(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        file.passedBy.append(Syntax(node))
        return .skipChildren
    }

    private func add(_ chain: ViewChain) {
        let number = file.chains.count
        file.chains.append(chain)
        file.chainsByRoot[chain.name, default: []].append(chain)
        for (position, modifier) in chain.modifiers.enumerated() {
            file.linksByName[modifier.name, default: []].append((number, position))
        }
    }

    /// They are visited next: each call is made once.
    private func keepLinks(of chain: ViewChain) {
        links.removeAll(keepingCapacity: true)
        guard !chain.modifiers.isEmpty else { return }
        if let root = chain.rootCall { links.append(root) }
        for modifier in chain.modifiers.dropLast() { links.append(modifier.call) }
    }
}

extension IfConfigClauseSyntax {
    fileprivate var holdsMoreThanImports: Bool {
        guard case .statements(let statements)? = elements else { return elements != nil }
        return statements.contains { !$0.item.is(ImportDeclSyntax.self) }
    }
}
