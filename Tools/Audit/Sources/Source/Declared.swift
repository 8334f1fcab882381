import SwiftSyntax

extension SourceFile {
    /// Whether what is called `name` here is a Boolean: nil when the file does not declare it, or both ways.
    func isBoolean(_ name: String) -> Bool? {
        let answers = Set(bindings(named: name).compactMap(\.isBoolean))
        return answers.count == 1 ? answers.first : nil
    }

    /// The variables and constants called `name`.
    func bindings(named name: String) -> [PatternBindingSyntax] {
        // The list's own `filter` would make a tree of the whole file for it.
        variables(named: name).flatMap { Array($0.bindings).filter { $0.name == name } }
    }

    /// Those that declare `name`, alone or beside others.
    func variables(named name: String) -> [VariableDeclSyntax] { variablesByName[name] ?? [] }

    func findVariablesByName() -> [String: [VariableDeclSyntax]] {
        var found: [String: [VariableDeclSyntax]] = [:]
        for variable in variables {
            for name in Set(variable.bindings.compactMap(\.name)) { found[name, default: []].append(variable) }
        }
        return found
    }

    /// Returns the value of a computed property `name` of this file if it is a single expression.
    func computedValue(_ name: String) -> ExprSyntax? {
        let found = bindings(named: name).compactMap(\.singleExpression)
        return found.count == 1 ? found.first : nil
    }
}

extension PatternBindingSyntax {
    /// The name of a binding that declares one.
    var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

    /// By its type or its first value; nil when neither says it.
    fileprivate var isBoolean: Bool? {
        if let type = typeAnnotation?.type.written {
            return ["Bool", "Binding<Bool>", "Bool?"].contains(type)
        }
        guard let value = initializer?.value else { return nil }
        if value.is(BooleanLiteralExprSyntax.self) { return true }
        let isLiteral =
            value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
        return isLiteral ? false : nil
    }

    fileprivate var singleExpression: ExprSyntax? {
        guard case .getter(let items)? = accessorBlock?.accessors, items.count == 1 else { return nil }
        let item = items.first!.item
        return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }
}

extension ExprSyntax {
    /// `a` of `(a)`.
    var inBrackets: ExprSyntax? {
        let elements = self.as(TupleExprSyntax.self)?.elements
        return elements?.count == 1 ? elements?.first?.expression : nil
    }

    /// The last name of a variable or member, through `!`, `?` and brackets: `isDone` of `!task.isDone`.
    var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let negation = self.as(PrefixOperatorExprSyntax.self) { return negation.expression.lastName }
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
        return inBrackets?.lastName
    }

    /// The parts of an expression that operators join: `a`, `b` of `a && b`; the expression itself when there are none.
    var operands: [ExprSyntax] {
        if let inBrackets { return inBrackets.operands }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return [self] }
        return sequence.elements.flatMap { element -> [ExprSyntax] in
            if element.is(BinaryOperatorExprSyntax.self) { return [] }
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) { return ternary.thenExpression.operands }
            return element.operands
        }
    }
}

extension PatternBindingSyntax {
    /// It stands in the code of a function or closure, not in a type.
    var isLocal: Bool { parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true }
}

extension ClosureExprSyntax {
    /// The names of its parameters, without `_`; `$0` and `$1` when it names none.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.text).filter { $0 != "_" }
        case .parameterClause(let clause)?:
            clause.parameters.map { ($0.secondName ?? $0.firstName).text }.filter { $0 != "_" }
        case nil: ["$0", "$1"]
        }
    }

    /// It uses one of `names`.
    func mentions(_ names: [String]) -> Bool {
        statements.containsToken(names)
    }
}

extension FunctionCallExprSyntax {
    /// `Text("a").padding()` for `Text("a")` in it.
    var nextLink: FunctionCallExprSyntax? {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
            let next = member.parent?.as(FunctionCallExprSyntax.self), next.calledExpression.id == member.id
        else { return nil }
        return next
    }
}

extension Call {
    /// The whole chain this call is a link of, or the root.
    var wholeChain: ViewChain {
        var node = node
        while let next = node.nextLink { node = next }
        return ViewChain(of: ExprSyntax(node))
    }

    /// The action of a `Button`: the closure given as `action:`, or the trailing one if that is not the label.
    var buttonAction: ClosureExprSyntax? {
        if let action = argument("action") { return action.as(ClosureExprSyntax.self) }
        return node.trailingClosure
    }
}
