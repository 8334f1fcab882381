import SwiftSyntax

extension SourceFile {
    /// The surrounding declarations that must be used by name, outermost first.
    func owners(of node: some SyntaxProtocol) -> [String] {
        node.ancestors.compactMap { index.ownerByNode[$0.id] }.reversed()
    }
}

extension DeclGroupSyntax {
    /// Whether only code that names this type can create it: not a nib, the system or another module.
    var isOnlyMetWhenUsed: Bool {
        modifiers.hide && attributes.areHarmless
            && inherited.allSatisfy {
                plainProtocols.contains($0) || $0.hasSuffix("Style") || $0.hasSuffix("Representable")
            }
    }

    /// An internal extension without a conformance.
    fileprivate var onlyAdds: Bool {
        Syntax(self).as(ExtensionDeclSyntax.self).map { $0.inheritanceClause == nil && $0.modifiers.hide } == true
    }
}

extension FunctionDeclSyntax {
    var nameIfOnlyMetWhenUsed: String? {
        guard isMember, attributes.areHarmless, let type = enclosingType else { return nil }
        let isOfViews = type.onlyAdds && ["View", "Text", "Image", "Button", "Shape"].contains(type.typeName)
        return modifiers.isHidden(in: type, isView: isOfViews || signature.returnClause?.type.isSomeView == true)
            && !calledByOthers.contains(name.text) ? name.text : nil
    }
}

extension VariableDeclSyntax {
    var nameIfOnlyMetWhenUsed: String? {
        guard isMember, attributes.areHarmless, let type = enclosingType, let name, !calledByOthers.contains(name),
            bindings.first?.accessorBlock != nil
        else { return nil }
        return modifiers.isHidden(in: type, isView: bindings.first?.typeAnnotation?.type.isSomeView == true)
            ? name : nil
    }
}

extension SyntaxProtocol {
    var isMember: Bool { parent?.kind == .memberBlockItem }
}

/// Requirements of system protocols, and names that calls omit.
private let calledByOthers: Set<String> = ["body", "makeBody", "callAsFunction", "dynamicallyCall"]

/// Protocols whose types the system doesn't create.
private let plainProtocols: Set<String> = [
    "View", "ViewModifier", "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
    "ToolbarContent", "CustomizableToolbarContent", "Layout", "Transition", "DynamicProperty", "DropDelegate",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "@unchecked Sendable", "CaseIterable", "Codable",
    "Encodable", "Decodable", "Error", "LocalizedError", "String", "Int", "ObservableObject", "CustomStringConvertible",
]

/// Attributes that neither expose a declaration to the system nor generate code.
private let harmlessAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "available", "discardableResult", "Sendable", "inlinable", "Observable",
    "resultBuilder",
    "propertyWrapper", "frozen", "dynamicMemberLookup", "preconcurrency", "nonobjc", "ToolbarContentBuilder",
]

extension DeclModifierListSyntax {
    /// No other module sees the declaration.
    fileprivate var hide: Bool { !contains { ["public", "open", "package", "override"].contains($0.name.text) } }

    /// Whether a member of `type` is reachable only by its name, and not required by a protocol.
    fileprivate func isHidden(in type: any DeclGroupSyntax, isView: Bool) -> Bool {
        if contains(where: { $0.name.text == "private" && $0.detail == nil }) { return true }
        return isView && hide && (type.isOnlyMetWhenUsed && !type.is(ExtensionDeclSyntax.self) || type.onlyAdds)
    }
}

extension AttributeListSyntax {
    var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }

    fileprivate var areHarmless: Bool { names.allSatisfy(harmlessAttributes.contains) }
}

extension TypeSyntax {
    fileprivate var isSomeView: Bool { trimmedDescription == "some View" }
}
