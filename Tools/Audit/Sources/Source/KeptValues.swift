@_spi(RawSyntax) import SwiftSyntax

/// Private properties that keep the value they start with, so that a branch behind them may never be taken.
struct KeptValues {
    /// The last name of each one's value: `false`, or `inactive` of `EditMode.inactive`.
    private var values: [String: String] = [:]

    init(of file: SourceFile) {
        guard file.mentions("private"), file.mentions("if "), file.tree.raw.startsMemberAsFlagOrCase else { return }
        for item in file.tree.statements { read(item.item.asType?.memberBlock.members) }
        // Most are changed in plain words, which cost less to find than to walk the tree.
        values = values.filter { name, value in
            let other = value == "false" ? "true" : "false"
            return !value.isEmpty
                && !["$" + name, name + ".toggle()", name + " = " + other].contains(where: file.text.holds)
        }
        guard !values.isEmpty else { return }
        var offset = 0
        file.tree.raw.eachToken { token in
            defer { offset += token.raw.byteLength }
            let text = token.tokenText
            guard text.count > 1 else { return }
            let isProjected = text.first == UInt8(ascii: "$") || text.first == UInt8(ascii: "_")
            let name = String(syntaxText: isProjected ? SyntaxText(rebasing: text.dropFirst()) : text)
            guard let value = values[name] else { return }
            let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
            if isProjected || token?.keeps(value) != true { values[name] = nil }
        }
    }
}

extension KeptValues {
    private mutating func read(_ members: MemberBlockItemListSyntax?) {
        for member in members ?? [] {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses { read(clause.elements?.as(MemberBlockItemListSyntax.self)) }
            }
            read(member.decl.asType?.memberBlock.members)
            guard let (name, value) = member.decl.as(VariableDeclSyntax.self)?.startingValue else { continue }
            // Declared twice, for two platforms or in two types: nobody knows which is meant.
            values[name] = values[name] == nil ? value : ""
        }
    }

    var isEmpty: Bool { values.isEmpty }

    /// The body of `if showsTabs { … }`, or what follows `if mode == .inactive { … } else`.
    func neverLead(to block: CodeBlockSyntax) -> Bool {
        guard !values.isEmpty, let condition = block.parent?.as(IfExprSyntax.self) else { return false }
        if condition.body.id == block.id, condition.asked.contains(where: { holds($0) == false }) { return true }
        let choices = sequence(first: condition) { $0.parent?.as(IfExprSyntax.self) }
        return choices.contains { choice in
            choice.body.id != block.id && !choice.body.isAround(block) && choice.conditions.count == 1
                && choice.asked.first.flatMap(holds) == true
        }
    }

    /// nil when nobody can say.
    private func holds(_ condition: ExprSyntax) -> Bool? {
        if let inBrackets = condition.inBrackets { return holds(inBrackets) }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return holds(negated.expression).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
        guard condition.isOwnMember, let value = condition.lastName.flatMap({ values[$0] }) else { return nil }
        return ["true": true, "false": false][value]
    }

    private func holds(_ parts: [ExprSyntax]) -> Bool? {
        let signs = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0].written }
        if signs.allSatisfy({ $0 == "&&" }) {
            return parts.indices.contains { $0.isMultiple(of: 2) && holds(parts[$0]) == false } ? false : nil
        }
        guard signs == ["=="], parts.count == 3, parts[0].isOwnMember,
            let value = parts[0].lastName.flatMap({ values[$0] }), let other = parts[2].keptValue
        else { return nil }
        return value == other
    }
}

extension IfExprSyntax {
    fileprivate var asked: [ExprSyntax] { conditions.compactMap { $0.condition.as(ExprSyntax.self) } }
}

extension CodeBlockSyntax {
    fileprivate func isAround(_ other: CodeBlockSyntax) -> Bool { other.isInside(self) }
}

extension RawSyntax {
    /// A cheap question before the dear one: it looks into no code.
    fileprivate var startsMemberAsFlagOrCase: Bool {
        switch kind {
        case .token, .functionDecl, .initializerDecl, .subscriptDecl, .accessorBlock, .attributeList: false
        case .initializerClause: holds { $0.kind == .booleanLiteralExpr || $0.kind == .memberAccessExpr }
        default: holds(\.startsMemberAsFlagOrCase)
        }
    }

    fileprivate func eachToken(_ body: (RawTokenSyntax) -> Void) {
        if let token = RawTokenSyntax(self) {
            if token.tokenView.presence == .present { body(token) }
        } else if let children = layoutView?.children {
            for case let child? in children { child.eachToken(body) }
        }
    }

    private func holds(_ child: (RawSyntax) -> Bool) -> Bool {
        layoutView?.children.contains { $0.map(child) == true } == true
    }
}

extension VariableDeclSyntax {
    /// Of a private one that starts with a flag or a case, alone or as a state.
    fileprivate var startingValue: (String, String)? {
        guard parent?.kind == .memberBlockItem, bindings.count == 1, let binding = bindings.first,
            binding.accessorBlock == nil, attributes.names.allSatisfy({ $0 == "State" }), let name = binding.name
        else { return nil }
        // One that others can set is kept apart, too: its name may stand for it.
        let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
        return (name, isPrivate ? binding.initializer?.value.keptValue ?? "" : "")
    }
}

extension ExprSyntax {
    /// `false`, or `inactive` of `EditMode.inactive` and `.inactive`.
    fileprivate var keptValue: String? {
        if let flag = self.as(BooleanLiteralExprSyntax.self) { return flag.literal.text }
        guard let member = self.as(MemberAccessExprSyntax.self), member.base?.beginsSmall != true else { return nil }
        return member.declName.baseName.text
    }
}

extension TokenSyntax {
    /// It declares a property, asks for it, or gives it `value` again.
    fileprivate func keeps(_ value: String) -> Bool {
        if parent?.is(IdentifierPatternSyntax.self) == true {
            return parent?.parent?.parent?.parent?.parent?.kind == .memberBlockItem
        }
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        var used = ExprSyntax(reference)
        if let access = reference.parent?.as(MemberAccessExprSyntax.self) {
            guard access.declName.id == reference.id, access.base?.written == "self" else {
                // A case of the same name, or another thing's member.
                return access.declName.id == reference.id && access.base == nil
            }
            used = ExprSyntax(access)
        }
        guard let list = used.parent?.as(ExprListSyntax.self) else {
            return ![.inOutExpr, .memberAccessExpr, .keyPathPropertyComponent].contains(used.parent?.kind)
        }
        let parts = Array(list)
        guard let place = parts.firstIndex(where: { $0.id == used.id }), place + 1 < parts.count,
            parts[place + 1].is(AssignmentExprSyntax.self)
        else { return true }
        return parts.count == place + 3 && parts[place + 2].keptValue == value
    }
}
