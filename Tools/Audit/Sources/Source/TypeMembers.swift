import SwiftSyntax

/// The members of a type in a file, its extensions included: where a name's value comes from.
struct TypeMembers {
    /// Computed properties and functions by name, with what they run.
    private(set) var bodies: [String: [Syntax]] = [:]
    /// Properties that SwiftUI watches: `@State`, `@Binding`, `@ObservedObject` and the like.
    private(set) var state: Set<String> = []
    /// `model: CounterModel` and `model = CounterModel()`.
    private(set) var typeOfProperty: [String: String] = [:]
    private(set) var properties: Set<String> = []
    /// The properties that whoever makes a value of the type gives it.
    private(set) var parameters: Set<String> = []

    init(of name: String, in file: SourceFile) {
        for type in file.types where type.typeName == name {
            for member in type.memberBlock.members { add(member.decl) }
        }
    }

    private mutating func add(_ declaration: DeclSyntax) {
        if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
            bodies[function.name.text, default: []].append(Syntax(body))
        }
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                guard case .decls(let members)? = clause.elements else { continue }
                for member in members { add(member.decl) }
            }
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
        for binding in variable.bindings {
            guard let name = binding.name else { continue }
            properties.insert(name)
            if variable.isGiven(binding) { parameters.insert(name) }
            if let accessors = binding.accessorBlock { bodies[name, default: []].append(Syntax(accessors)) }
            if variable.isWatched { state.insert(name) }
            typeOfProperty[name] = binding.typeName ?? variable.environmentType
        }
    }
}

extension AttributeListSyntax {
    /// `State`, `Environment`.
    var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.attributeName.written } }
}

extension VariableDeclSyntax {
    var attributeNames: [String] { attributes.names }

    /// `Store` of `@Environment(Store.self) private var store`.
    fileprivate var environmentType: String? {
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.written == "Environment" {
            guard case .argumentList(let arguments)? = attribute.arguments,
                let value = arguments.first?.expression.as(MemberAccessExprSyntax.self),
                value.declName.baseName.text == "self"
            else { continue }
            return value.base?.written
        }
        return nil
    }

    /// `let title: String`, `@Binding var isOpen: Bool`: without a value of its own.
    fileprivate func isGiven(_ binding: PatternBindingSyntax) -> Bool {
        binding.initializer == nil && binding.accessorBlock == nil
            && Set(attributeNames).isSubset(of: ["Binding", "ObservedObject", "Bindable"])
            && !modifiers.contains { $0.name.text == "static" }
    }

    fileprivate var isWatched: Bool { attributeNames.contains { Self.watchers.contains($0) } }

    private static let watchers: Set<String> = [
        "State", "Binding", "GestureState", "FocusState", "AppStorage", "SceneStorage", "StateObject", "ObservedObject",
        "EnvironmentObject", "Bindable", "Environment", "ScaledMetric", "Published", "AccessibilityFocusState",
    ]
}

extension PatternBindingSyntax {
    /// The type as written, or the one the initial value is made of: `CounterModel`.
    var typeName: String? {
        if let type = typeAnnotation?.type {
            if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.written }
            return type.written
        }
        guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? called.written
        return name.first?.isUppercase == true ? name.split(separator: ".").first.map(String.init) : nil
    }
}

extension SourceFile {
    /// The members of the type around `node`.
    func members(around node: some SyntaxProtocol) -> TypeMembers { members(of: node.enclosingTypeName) }

    func members(of type: String) -> TypeMembers {
        if let known = membersByType[type] { return known }
        let members = TypeMembers(of: type, in: self)
        membersByType[type] = members
        return members
    }

    /// The paths `node` reads, with what the computed properties, functions and local values it names read in turn.
    func reads(_ node: some SyntaxProtocol) -> Set<String> {
        let members = members(around: node)
        var found = node.paths
        var pending = found
        var seen: Set<String> = []
        while let path = pending.popFirst(), seen.count < 64 {
            guard let name = path.split(separator: ".").first.map(String.init), seen.insert(name).inserted else {
                continue
            }
            for body in members.bodies[name] ?? [] {
                let more = body.paths.subtracting(found)
                found.formUnion(more)
                pending.formUnion(more)
            }
            if let value = localValue(of: name, around: node) {
                let more = value.paths.subtracting(found)
                found.formUnion(more)
                pending.formUnion(more)
            }
        }
        return found
    }

    /// Returns the value of a local `let name = …` in the function around `node`.
    func localValue(of name: String, around node: some SyntaxProtocol) -> ExprSyntax? {
        guard let locals = localsByName[name], let member = node.enclosingMember else { return nil }
        return locals.first { $0.enclosingMember?.id == member.id }?.initializer?.value
    }
}
