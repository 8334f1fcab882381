import SwiftSyntax

extension MotionEffect {
    /// Hardly anyone notices it: it certainly moves by little, or moves what is hardly to be seen.
    func isSlight(in file: SourceFile) -> Bool {
        let isFaint = chain.modifiers("opacity").contains { use in
            use.call.firstUnlabelled.flatMap { file.amounts(of: $0) }?.max().map { $0 <= 0.1 } == true
        }
        if isFaint { return true }
        guard let limit = Self.noticed[call.name] else { return false }
        return call.node.arguments.filter { !Self.fixed.contains($0.label?.text ?? "") }.allSatisfy { argument in
            let amounts = file.amounts(of: argument.expression)
            guard let most = amounts?.max(), let least = amounts?.min() else { return false }
            // 0.3 − 0.25 is less than 0.05 in binary.
            return most - least + 1e-9 < limit
        }
    }

    /// Points, parts of the size, and degrees.
    private static let noticed = [
        "offset": 6, "position": 6, "scaleEffect": 0.05, "rotationEffect": 8, "rotation3DEffect": 8,
    ]
    /// They say how it moves, not by how much.
    private static let fixed: Set<String> = ["anchor", "axis", "anchorZ", "perspective"]
}

extension SourceFile {
    /// The numbers that a length, a scale or an angle in degrees can be; nil where one of them is not to be seen.
    fileprivate func amounts(of expression: ExprSyntax) -> [Double]? {
        if let number = number(expression) { return [number] }
        if let inner = expression.inBrackets { return amounts(of: inner) }
        if let sequence = expression.as(SequenceExprSyntax.self) { return amounts(ofChoice: Array(sequence.elements)) }
        if let call = Call(expression), call.name == "degrees" || call.hasArgument("degrees") {
            return call.node.arguments.first.flatMap { amounts(of: $0.expression) }
        }
        return expression.path.flatMap { amounts(ofState: $0, around: expression) }
    }

    /// `isBig ? 1.2 : 1`
    private func amounts(ofChoice parts: [ExprSyntax]) -> [Double]? {
        guard let choice = parts.dropLast().last?.as(UnresolvedTernaryExprSyntax.self), let last = parts.last,
            let first = amounts(of: choice.thenExpression), let second = amounts(of: last)
        else { return nil }
        return first + second
    }

    /// The first value of a `@State` and all that the file sets it to.
    private func amounts(ofState name: String, around node: ExprSyntax) -> [Double]? {
        let state = variables(named: name).first { $0.enclosingTypeName == node.enclosingTypeName }
        guard let state, state.attributeNames.contains("State"),
            let start = state.bindings.first?.initializer?.value, !mentions("$" + name)
        else { return nil }
        let changes = (assignmentsByName[name] ?? []).map { $0.isChange ? nil : $0.value }
        let numbers = ([start] + changes).map { number($0) }
        return changes.isEmpty || numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }
}

extension Assignment {
    /// `angle += 5`, which goes on from the value before.
    fileprivate var isChange: Bool { node.as(SequenceExprSyntax.self)?.assigned == nil }
}
