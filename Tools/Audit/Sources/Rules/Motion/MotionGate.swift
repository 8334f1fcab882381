import SwiftSyntax

/// Whether code asks for Reduce Motion before it moves something.
enum MotionGate {
    /// `reduceMotion`, `isReduceMotionEnabled`, `prefersReducedMotion`, `animationsEnabled`.
    static func isGate(_ name: String) -> Bool {
        name.speaks(of: ["motion", "animat"]) && name.speaks(of: ["reduce", "enabled", "disabled", "allow", "prefers"])
    }

    /// Something in `node` names the setting.
    static func speaks(_ node: some SyntaxProtocol) -> Bool {
        node.containsName(holding: ["motion", "animat"], where: isGate)
    }

    /// `node` names the setting, or a local value or own member that does.
    static func gates(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        speaks(node) || file.reads(node).contains { $0.split(separator: ".").contains { isGate(String($0)) } }
            || !file.gatingNames.isEmpty && node.containsName { file.gatingNames.contains($0) }
    }

    /// A condition around `node`, or a guard before it, asks for the setting; or everyone who calls its function does.
    static func guards(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        if conditionsGate(node, in: file) { return true }
        guard let function = node.enclosingMember?.as(FunctionDeclSyntax.self) else { return false }
        let type = node.enclosingTypeName
        let callers = file.calls(function.name.text).filter { $0.node.enclosingTypeName == type }
        return !callers.isEmpty && callers.allSatisfy { conditionsGate($0.node, in: file) }
    }

    /// Somewhere in the type all animations are taken away: `.transaction { if reduceMotion { $0.animation = nil } }`.
    static func isSwitchedOff(around node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        let type = node.enclosingTypeName
        return (file.calls("transaction") + file.calls("disableAnimations")).contains {
            $0.node.enclosingTypeName == type
                && speaks($0.node.trailingClosure.map(Syntax.init) ?? Syntax($0.node.arguments))
        }
    }

    /// Returns the facts that may gate `nodes`: one for each name in them, for another file or the team to vouch for.
    static func vouchers(_ nodes: [any SyntaxProtocol]) -> [Fact] {
        Set(nodes.flatMap { names(in: $0) }).sorted().map { Fact(.gatesMotion, $0) }
    }

    /// Tells other files which names of this one ask for Reduce Motion.
    static func note(_ file: SourceFile, _ report: inout Report) {
        for name in file.gatingNames where name != "body" { report.fact(.gatesMotion, name) }
    }

    private static func names(in node: any SyntaxProtocol) -> Set<String> {
        var found: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { found.insert(name) }
        }
        return found
    }

    private static func conditionsGate(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        var child = Syntax(node)
        while let current = child.parent {
            if let choice = current.as(IfExprSyntax.self), gates(choice.conditions, in: file) { return true }
            if let choice = current.as(SwitchExprSyntax.self), gates(choice.subject, in: file) { return true }
            if let sequence = current.as(SequenceExprSyntax.self), choosesByGate(sequence, in: file) { return true }
            if let items = current.as(CodeBlockItemListSyntax.self), leavesByGate(items, before: child, in: file) {
                return true
            }
            if current.isType { return false }
            child = current
        }
        return false
    }

    /// `reduceMotion ? a : b`.
    private static func choosesByGate(_ sequence: SequenceExprSyntax, in file: SourceFile) -> Bool {
        let elements = Array(sequence.elements)
        guard let choice = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return false }
        return elements[..<choice].contains { gates($0, in: file) }
    }

    /// `guard !reduceMotion else { return }` before it.
    private static func leavesByGate(_ items: CodeBlockItemListSyntax, before child: Syntax, in file: SourceFile)
        -> Bool
    {
        for item in items.prefix(while: { $0.id != child.id }) {
            if let leaving = item.item.as(GuardStmtSyntax.self), gates(leaving.conditions, in: file) { return true }
            if let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true, gates(choice.conditions, in: file)
            {
                return true
            }
        }
        return false
    }
}

extension SourceFile {
    /// Functions and computed properties of this file that ask for Reduce Motion, or call one here that does.
    func findGatingNames() -> Set<String> {
        guard mentions("otion") || mentions("nimat"), MotionGate.speaks(tree) else { return [] }
        var bodies: [(name: String, body: Syntax)] = functions.compactMap { function in
            function.body.map { (function.name.text, Syntax($0)) }
        }
        for variable in variables {
            for binding in variable.bindings {
                guard let name = binding.name else { continue }
                if let accessors = binding.accessorBlock { bodies.append((name, Syntax(accessors))) }
                if let value = binding.initializer?.value { bodies.append((name, Syntax(value))) }
            }
        }
        bodies.removeAll { $0.name == "body" || $0.body.containsView }
        var gating = Set(bodies.filter { MotionGate.speaks($0.body) }.map(\.name))
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, body) in bodies where !gating.contains(name) && body.names(anyOf: gating) {
                gating.insert(name)
                isGrowing = true
            }
        }
        return gating
    }
}

extension Syntax {
    fileprivate func names(anyOf names: Set<String>) -> Bool {
        containsToken(names)
    }

    /// A builder of views gates what it builds, not what names it.
    fileprivate var containsView: Bool {
        parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.written == "some View"
            && !names(anyOf: ["animation", "transaction", "withAnimation"])
            || parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.written == "some View"
    }
}
