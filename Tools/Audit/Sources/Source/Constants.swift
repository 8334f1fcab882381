import SwiftSyntax

/// Named numbers of a file: `let side: CGFloat = 28`, `enum Metrics { static let gap = 4 }`; without ambiguous ones.
struct Constants {
    private var values: [String: Double?] = [:]

    init(of file: SourceFile) {
        for variable in file.index.variables where variable.bindingSpecifier.text == "let" {
            for binding in variable.bindings {
                guard let name = binding.name, let value = Self.literal(binding.initializer?.value) else { continue }
                note(value, as: name)
                note(value, as: variable.enclosingTypeName + "." + name)
            }
        }
    }

    private mutating func note(_ value: Double, as name: String) {
        if let known = values[name], known != value { values[name] = .some(nil) } else { values[name] = value }
    }

    func number(_ expression: ExprSyntax?) -> Double? {
        if let literal = Self.literal(expression) { return literal }
        if let reference = expression?.as(DeclReferenceExprSyntax.self) {
            return values[reference.baseName.text] ?? nil
        }
        guard let member = expression?.as(MemberAccessExprSyntax.self), let owner = member.base?.trimmedDescription
        else {
            return nil
        }
        let name = member.declName.baseName.text
        return (["Self", "self"].contains(owner) ? values[name] : values[owner + "." + name]) ?? nil
    }

    /// A number with a sign, in `CGFloat(…)` or in brackets.
    static func literal(_ expression: ExprSyntax?) -> Double? {
        switch expression?.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let integer)?: return Double(integer.literal.text.filter { $0 != "_" })
        case .floatLiteralExpr(let float)?: return Double(float.literal.text.filter { $0 != "_" })
        case .prefixOperatorExpr(let negation)?:
            return negation.operator.text == "-" ? literal(negation.expression).map { -$0 } : nil
        case .functionCallExpr(let call)?:
            guard call.arguments.count == 1, ["CGFloat", "Double", "Float"].contains(Call(call)?.name) else {
                return nil
            }
            return literal(call.arguments.first?.expression)
        default: return expression?.inBrackets.flatMap(literal)
        }
    }
}

extension SourceFile {
    /// The largest value of a constant, of `a ? 24 : 28`, or of a scaled metric at the standard text size.
    func largest(_ expression: ExprSyntax?) -> Double? {
        if let number = number(expression) { return number }
        if let choice = Ternary(expression), let yes = largest(choice.yes), let no = largest(choice.no) {
            return max(yes, no)
        }
        guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let metric = variables(named: name).first { $0.attributes.names.contains("ScaledMetric") }
        return metric.flatMap { number($0.bindings.first?.initializer?.value) }
    }
}
