import SwiftSyntax

/// A closure around a piece of code, and the call it was given to: the `label:` of a `Button`, the content of a `toolbar`.
public struct Enclosure: Sendable {
    public let call: Call
    /// The label the closure was given under; nil for the first trailing closure.
    public let label: String?
    public let closure: ClosureExprSyntax
}

extension SyntaxProtocol {
    /// The closures around this, innermost first, up to the declaration it stands in.
    public var enclosures: [Enclosure] {
        var found: [Enclosure] = []
        var node = parent
        while let current = node, !current.isDeclarationBoundary {
            if let closure = current.as(ClosureExprSyntax.self), let enclosure = Enclosure(closure) {
                found.append(enclosure)
            }
            node = current.parent
        }
        return found
    }

    /// The type this stands in, extensions included.
    public var enclosingType: (any DeclGroupSyntax)? {
        var node = parent
        while let current = node {
            if let group = current.asProtocol(DeclGroupSyntax.self) { return group }
            node = current.parent
        }
        return nil
    }

    /// The name of the innermost type, `""` at the top of a file.
    public var enclosingTypeName: String { enclosingType?.typeName ?? "" }

    /// The function, initializer or accessor around this.
    public var enclosingMember: Syntax? {
        var node = parent
        while let current = node {
            if current.is(FunctionDeclSyntax.self) || current.is(VariableDeclSyntax.self)
                || current.is(InitializerDeclSyntax.self)
            {
                // A local variable of a function is no member.
                if current.parent?.is(CodeBlockItemSyntax.self) != true { return current }
            }
            if current.asProtocol(DeclGroupSyntax.self) != nil { return nil }
            node = current.parent
        }
        return nil
    }

    private var isDeclarationBoundary: Bool {
        self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
            || asProtocol(DeclGroupSyntax.self) != nil
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
        case .extensionDecl(let type): type.extendedType.trimmedDescription
        default: ""
        }
    }

    /// The names after the colon: `View`, `ButtonStyle`.
    public var inherited: [String] {
        inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
}

extension Enclosure {
    init?(_ closure: ClosureExprSyntax) {
        guard let (call, label) = closure.receiver, let value = Call(call) else { return nil }
        self.init(call: value, label: label, closure: closure)
    }
}

extension ClosureExprSyntax {
    /// The call this closure is given to, and under which label.
    fileprivate var receiver: (FunctionCallExprSyntax, String?)? {
        if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return (call, nil) }
        if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return element.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, element.label.text) }
        }
        if let argument = parent?.as(LabeledExprSyntax.self) {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, argument.label?.text) }
        }
        return nil
    }
}
