import SwiftSyntax

extension SourceFile {
    /// The values that this file gives to views of the project: `isOpen` as `isOpen` of `Drawer` in `Drawer(isOpen: isOpen)`.
    var givenParameters: [(view: String, label: String, value: ExprSyntax)] {
        callsByName.keys.filter { $0.first?.isUppercase == true && !SwiftUIViews.isBuiltIn($0) }.sorted()
            .flatMap { name in
                calls(name).filter { $0.base == nil }.flatMap { call in
                    call.node.arguments.compactMap { argument in
                        guard let label = argument.label?.text, !argument.expression.isPlainLiteral,
                            !argument.expression.is(ClosureExprSyntax.self)
                        else { return nil }
                        return (name, label, argument.expression)
                    }
                }
            }
    }
}

extension ExprSyntax {
    fileprivate var isPlainLiteral: Bool {
        self.is(StringLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
            || self.is(FloatLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
    }
}
