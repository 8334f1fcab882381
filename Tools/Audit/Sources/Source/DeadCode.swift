import SwiftSyntax

extension SourceFile {
    /// The declarations around a place that are met only if their names are used, the outermost first.
    func owners(of node: some SyntaxProtocol) -> [String] {
        node.ancestors.compactMap { index.ownerByNode[$0.id] }.reversed()
    }
}

extension DeclGroupSyntax {
    /// Only code that names this type can make one: neither a nib, nor the system, nor another module.
    var isOnlyMetWhenUsed: Bool {
        modifiers.hide && attributes.areHarmless
            && inherited.allSatisfy {
                plainProtocols.contains($0) || $0.hasSuffix("Style") || $0.hasSuffix("Representable")
            }
    }

    /// An extension in the app's own module that adds no protocol.
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
    /// Of a computed view.
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

/// Requirements of the system's protocols, and names that a call need not write.
private let calledByOthers: Set<String> = ["body", "makeBody", "callAsFunction", "dynamicallyCall"]

/// Protocols of the system whose types it never makes itself.
private let plainProtocols: Set<String> = [
    "View", "ViewModifier", "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
    "ToolbarContent", "CustomizableToolbarContent", "Layout", "Transition", "DynamicProperty", "DropDelegate",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "@unchecked Sendable", "CaseIterable", "Codable",
    "Encodable", "Decodable", "Error", "LocalizedError", "String", "Int", "ObservableObject", "CustomStringConvertible",
]

/// Attributes that neither let the system call what they are on, nor write code that might.
private let harmlessAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "available", "discardableResult", "Sendable", "inlinable", "Observable",
    "resultBuilder",
    "propertyWrapper", "frozen", "dynamicMemberLookup", "preconcurrency", "nonobjc", "ToolbarContentBuilder",
]

extension DeclModifierListSyntax {
    /// No other module sees what they are before.
    fileprivate var hide: Bool { !contains { ["public", "open", "package", "override"].contains($0.name.text) } }

    /// Nothing but a use of its name calls a member of `type` with these modifiers: no protocol may ask for it.
    fileprivate func isHidden(in type: any DeclGroupSyntax, isView: Bool) -> Bool {
        if contains(where: { $0.name.text == "private" && $0.detail == nil }) { return true }
        return isView && hide && (type.isOnlyMetWhenUsed && !type.is(ExtensionDeclSyntax.self) || type.onlyAdds)
    }
}

extension AttributeListSyntax {
    /// `State`, `Environment`.
    var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }

    fileprivate var areHarmless: Bool { names.allSatisfy(harmlessAttributes.contains) }
}

extension TypeSyntax {
    fileprivate var isSomeView: Bool { trimmedDescription == "some View" }
}
