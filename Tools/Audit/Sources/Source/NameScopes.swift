import SwiftSyntax

/// Notes the names that a file uses while the one walk passes them, and the declarations they are used in.
struct NameScopes {
    private(set) var uses = NameUses()
    private var open: [(node: SyntaxIdentifier, scope: Int)] = []
    private var ranges: [(range: Range<AbsolutePosition>, scope: Int)] = []
    private var scope = 0
}

extension NameScopes {
    mutating func note(_ token: TokenSyntax) {
        guard case .identifier(let name) = token.tokenKind else { return }
        let bare = name.hasPrefix("`") ? name.dropFirst().dropLast() : name[...]
        uses.scopes[scope].names.insert(NameUses.hash(bare.utf8))
    }

    /// Until the node is left, names are used by `owner`.
    mutating func enter(_ node: some SyntaxProtocol, owner: UInt32, declares: Bool) {
        if declares { uses.declared.insert(owner) }
        open.append((node.id, scope))
        uses.scopes.append(NameUses.Scope(owners: uses.scopes[scope].owners + [owner]))
        scope = uses.scopes.count - 1
        ranges.append((node.position..<node.endPosition, scope))
    }

    mutating func leave(_ node: some SyntaxProtocol) {
        guard let last = open.last, last.node == node.id else { return }
        scope = last.scope
        open.removeLast()
    }

    mutating func startProgram() { uses.startsProgram = true }

    /// The declarations around a place that are met only when their names are used.
    func owners(at offset: Int) -> [UInt32] {
        let position = AbsolutePosition(utf8Offset: offset)
        return ranges.last { $0.range.contains(position) }.map { uses.scopes[$0.scope].owners } ?? []
    }
}

extension NameScopes {
    mutating func enter(type: some DeclGroupSyntax) {
        let name = type.typeName
        if type.is(ExtensionDeclSyntax.self) {
            enter(type, owner: NameUses.hash((name.split(separator: ".").last ?? "").utf8), declares: false)
        } else if type.isMetOnlyWhenUsed {
            enter(type, owner: NameUses.hash(name.utf8), declares: true)
        }
        if type.attributes.names.contains(where: { $0 == "main" || $0.hasSuffix("ApplicationMain") }) { startProgram() }
    }

    mutating func enter(function: FunctionDeclSyntax) {
        guard case .identifier(let name) = function.name.tokenKind, !NameScopes.calledByOthers.contains(name),
            let type = function.memberOwner, function.modifiers.hide, function.attributes.areHarmless
        else { return }
        let givesView = function.signature.returnClause?.type.trimmedDescription == "some View"
        guard function.modifiers.arePrivate || type.extendsView || givesView && type.isMetOnlyWhenUsed else { return }
        enter(function, owner: NameUses.hash(name.utf8), declares: true)
    }

    mutating func enter(variable: VariableDeclSyntax) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock != nil,
            let name = binding.name, !NameScopes.calledByOthers.contains(name),
            binding.typeAnnotation?.type.trimmedDescription == "some View",
            let type = variable.memberOwner, variable.modifiers.hide, variable.attributes.areHarmless,
            variable.modifiers.arePrivate || type.extendsView || type.isMetOnlyWhenUsed
        else { return }
        enter(variable, owner: NameUses.hash(name.utf8), declares: true)
    }

    /// Requirements of the system's protocols, and names that a call need not write.
    private static let calledByOthers: Set<String> = ["body", "makeBody", "callAsFunction", "dynamicallyCall"]
}

extension DeclGroupSyntax {
    /// Only code that names this type can make one: neither a nib, nor the system, nor another module.
    fileprivate var isMetOnlyWhenUsed: Bool {
        guard !self.is(ExtensionDeclSyntax.self), !self.is(ProtocolDeclSyntax.self) else { return false }
        return modifiers.hide && attributes.areHarmless
            && inherited.allSatisfy { $0.hasSuffix("Style") || $0.hasSuffix("Representable") || Self.plain.contains($0) }
    }

    private static var plain: Set<String> {
        [
            "View", "ViewModifier", "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
            "ToolbarContent", "CustomizableToolbarContent", "Layout", "Transition", "DynamicProperty", "DropDelegate",
            "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "@unchecked Sendable", "CaseIterable",
            "Codable", "Encodable", "Decodable", "Error", "LocalizedError", "String", "Int", "ObservableObject",
            "CustomStringConvertible",
        ]
    }

    /// Its members are modifiers.
    fileprivate var extendsView: Bool {
        guard let type = Syntax(self).as(ExtensionDeclSyntax.self), modifiers.hide, type.inheritanceClause == nil else {
            return false
        }
        return ["View", "Text", "Image", "Button", "Shape"].contains(typeName)
    }
}

extension DeclModifierListSyntax {
    /// No other module sees what they stand before.
    fileprivate var hide: Bool { !contains { ["public", "open", "package", "override"].contains($0.name.text) } }

    fileprivate var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension SyntaxProtocol {
    /// The type whose member this is.
    fileprivate var memberOwner: (any DeclGroupSyntax)? {
        guard parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
        return enclosingType
    }
}

extension AttributeListSyntax {
    fileprivate var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    /// None lets the system call what it stands on, or writes code that might.
    fileprivate var areHarmless: Bool {
        Set(names).isSubset(of: [
            "MainActor", "ViewBuilder", "available", "discardableResult", "Sendable", "inlinable", "Observable",
            "Reducer", "ObservableState", "ViewAction", "Perceptible", "propertyWrapper", "resultBuilder", "frozen",
            "dynamicMemberLookup", "preconcurrency", "nonobjc", "ToolbarContentBuilder", "concurrent",
        ])
    }
}
