@_spi(RawSyntax) import SwiftSyntax

/// Notes the names that a file uses while the one walk passes them, and the declarations they are used in.
struct NameScopes {
    private var noted = NameUses()
    private var open: [(node: SyntaxIdentifier, scope: Int, declares: Bool)] = []
    /// Where each scope after the open ground reaches, in the order of the source, and the scope around it.
    private var ranges: [(range: Range<AbsolutePosition>, around: Int)] = []
    private var scope = 0
    /// The types around, by their names; whether theirs are all the members that a bare name may mean.
    private var types: [(node: SyntaxIdentifier, name: UInt32, isAll: Bool, isRoute: Bool)] = []
    /// Types that only this file sees: other files may have some of the same names.
    private var privates: [UInt32: UInt32] = [:]
    /// How many `#if` in chains are around.
    var conditionalLinks = 0
    private let path: String
    /// Names of routes where a `switch` asks for them, which takes none; few, as each is soon reached.
    private var passed: [RawSyntax.ID] = []
    /// What was noted last of those that end on the same bits: most names are used again and again.
    private var last = [UInt64](repeating: 0, count: 1024)

    init(path: String) { self.path = path }
}

extension NameScopes {
    var uses: NameUses {
        guard !privates.isEmpty else { return noted }
        var all = noted
        for index in all.scopes.indices {
            all.scopes[index].names += noted.scopes[index].names.compactMap { privates[$0] }
        }
        return all
    }
}

extension NameScopes {
    mutating func note(_ raw: RawSyntax, _ token: RawSyntaxTokenView) {
        // Every token passes here: no text is made of them.
        guard token.rawKind == .identifier else { return }
        if !passed.isEmpty, let index = passed.firstIndex(of: raw.id) {
            passed.remove(at: index)
            return
        }
        note(NameUses.hash(token.rawText.name))
    }

    private mutating func note(_ name: UInt32) {
        let slot = Int(name & 1023)
        let use = UInt64(scope + 1) << 32 | UInt64(name)
        guard last[slot] != use else { return }
        last[slot] = use
        noted.scopes[scope].names.append(name)
    }

    /// Until the node is left, names are used by `owner`.
    mutating func enter(_ node: some SyntaxProtocol, owner: UInt32, declares: Bool) {
        if declares { noted.declared.insert(owner) }
        open.append((node.id, scope, declares))
        noted.scopes.append(NameUses.Scope(owners: noted.scopes[scope].owners + [owner]))
        ranges.append((node.position..<node.endPosition, scope))
        scope = noted.scopes.count - 1
    }

    mutating func leave(_ node: some SyntaxProtocol) {
        if types.last?.node == node.id { types.removeLast() }
        guard let last = open.last, last.node == node.id else { return }
        scope = last.scope
        open.removeLast()
    }

    mutating func startProgram() { noted.startsProgram = true }

    /// The declarations around a place that are met only when their names are used.
    func owners(at offset: Int) -> [UInt32] {
        let position = AbsolutePosition(utf8Offset: offset)
        // The last that begins before it, or one around that.
        var (scope, end) = (0, ranges.count)
        while scope < end {
            let middle = (scope + end) / 2
            if ranges[middle].range.lowerBound <= position { scope = middle + 1 } else { end = middle }
        }
        while scope > 0, !ranges[scope - 1].range.contains(position) { scope = ranges[scope - 1].around }
        return noted.scopes[scope].owners
    }
}

extension NameScopes {
    mutating func enter(type: some DeclGroupSyntax, in file: SourceFile) {
        let name = type.typeName
        let hash = NameUses.hash((name.split(separator: ".").last ?? "").utf8)
        let isAll = type.kind == .structDecl || type.kind == .enumDecl
        let isRoute = Syntax(type).as(EnumDeclSyntax.self)?.isRoute(in: file) == true
        types.append((type.id, hash, isAll, isRoute))
        if type.isForTesters {
            enter(type, owner: NameUses.testers, declares: false)
        } else if type.is(ExtensionDeclSyntax.self) {
            enter(type, owner: privates[hash] ?? hash, declares: false)
        } else if type.isMetOnlyWhenUsed {
            if type.modifiers.hideInFile { privates[hash] = NameUses.hash("\(path):\(name)".utf8) }
            enter(type, owner: privates[hash] ?? hash, declares: true)
        }
        if type.attributes.names.contains(where: { $0 == "main" || $0.hasSuffix("ApplicationMain") }) { startProgram() }
    }

    mutating func enter(function: FunctionDeclSyntax) {
        if function.isRequirement { note(NameUses.hash(anywhere: function.name.text.utf8)) }
        guard function.parent?.kind == .memberBlockItem, function.modifiers.hide, function.attributes.areHarmless,
            case .identifier(let name) = function.name.tokenKind, !calledByOthers.contains(name),
            let type = function.memberOwner,
            function.modifiers.arePrivate || type.extendsView
                || (isMetOnlyWhenUsed(type) || type.onlyAdds)
                    && function.signature.returnClause?.type.isSomeView == true
        else { return }
        enter(function, name: name, of: type)
    }

    mutating func enter(variable: VariableDeclSyntax) {
        if variable.isRequirement, let name = variable.name { note(NameUses.hash(anywhere: name.utf8)) }
        guard variable.parent?.kind == .memberBlockItem, let binding = variable.bindings.first,
            binding.accessorBlock != nil, binding.typeAnnotation?.type.isSomeView == true,
            variable.bindings.count == 1, variable.modifiers.hide, variable.attributes.areHarmless,
            let name = binding.name, !calledByOthers.contains(name), let type = variable.memberOwner,
            variable.modifiers.arePrivate || type.extendsView || isMetOnlyWhenUsed(type) || type.onlyAdds
        else { return }
        enter(variable, name: name, of: type)
    }

    private mutating func enter(_ member: some DeclSyntaxProtocol, name: String, of type: any DeclGroupSyntax) {
        guard !type.extendsView, let type = types.last else {
            enter(member, owner: NameUses.hash(name.utf8), declares: true)
            return
        }
        // Its bare name in its own type means it, and after a dot its name may, whatever stands before.
        let anywhere = NameUses.hash(anywhere: name.utf8)
        let own = NameUses.hash(member: name.utf8, of: type.name)
        noted.declared.insert(anywhere)
        noted.scopes.append(NameUses.Scope(owners: [anywhere], names: [own]))
        // It has no place of its own.
        ranges.append((member.position..<member.position, scope))
        enter(member, owner: own, declares: true)
    }

    /// `header` or `header(title)` may be a member of each type around; of a class or an extension, also one of another's.
    mutating func note(reference name: RawSyntax, isInKeyPath: Bool) {
        guard let token = name.tokenView, token.rawKind == .identifier else { return }
        let text = token.rawText.name
        for type in types { note(NameUses.hash(member: text, of: type.name)) }
        if isInKeyPath || types.contains(where: { !$0.isAll }) { note(NameUses.hash(anywhere: text)) }
    }

    /// A route is taken only when something names it: no raw value and no list of all cases makes one.
    mutating func pass(choice: RawSyntax) {
        guard types.last?.isRoute == true, let name = choice.nameOfCase?.tokenView else { return }
        noted.declared.insert(NameUses.hash(route: name.rawText))
    }

    /// `case .profile: ProfileView()` is met when a route to it is taken.
    mutating func enter(choice: SwitchCaseSyntax) {
        guard let items = choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems else { return }
        let names = items.compactMap { $0.pattern.caseName }
        passed += names.map { $0.raw.id }
        guard items.count == 1, let name = names.first else { return }
        enter(choice, owner: NameUses.hash(route: name.text.utf8), declares: false)
    }

    /// `.profile` and `Route.profile`, but not `user.profile`; asked of every member, so of the first letter alone.
    mutating func note(access: RawSyntax) {
        guard let name = access.lastName, let text = name.tokenView?.rawText else { return }
        let base = access.baseOfAccess
        // A name after a leading dot is no member of a view, but where an `#if` stands in its chain.
        if base != nil || conditionalLinks > 0 { note(NameUses.hash(anywhere: text.name)) }
        guard passed.isEmpty || !passed.contains(name.id), base?.beginsSmall != true else { return }
        note(NameUses.hash(route: text))
    }

    /// The type was entered last, as one that declares its name.
    private func isMetOnlyWhenUsed(_ type: any DeclGroupSyntax) -> Bool {
        open.last.map { $0.declares && $0.node == type.id } ?? false
    }
}

/// Requirements of the system's protocols, and names that a call need not write.
private let calledByOthers: Set<String> = ["body", "makeBody", "callAsFunction", "dynamicallyCall"]

/// Protocols of the system whose types it never makes itself.
private let plainProtocols: Set<String> = [
    "View", "ViewModifier", "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
    "ToolbarContent", "CustomizableToolbarContent", "Layout", "Transition", "DynamicProperty", "DropDelegate",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "@unchecked Sendable", "CaseIterable",
    "Codable", "Encodable", "Decodable", "Error", "LocalizedError", "String", "Int", "ObservableObject",
    "CustomStringConvertible",
]

/// Attributes that neither let the system call what they stand on, nor write code that might.
private let harmlessAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "available", "discardableResult", "Sendable", "inlinable", "Observable", "Reducer",
    "ObservableState", "ViewAction", "Perceptible", "propertyWrapper", "resultBuilder", "frozen",
    "dynamicMemberLookup", "preconcurrency", "nonobjc", "ToolbarContentBuilder", "concurrent",
]

extension DeclGroupSyntax {
    /// Only code that names this type can make one: neither a nib, nor the system, nor another module.
    fileprivate var isMetOnlyWhenUsed: Bool {
        guard !self.is(ExtensionDeclSyntax.self), !self.is(ProtocolDeclSyntax.self) else { return false }
        return modifiers.hide && attributes.areHarmless
            && inherited.allSatisfy {
                plainProtocols.contains($0) || $0.hasSuffix("Style") || $0.hasSuffix("Representable")
            }
    }

    /// A plain extension in the app's own module.
    fileprivate var onlyAdds: Bool {
        Syntax(self).as(ExtensionDeclSyntax.self).map { $0.inheritanceClause == nil && modifiers.hide } == true
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

    /// No other file sees it.
    fileprivate var hideInFile: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }

    /// Not even a protocol of the file can ask for it, as for a `fileprivate` one.
    fileprivate var arePrivate: Bool { contains { $0.name.text == "private" } }
}

extension PatternSyntax {
    /// `profile` in `.profile`, `.profile(id)`, `.profile(let id)` and `let .profile(id)`.
    fileprivate var caseName: TokenSyntax? {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseName }
        guard let value = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
}

extension EnumDeclSyntax {
    /// Nothing but a name makes one of its cases.
    fileprivate func isRoute(in file: SourceFile) -> Bool {
        attributes.isEmpty && modifiers.hide && namesRoutes(in: file)
            && inherited.allSatisfy(["Hashable", "Equatable", "Identifiable", "Sendable"].contains)
    }

    /// By its name, or a stack in its file has screens for it: `.navigationDestination(for: MasterDataItem.self)`.
    private func namesRoutes(in file: SourceFile) -> Bool {
        if name.text.speaks(of: ["route", "destination", "screen", "sheet"]) { return true }
        return modifiers.arePrivate && file.text.holds("for: \(name.text).self")
    }
}

extension SyntaxProtocol {
    /// A protocol asks for it.
    fileprivate var isRequirement: Bool {
        parent?.kind == .memberBlockItem && parent?.parent?.parent?.parent?.kind == .protocolDecl
    }

    /// The type whose member this is.
    fileprivate var memberOwner: (any DeclGroupSyntax)? {
        parent?.kind == .memberBlockItem ? enclosingType : nil
    }
}

extension AttributeListSyntax {
    fileprivate var areHarmless: Bool { isEmpty || names.allSatisfy(harmlessAttributes.contains) }
}

extension TypeSyntax {
    fileprivate var isSomeView: Bool {
        let type = self.as(SomeOrAnyTypeSyntax.self)
        return type?.someOrAnySpecifier.tokenKind == .keyword(.some)
            && type?.constraint.as(IdentifierTypeSyntax.self)?.name.text == "View"
    }
}
