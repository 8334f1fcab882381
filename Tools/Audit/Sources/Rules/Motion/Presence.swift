import SwiftSyntax

/// When a view comes and goes, and with it a transition on it.
struct Presence {
    /// The conditions, subjects and collections that decide it.
    private(set) var conditions: [Syntax] = []
    /// The innermost choice.
    private(set) var scene: Syntax?

    /// Reads outwards up to the container that holds the choice: what comes with a container has no transition of its own.
    init(of node: some SyntaxProtocol, in file: SourceFile) {
        guard read(node) else { return }
        guard conditions.isEmpty, let name = node.enclosingMember?.declaredName, name != "body" else { return }
        for use in file.uses(of: name) where use.enclosingTypeName == node.enclosingTypeName { _ = read(use) }
        scene = nil
    }

    /// Returns whether it came to the end of the member.
    private mutating func read(_ node: some SyntaxProtocol) -> Bool {
        for current in node.ancestorsInType {
            if let closure = current.as(ClosureExprSyntax.self) {
                guard let call = Enclosure(closure)?.call, ["Group", "ForEach"].contains(call.name) else {
                    return false
                }
                if call.name == "ForEach" { add(Syntax(call.node.arguments), Syntax(call.node)) }
            }
            if let choice = current.as(IfExprSyntax.self) { add(Syntax(choice.conditions), current) }
            if let choice = current.as(SwitchExprSyntax.self) { add(Syntax(choice.subject), current) }
        }
        return true
    }

    private mutating func add(_ condition: Syntax, _ choice: Syntax) {
        conditions.append(condition)
        if scene == nil { scene = choice }
    }
}

extension SyntaxProtocol {
    /// The conditions, subjects and collections around a view that decide whether it is present.
    var presenceConditions: [Syntax] {
        var found: [Syntax] = []
        for current in ancestorsInType {
            if let choice = current.as(IfExprSyntax.self) { found.append(Syntax(choice.conditions)) }
            if let choice = current.as(SwitchExprSyntax.self) { found.append(Syntax(choice.subject)) }
            if let call = current.as(FunctionCallExprSyntax.self), call.calleeName == "ForEach" {
                found.append(Syntax(call.arguments))
            }
        }
        return found
    }
}
