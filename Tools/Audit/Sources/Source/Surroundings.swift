import SwiftSyntax

extension SyntaxProtocol {
    /// The nodes around this, innermost first.
    var ancestors: UnfoldSequence<Syntax, Syntax?> {
        sequence(state: parent) { node in
            defer { node = node?.parent }
            return node
        }
    }

    /// Those within the type this stands in.
    var ancestorsInType: [Syntax] { ancestors.prefix { !$0.isType } }

    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? { parent?.ancestorOrSelf { $0.as(type) } }

    /// This stands within `other`.
    func isInside(_ other: (some SyntaxProtocol)?) -> Bool {
        guard let other else { return false }
        return position >= other.position && endPosition <= other.endPosition
    }

    /// The other branch of an `if`, a `switch` or an `#if`: only one of them is shown.
    func isInOtherBranch(than other: some SyntaxProtocol) -> Bool {
        let common = ancestors.first { other.isInside($0) }?.kind
        return common == .ifExpr || common == .switchCaseList || common == .ifConfigClauseList
    }

    /// The calls that the closures around this are given to, innermost first, up to the declaration it stands in.
    var receivers: [Call] {
        ancestors.prefix { !$0.isDeclarationBoundary }.compactMap { $0.as(ClosureExprSyntax.self)?.receiver }
    }

    /// The type this stands in, extensions included.
    public var enclosingType: (any DeclGroupSyntax)? { parent?.ancestorOrSelf { $0.asType } }

    /// A type or an extension.
    var isType: Bool {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
        default: false
        }
    }

    /// By its kind: a cast to the protocol takes many times as long.
    var asType: (any DeclGroupSyntax)? {
        switch kind {
        case .structDecl: Syntax(self).cast(StructDeclSyntax.self)
        case .classDecl: Syntax(self).cast(ClassDeclSyntax.self)
        case .enumDecl: Syntax(self).cast(EnumDeclSyntax.self)
        case .actorDecl: Syntax(self).cast(ActorDeclSyntax.self)
        case .protocolDecl: Syntax(self).cast(ProtocolDeclSyntax.self)
        case .extensionDecl: Syntax(self).cast(ExtensionDeclSyntax.self)
        default: nil
        }
    }

    /// The name of the innermost type, `""` at the top of a file.
    public var enclosingTypeName: String { enclosingType?.typeName ?? "" }

    /// The function, initializer or accessor around this.
    public var enclosingMember: Syntax? {
        var around = parent
        while let node = around, !node.isType {
            // A local variable of a function is no member.
            if node.isFunctionOrVariable, node.parent?.kind != .codeBlockItem { return node }
            around = node.parent
        }
        return nil
    }

    private var isFunctionOrVariable: Bool {
        kind == .functionDecl || kind == .variableDecl || kind == .initializerDecl
    }

    /// `row` of `func row()` and `var row`.
    var declaredName: String? {
        if let function = Syntax(self).as(FunctionDeclSyntax.self) { return function.name.text }
        return Syntax(self).as(VariableDeclSyntax.self)?.bindings.first?.pattern.written
    }

    private var isDeclarationBoundary: Bool {
        kind == .functionDecl || kind == .initializerDecl || isType
    }
}

extension DeclGroupSyntax {
    public var typeName: String {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .structDecl(let type): type.name.text
        case .classDecl(let type): type.name.text
        case .enumDecl(let type): type.name.text
        case .actorDecl(let type): type.name.text
        case .protocolDecl(let type): type.name.text
        case .extensionDecl(let type): type.extendedType.written
        default: ""
        }
    }

    /// The names after the colon: `View`, `ButtonStyle`.
    public var inherited: [String] {
        inheritanceClause?.inheritedTypes.map(\.type.written) ?? []
    }
}

extension ClosureExprSyntax {
    /// The call this closure is given to: the `Button` of its `label:`, the `toolbar` of its content.
    var receiver: Call? {
        if let call = parent?.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure?.id == id ? Call(call) : nil
        }
        let isGiven = parent?.kind == .multipleTrailingClosureElement || parent?.kind == .labeledExpr
        return isGiven ? Call(parent?.parent?.parent) : nil
    }
}
