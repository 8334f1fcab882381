import SwiftSyntax

/// One function call: `Button("Save") { … }`, `.padding(8)`, `withAnimation(.spring()) { … }`.
public struct Call: Sendable {
    public let node: FunctionCallExprSyntax
    /// The last part of what is called: `Button`, `padding`, `withAnimation`, `impactOccurred`.
    public let name: String
}

extension Call {
    init?(_ node: (some SyntaxProtocol)?) {
        guard let node = node?.as(FunctionCallExprSyntax.self), let name = node.calleeName else { return nil }
        self.node = node
        self.name = name
    }
}

extension LabeledExprSyntax {
    /// The call this is an argument of.
    var call: Call? { Call(parent?.parent) }
}

extension FunctionCallExprSyntax {
    /// `padding` of `view.padding(8)`.
    var calleeName: String? { Audit.calleeName(of: calledExpression) }
}

/// The last name of a callee, or nil when a closure or the like is called.
func calleeName(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.name }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.name }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return calleeName(of: generic.expression) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return calleeName(of: chained.expression) }
    return nil
}

extension Call {
    /// The expression before the last dot: `Image("a")` in `Image("a").padding()`, nil in `Button { }` and `.spring()`.
    public var base: ExprSyntax? { member?.base }

    /// `.spring(…)`, `.easeInOut(…)`: a call on a type the compiler finds out.
    public var isImplicitMember: Bool { member != nil && member?.base == nil }

    var member: MemberAccessExprSyntax? {
        let called = node.calledExpression
        return called.as(MemberAccessExprSyntax.self)
            ?? called.as(GenericSpecializationExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
    }

    /// The token of the last name: where a finding about a modifier points.
    public var nameToken: TokenSyntax {
        member?.declName.baseName ?? node.calledExpression.lastToken(viewMode: .sourceAccurate) ?? node.firstToken(
            viewMode: .sourceAccurate
        )!
    }

    /// The value given under a label; `nil` asks for the arguments without one.
    public func argument(_ label: String?) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == label }?.expression
    }

    /// The first argument when it has no label.
    public var firstUnlabelled: ExprSyntax? {
        node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    }

    public func hasArgument(_ label: String) -> Bool { argument(label) != nil }

    /// A closure by its label: of an argument, or trailing. `nil` asks for the first trailing closure.
    public func closure(_ label: String?) -> ClosureExprSyntax? {
        guard let label else { return node.trailingClosure }
        if let given = argument(label)?.as(ClosureExprSyntax.self) { return given }
        return node.additionalTrailingClosures.first { $0.label.text == label }?.closure
    }

    var hasClosures: Bool {
        node.trailingClosure != nil || node.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// Every closure of the call with its label, in the order of the source.
    public var closures: [(label: String?, closure: ClosureExprSyntax)] {
        var all: [(String?, ClosureExprSyntax)] = node.arguments.compactMap { argument in
            argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
        }
        if let trailing = node.trailingClosure { all.append((nil, trailing)) }
        all += node.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        return all
    }
}
