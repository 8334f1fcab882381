import SwiftSyntax

/// A view with everything said of it: `Image("a").resizable().frame(width: 20)` is the root `Image("a")` and two modifiers.
///
/// Modifiers inside a postfix `#if` belong to the chain too and are marked, for they hold only in some builds.
public struct ViewChain: Sendable {
    /// The innermost expression: a call like `Button { … }`, a name like `content`, a member like `model.icon`.
    public let root: ExprSyntax
    /// `Button`, `content`, `icon`; empty when the root has no name.
    public let name: String
    /// The root, when it is a call: `Button { … }`.
    public let rootCall: Call?
    /// From the inside out.
    public let modifiers: [Modifier]
    /// The whole expression.
    public let node: ExprSyntax
}

/// One link of a chain.
public struct Modifier: Sendable {
    public let call: Call
    /// It stands under a postfix `#if`.
    public let isConditional: Bool

    public var name: String { call.name }
}

extension ViewChain {
    /// The chain that ends with a postfix `#if`; nil if it is itself only a link of a longer one.
    init?(endingWith config: PostfixIfConfigExprSyntax) {
        let outer = config.parent
        if outer?.is(PostfixIfConfigExprSyntax.self) == true || outer?.is(IfConfigClauseSyntax.self) == true {
            return nil
        }
        if let member = outer?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(config).id { return nil }
        self.init(of: ExprSyntax(config))
    }

    /// Reads any expression as a chain.
    init(of expression: ExprSyntax) {
        self.init(of: expression, call: Call(expression))
    }

    /// The chain that ends with `call`.
    init(of call: Call) { self.init(of: ExprSyntax(call.node), call: call) }

    private init(of expression: ExprSyntax, call: Call?) {
        var modifiers: [Modifier] = []
        let (root, rootCall) = ViewChain.unwind(expression, call, isConditional: false, into: &modifiers)
        modifiers.reverse()
        self.root = root
        self.rootCall = rootCall
        self.name = rootCall?.name ?? calleeName(of: root) ?? ""
        self.modifiers = modifiers
        self.node = expression
    }

    /// Goes inwards from the last link, which is `call` if it is one, collecting modifiers from the outside in; to the root.
    private static func unwind(
        _ expression: ExprSyntax,
        _ call: Call?,
        isConditional: Bool,
        into modifiers: inout [Modifier]
    ) -> (ExprSyntax, Call?) {
        var (current, call) = (expression, call)
        while true {
            if let config = current.as(PostfixIfConfigExprSyntax.self) {
                for clause in config.config.clauses {
                    guard case .postfixExpression(let inner)? = clause.elements else { continue }
                    _ = unwind(inner, Call(inner), isConditional: true, into: &modifiers)
                }
                guard let base = config.base else { return (current, nil) }
                (current, call) = (base, Call(base))
                continue
            }
            guard let link = call else { return (current, nil) }
            guard let base = link.base else {
                // The innermost link under a postfix `#if` stands on nothing: `#if os(iOS) .padding() #endif`.
                if isConditional, link.isImplicitMember {
                    modifiers.append(Modifier(call: link, isConditional: true))
                }
                return (current, link)
            }
            if isTypeName(base) { return (current, link) }
            modifiers.append(Modifier(call: link, isConditional: isConditional))
            (current, call) = (base, Call(base))
        }
    }

    /// `SwiftUI.Button(…)` and `Self.row(…)` are roots, not modifiers of `SwiftUI`.
    private static func isTypeName(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name else { return false }
        return name.first?.isUppercase == true || name == "self"
    }
}

extension ViewChain {
    public func modifiers(_ name: String) -> [Modifier] { modifiers.filter { $0.name == name } }
    public func has(_ name: String) -> Bool { modifiers.contains { $0.name == name } }
    public func hasAny(_ names: Set<String>) -> Bool { modifiers.contains { names.contains($0.name) } }
}
