import SwiftSyntax

/// The surroundings of a view: the calls it is given to, and the modifiers applied further out.
///
/// For a view of a member, like `private var closeButton: some View`, they include those where the member is used.
public struct Around: Sendable {
    /// The calls it is an argument of or stands in a closure of, innermost first.
    public private(set) var receivers: [Receiver] = []
    /// The modifiers applied further out, innermost first.
    public private(set) var modifiers: [Call] = []
}

/// A call something is given to.
public struct Receiver: Sendable {
    public let call: Call
    /// The label it was given under; nil for the first trailing closure and for arguments without one.
    public let label: String?

    public var name: String { call.name }
}

extension Around {
    public func isGiven(to names: Set<String>) -> Bool { receivers.contains { names.contains($0.name) } }
    public func has(_ name: String) -> Bool { modifiers.contains { $0.name == name } }
    public func hasAny(_ names: Set<String>) -> Bool { modifiers.contains { names.contains($0.name) } }

    fileprivate mutating func add(_ node: Syntax, in file: SourceFile, depth: Int) {
        var child = node
        while let parent = child.parent, !parent.isType {
            if let call = parent.as(FunctionCallExprSyntax.self), let value = Call(call) {
                if call.calledExpression.id == child.id {
                    if value.base != nil { modifiers.append(value) }
                } else {
                    receivers.append(Receiver(call: value, label: child.argumentLabel(of: node)))
                }
            }
            if let member = parent.memberName, depth > 0 {
                guard member != "body" else { return }
                for use in file.uses(of: member) where !use.isDescendant(of: parent) {
                    add(Syntax(use), in: file, depth: depth - 1)
                }
                return
            }
            child = parent
        }
    }
}

extension SourceFile {
    /// Returns the surroundings of `node` beyond its own chain.
    public func around(_ node: some SyntaxProtocol) -> Around {
        if let known = aroundByNode[node.id] { return known }
        var around = Around()
        around.add(Syntax(node), in: self, depth: 3)
        aroundByNode[node.id] = around
        return around
    }

    /// Where a member of this file is used by its bare name or through `self`.
    /// In code that nobody meets, too.
    func uses(of name: String) -> [ExprSyntax] {
        if let known = usesByName[name] { return known }
        let uses = usedNames.offsets(of: name).compactMap { reference(to: name, at: $0)?.ownUse }
        usesByName[name] = uses
        return uses
    }
}

extension SyntaxProtocol {
    func isDescendant(of other: Syntax) -> Bool {
        let place = other.position..<other.endPosition
        return place.contains(position)
    }
}

extension Syntax {
    /// The name of the member this declares; nil for locals and for what is no member.
    fileprivate var memberName: String? {
        guard parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
        return self.as(VariableDeclSyntax.self)?.name ?? self.as(FunctionDeclSyntax.self)?.name.text
    }

    /// `self` is a part of a call, around `node`: the label of the part that holds `node`.
    fileprivate func argumentLabel(of node: Syntax) -> String? {
        if let list = self.as(LabeledExprListSyntax.self) {
            return list.first { node.isDescendant(of: Syntax($0)) }?.label?.text
        }
        if let list = self.as(MultipleTrailingClosureElementListSyntax.self) {
            return list.first { node.isDescendant(of: Syntax($0)) }?.label.text
        }
        return nil
    }
}

extension DeclReferenceExprSyntax {
    /// The name, or `self` with it; nil after the dot of another value.
    fileprivate var ownUse: ExprSyntax? {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
            return ExprSyntax(self)
        }
        let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.name
        return base == "self" || base == "Self" ? ExprSyntax(member) : nil
    }
}
