import SwiftSyntax

/// Whether a branch of `#if` may be compiled for a platform in a release build.
struct BuildCondition {
    private let clause: IfConfigClauseSyntax
    private let earlier: [IfConfigClauseSyntax]

    init(_ clause: IfConfigClauseSyntax, in declaration: IfConfigDeclSyntax) {
        self.clause = clause
        self.earlier = Array(declaration.clauses.prefix { $0.id != clause.id })
    }

    func mayHold(on platform: Platform) -> Bool {
        if earlier.contains(where: { Self.value(of: $0.condition, on: platform) == true }) { return false }
        guard clause.condition != nil else { return true }
        return Self.value(of: clause.condition, on: platform) != false
    }

    private static func value(of condition: ExprSyntax?, on platform: Platform) -> Bool? {
        guard let condition else { return nil }
        if let reference = condition.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text.split(separator: "_").contains("DEBUG") ? false : nil
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return value(of: negation.expression, on: platform).map { !$0 }
        }
        if let inner = condition.inBrackets { return value(of: inner, on: platform) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(ofCall: call, on: platform) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence, on: platform) }
        return nil
    }

    private static func value(ofCall call: FunctionCallExprSyntax, on platform: Platform) -> Bool? {
        guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
        switch calleeName(of: call.calledExpression) {
        case "os": return argument == platform.systemName
        case "canImport": return platform.canImport(argument)
        case "targetEnvironment": return argument == "simulator" ? false : nil
        default: return nil
        }
    }

    /// Splits `a && b || c` at the weakest operator, as operators aren't folded.
    private static func value(of sequence: SequenceExprSyntax, on platform: Platform) -> Bool? {
        let elements = Array(sequence.elements)
        for (name, isOr) in [("||", true), ("&&", false)] {
            guard let index = elements.firstIndex(where: { $0.trimmedDescription == name }) else { continue }
            let left = value(ofElements: Array(elements[..<index]), on: platform)
            let right = value(ofElements: Array(elements[(index + 1)...]), on: platform)
            if left == isOr || right == isOr { return isOr }
            return left == nil || right == nil ? nil : !isOr
        }
        return nil
    }

    private static func value(ofElements elements: [ExprSyntax], on platform: Platform) -> Bool? {
        if elements.count == 1 { return value(of: elements[0], on: platform) }
        return value(of: SequenceExprSyntax(elements: ExprListSyntax(elements)), on: platform)
    }
}
