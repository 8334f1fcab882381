import SwiftSyntax

/// A function call: `Button("Save") { … }`, `.padding(8)`, `withAnimation(.spring()) { … }`.
struct Call: Sendable {
    let node: FunctionCallExprSyntax
    /// The last name of the callee: `padding`, `impactOccurred`.
    let name: String

    init?(_ node: (some SyntaxProtocol)?) {
        guard let node = node?.as(FunctionCallExprSyntax.self), let name = calleeName(of: node.calledExpression) else {
            return nil
        }
        self.node = node
        self.name = name
    }
}

func calleeName(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return calleeName(of: generic.expression) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return calleeName(of: chained.expression) }
    return nil
}

extension Call {
    /// The expression before the last dot: `Image("a")` in `Image("a").padding()`, nil in `Button { }` and `.spring()`.
    var base: ExprSyntax? { member?.base }

    /// A call of a type: `Button { … }`.
    var isInitializer: Bool { base == nil && name.first?.isUppercase == true }

    /// A call on a type that the compiler infers: `.spring(…)`.
    var isImplicitMember: Bool { member != nil && member?.base == nil }

    var member: MemberAccessExprSyntax? {
        let called = node.calledExpression
        return called.as(MemberAccessExprSyntax.self)
            ?? called.as(GenericSpecializationExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
    }

    var nameToken: TokenSyntax {
        member?.declName.baseName ?? node.calledExpression.lastToken(viewMode: .sourceAccurate) ?? node.firstToken(
            viewMode: .sourceAccurate
        )!
    }

    /// The argument with a label; `nil` asks for the first without one.
    func argument(_ label: String?) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == label }?.expression
    }

    /// The first argument, unless it has a label.
    var firstUnlabelled: ExprSyntax? {
        node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    }

    /// `checkmark` of `Image(systemName: "checkmark")` and `Label("Done", systemImage: "checkmark")`.
    var symbol: String? {
        (argument("systemName") ?? argument("systemImage"))?.text
    }

    /// `TabLabel(isSelected: tab == .home)`.
    var takesSelection: Bool {
        node.arguments.contains {
            ["isSelected", "selected", "isActive"].contains($0.label?.text)
                && !$0.expression.is(BooleanLiteralExprSyntax.self)
        }
    }

    func hasArgument(_ label: String) -> Bool { argument(label) != nil }

    /// A closure by its label; `nil` asks for the first trailing closure.
    func closure(_ label: String?) -> ClosureExprSyntax? {
        guard let label else { return node.trailingClosure }
        if let given = argument(label)?.as(ClosureExprSyntax.self) { return given }
        return node.additionalTrailingClosures.first { $0.label.text == label }?.closure
    }

    var closures: [(label: String?, closure: ClosureExprSyntax)] {
        var all: [(String?, ClosureExprSyntax)] = node.arguments.compactMap { argument in
            argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
        }
        if let trailing = node.trailingClosure { all.append((nil, trailing)) }
        return all + node.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    }

    /// The action of a `Button`: `action:`, or the trailing closure if that isn't the label.
    var buttonAction: ClosureExprSyntax? {
        if let action = argument("action") { return action.as(ClosureExprSyntax.self) }
        return node.trailingClosure
    }

    var wholeChain: ViewChain {
        var node = node
        while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(node).id,
            let next = member.parent?.as(FunctionCallExprSyntax.self)
        {
            node = next
        }
        return ViewChain(of: ExprSyntax(node))
    }
}

extension LabeledExprSyntax {
    var call: Call? { Call(parent?.parent) }
}

extension ClosureExprSyntax {
    /// The call that has this closure: the `Button` of its `label:`.
    var receiver: Call? {
        if let call = parent?.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure?.id == id ? Call(call) : nil
        }
        let isGiven = parent?.kind == .multipleTrailingClosureElement || parent?.kind == .labeledExpr
        return isGiven ? Call(parent?.parent?.parent) : nil
    }

    /// Names of the parameters without `_`; `$0` and `$1` if it has none.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.text).filter { $0 != "_" }
        case .parameterClause(let clause)?:
            clause.parameters.map { ($0.secondName ?? $0.firstName).text }.filter { $0 != "_" }
        case nil: ["$0", "$1"]
        }
    }
}

/// `target = value`, `target += value`, or `target.toggle()`.
struct Assignment: Sendable {
    let target: ExprSyntax
    /// `true` in `isOn = true`; nil for `toggle()` and expressions of several parts.
    let value: ExprSyntax?
    let node: ExprSyntax

    /// `isOn` of `self.model.isOn`.
    var name: String { target.lastName ?? "" }

    /// `model.isOn` of `self.model.isOn`.
    var path: String { target.path ?? "" }
}

extension Assignment {
    init?(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements.prefix(4))
        guard parts.count > 2,
            parts[1].is(AssignmentExprSyntax.self) || ["+=", "-="].contains(parts[1].trimmedDescription)
        else { return nil }
        self.init(target: parts[0], value: parts.count == 3 ? parts[2] : nil, node: ExprSyntax(node))
    }
}
