import SwiftSyntax

/// The numbers a file names: `let side: CGFloat = 28`, `static let icon = 20.0`, `enum Metrics { static let gap = 4 }`.
///
/// A name declared twice with different values says nothing.
struct Constants {
    private var values: [String: Double?] = [:]

    init(of file: SourceFile) {
        for variable in file.variables {
            for binding in variable.bindings {
                guard let name = binding.name,
                    let value = Constants.value(of: binding, isLet: variable.bindingSpecifier.text == "let")
                else { continue }
                note(value, as: name)
                let type = variable.enclosingTypeName
                if !type.isEmpty { note(value, as: type + "." + name) }
            }
        }
    }

    /// Of `let side = 28` and of `var side: CGFloat { 28 }`.
    private static func value(of binding: PatternBindingSyntax, isLet: Bool) -> Double? {
        if isLet { return literal(binding.initializer?.value) }
        guard case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1 else {
            return nil
        }
        return literal(statements.first?.item.as(ExprSyntax.self))
    }

    private mutating func note(_ value: Double, as name: String) {
        if let known = values[name], known != value { values[name] = .some(nil) } else { values[name] = value }
    }

    func number(_ expression: ExprSyntax?) -> Double? {
        guard let expression else { return nil }
        if let literal = Constants.literal(expression) { return literal }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return values[reference.baseName.text] ?? nil
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            let owner = base.written
            return (owner == "Self" || owner == "self" ? values[name] : values[owner + "." + name]) ?? nil
        }
        return nil
    }

    /// A number as written, with a sign, in `CGFloat(…)` or in brackets.
    static func literal(_ expression: ExprSyntax?) -> Double? {
        guard let expression else { return nil }
        if let integer = expression.as(IntegerLiteralExprSyntax.self) {
            return Double(integer.literal.text.filter { $0 != "_" })
        }
        if let float = expression.as(FloatLiteralExprSyntax.self) {
            return Double(float.literal.text.filter { $0 != "_" })
        }
        if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "-" {
            return literal(negation.expression).map { -$0 }
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let name = call.calleeName, ["CGFloat", "Double", "Float"].contains(name)
        {
            return literal(call.arguments.first?.expression)
        }
        return nil
    }
}
