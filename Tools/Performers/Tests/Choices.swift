import SwiftSyntax

@testable import Audit

/// The choices of a person, an app or the system, by their names in a file.
struct Choices {
    /// The file's other names for choices: `let calm = context.reducesMotion`.
    private var aliases: Set<String> = []

    init(in tree: Syntax) {
        let bindings = Search.all(PatternBindingSyntax.self, in: tree)
        var found: Set<String>
        repeat {
            found = aliases
            for binding in bindings where renamesChoice(binding) {
                aliases.insert(binding.pattern.trimmedDescription)
            }
        } while found != aliases
    }

    /// A choice is compared, asked or opened here instead of being handed on.
    func areTakenApart(at token: TokenSyntax) -> Bool {
        guard let mention = token.mention, isChoice(token) else { return false }
        return mention.isTakenApart
    }

    private func isChoice(_ token: TokenSyntax) -> Bool {
        let name = String(token.text.drop { $0 == "$" })
        let pattern =
            #/
            \w*[rR]educe[sd]?Motion\w* | \w*([pP]references?|[pP]rofile|[mM]otionLevel|[cC]elebrationLevel)
            | completion(Haptic|Sound)Enabled | soundVolume | hasCompletedFirstCapture | levels
            /#
        if name.wholeMatch(of: pattern) != nil { return true }
        let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access?.declName.id == token.parent?.id && access?.base?.trimmedDescription != "self"
        return aliases.contains(name) && !isMember
    }

    /// Only hands a choice on, reads one of the environment, or holds whatever is stored for a person.
    private func renamesChoice(_ binding: PatternBindingSyntax) -> Bool {
        let attributes = binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? []
        let stores = attributes.contains { attribute in
            let words = attribute.trimmedDescription
            return words.hasPrefix("@AppStorage(") || words.hasPrefix("@Environment(") && names(attribute)
        }
        if stores { return true }
        guard let value = binding.initializer?.value ?? binding.getter else { return false }
        let bare = value.as(PrefixOperatorExprSyntax.self)?.expression ?? value
        return bare.path != nil && names(value)
    }

    private func names(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains(where: isChoice)
    }
}

extension PatternBindingSyntax {
    /// The only expression of a computed property.
    fileprivate var getter: ExprSyntax? {
        guard case .getter(let items)? = accessorBlock?.accessors, items.count == 1 else { return nil }
        let item = items.first!.item
        return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }
}

extension TokenSyntax {
    /// The expression that it names, with the base it is a member of; nil for declarations, labels and calls.
    fileprivate var mention: Syntax? {
        if let pattern = parent?.as(IdentifierPatternSyntax.self),
            let condition = pattern.parent?.as(OptionalBindingConditionSyntax.self), condition.initializer == nil
        {
            return Syntax(pattern)
        }
        guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        let member = name.parent?.as(MemberAccessExprSyntax.self)
        let mention = member?.declName.id == name.id ? Syntax(member!) : Syntax(name)
        let call = mention.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.id == mention.id && call?.leftParen != nil ? nil : mention
    }
}

extension Syntax {
    /// Something around it chooses by it.
    fileprivate var isTakenApart: Bool {
        var child = self
        var isPath = true
        while let parent = child.parent {
            if isPath, parent.opensPath { return true }
            if parent.chooses(by: child) { return true }
            isPath = isPath && parent.as(MemberAccessExprSyntax.self)?.base?.id == child.id
            child = parent
        }
        return false
    }

    /// `choice?.…`, `choice.map { … }`.
    private var opensPath: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        guard let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
        return ["map", "flatMap", "filter", "contains"].contains(name)
    }

    private func chooses(by part: Syntax) -> Bool {
        switch self.as(SyntaxEnum.self) {
        case .conditionElementList, .whereClause: true
        case .switchExpr(let node): node.subject.id == part.id
        case .repeatStmt(let node): node.condition.id == part.id
        case .ternaryExpr(let node): node.condition.id == part.id
        case .subscriptCallExpr(let node): node.arguments.id == part.id
        case .infixOperatorExpr(let node): Self.choosing.contains(node.operator.trimmedDescription)
        default: false
        }
    }

    private static let choosing: Set<String> = ["==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "&&", "||", "??"]
}
