import SwiftSyntax

/// A member of a model that a view has: `model.load` of `@State private var model = Model()`.
struct ModelUse {
    let type: String
    /// The member's name; for a store, the action that is sent: `save` of `store.send(.save)`.
    let name: String
    let node: ExprSyntax
    let call: Call?
}

extension SourceFile {
    func findModelUses() -> [ModelUse] {
        let views = Set(self.views.map(\.typeName))
        return index.variables.flatMap { variable -> [ModelUse] in
            let owner = variable.enclosingTypeName
            guard views.contains(owner), variable.isMember, let name = variable.name, let type = variable.modelType
            else { return [] }
            let uses = [name, "$" + name].flatMap { index.references[$0] ?? [] }
            return uses.filter { $0.enclosingTypeName == owner }.compactMap { ModelUse(of: $0, type: type) }
        }
    }
}

extension ModelUse {
    fileprivate init?(of model: ExprSyntax, type: String) {
        let base = model.parent?.as(OptionalChainingExprSyntax.self).map(ExprSyntax.init) ?? model
        guard let member = base.parent?.as(MemberAccessExprSyntax.self), member.base?.id == base.id else { return nil }
        let call = member.parent.flatMap {
            $0.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(member).id ? Call($0) : nil
        }
        var name = member.declName.baseName.text
        if name == "send", let action = call?.firstUnlabelled { name = Call(action)?.name ?? action.lastName ?? name }
        self.init(type: type, name: name, node: ExprSyntax(member), call: call)
    }

    /// Reads what may hold a failure.
    var showsFailure: Bool {
        let other = ["message", "alert", "toast", "state", "status", "phase"]
        return name.namesFailure || other.contains(where: name.lowercased().contains)
    }

    /// A statement whose result is dropped, or an action: `.task(model.load)`, `Button("Save", action: model.save)`.
    var isStatement: Bool {
        if let call { return call.isStatement }
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.call != nil else { return false }
        return [nil, "action", "perform"].contains(argument.label?.text)
    }
}

extension VariableDeclSyntax {
    /// `Model` of `: any Model`, `= Model()`, `= Model.shared` and `@Environment(Model.self)`; `Login` of `StoreOf<Login>`.
    fileprivate var modelType: String? {
        guard let binding = bindings.first else { return nil }
        if let type = binding.typeAnnotation?.type {
            let names = type.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.first?.isUppercase == true }
            return ["StoreOf", "Store", "Optional"].contains(names.first) ? names.dropFirst().first : names.first
        }
        let given = attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.arguments?.trimmedDescription }.first
        if let given, given.hasSuffix(".self"), !given.hasPrefix("\\") { return String(given.dropLast(5)) }
        let value = binding.initializer?.value
        if let call = Call(value), call.isInitializer { return call.name }
        let shared = value?.as(MemberAccessExprSyntax.self)?.base?.path
        return shared?.first?.isUppercase == true ? shared : nil
    }
}
