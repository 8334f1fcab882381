import SwiftSyntax

/// A place where an error becomes text as the system words it.
struct RawErrorText {
    let node: ExprSyntax
    /// The type of the error when the source says it.
    let type: String?
}

extension SourceFile {
    var rawErrorTexts: [RawErrorText] {
        let described = (accesses("localizedDescription") + accesses("debugDescription"))
            .filter { $0.base?.isError == true }
            .map { RawErrorText(node: ExprSyntax($0), type: errorType(of: $0.base!)) }
        let interpolated = interpolations.filter { $0.isPlainError }
            .map { RawErrorText(node: $0, type: nil) }
        let strings = calls("String").compactMap { call in
            (call.argument("describing") ?? call.argument("reflecting")).flatMap { value in
                value.isPlainError ? RawErrorText(node: ExprSyntax(call.node), type: nil) : nil
            }
        }
        return described + interpolated + strings
    }

    /// `LoginError` of `catch let error as LoginError`, of a property and of a parameter.
    private func errorType(of base: ExprSyntax) -> String? {
        guard let path = base.path?.split(separator: ".").map(String.init), let name = path.last else { return nil }
        if path.count == 1, let caught = base.caughtType { return caught }
        if path.count == 1, let parameter = base.parameterType(of: name) { return parameter }
        guard path.count == 1, let type = members(around: base).typeOfProperty[name] else { return nil }
        return type
    }
}

extension ExprSyntax {
    /// `error`, `error?`, `(error as NSError)`, `model.saveError`.
    var isError: Bool {
        if let path { return path.isErrorName }
        if let tuple = self.as(TupleExprSyntax.self),
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        {
            return sequence.elements.first?.path?.isErrorName == true
        }
        return false
    }

    /// An error itself and no word of it.
    fileprivate var isPlainError: Bool { path?.isErrorName == true }

    /// The type a `catch` around it names.
    fileprivate var caughtType: String? {
        guard let clause = ancestor(CatchClauseSyntax.self) else { return nil }
        let words = clause.catchItems.trimmedDescription.split(whereSeparator: { $0 == " " || $0 == "," })
        return words.firstIndex(of: "as").flatMap { words.dropFirst($0 + 1).first.map(String.init) }
    }

    fileprivate func parameterType(of name: String) -> String? {
        guard let function = enclosingMember?.as(FunctionDeclSyntax.self) else { return nil }
        return function.signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?
            .type.trimmedDescription.replacing("?", with: "")
    }
}

extension String {
    fileprivate var isErrorName: Bool {
        guard let last = split(separator: ".").last, first?.isLowercase == true else { return false }
        let name = last.lowercased()
        return name == "err" || name.hasSuffix("error")
    }
}
