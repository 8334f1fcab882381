import SwiftSyntax

/// The numbers a length, a scale or an angle may be, as far as a file says: `isOpen ? 0 : 300` is 0 or 300.
///
/// Nothing is guessed: a value that is not to be seen has no numbers.
struct Amounts {
    let file: SourceFile
    /// Points for a whole window, screen or `GeometryReader`.
    static let wholeView = 400.0

    /// The distance between the smallest and the largest of them.
    func span(of expression: ExprSyntax) -> Double {
        let found = values(of: expression)
        return (found.max() ?? 0) - (found.min() ?? 0)
    }

    func values(of expression: ExprSyntax, depth: Int = 6) -> [Double] {
        guard depth > 0 else { return [] }
        if let number = file.number(expression) { return [number] }
        if let inner = expression.inBrackets { return values(of: inner, depth: depth) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return combined(Array(sequence.elements)[...], depth: depth)
        }
        if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "-" {
            return values(of: negation.expression, depth: depth).map { -$0 }
        }
        if let call = Call(expression) { return values(of: call, depth: depth) }
        return named(expression, depth: depth)
    }
}

extension Amounts {
    /// A choice binds least, then sums, then products.
    private func combined(_ parts: ArraySlice<ExprSyntax>, depth: Int) -> [Double] {
        guard parts.count > 1 else { return parts.first.map { values(of: $0, depth: depth - 1) } ?? [] }
        if let at = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            let first = parts[at].as(UnresolvedTernaryExprSyntax.self).map {
                values(of: $0.thenExpression, depth: depth - 1)
            }
            return (first ?? []) + combined(parts[(at + 1)...], depth: depth)
        }
        for signs in [["??"], ["+", "-"], ["*", "/"]] {
            let at = parts.lastIndex { signs.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "") }
            guard let at, let sign = parts[at].as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
            let (left, right) = (combined(parts[..<at], depth: depth), combined(parts[(at + 1)...], depth: depth))
            return Self.results(of: sign, left, right, factor: factor(parts))
        }
        return []
    }

    private static func results(of sign: String, _ left: [Double], _ right: [Double], factor: [Double]) -> [Double] {
        switch sign {
        case "??": return left + right
        case "+", "-":
            let (first, second) = (left.isEmpty ? [0] : left, right.isEmpty ? [0] : right)
            guard !(left.isEmpty && right.isEmpty) else { return [] }
            return pairs(first, second).map { sign == "+" ? $0 + $1 : $0 - $1 }
        case "*":
            guard !(left.isEmpty && right.isEmpty) else { return [] }
            return pairs(left.isEmpty ? factor : left, right.isEmpty ? factor : right).map { $0 * $1 }
        default: return pairs(left, right).compactMap { $1 == 0 ? nil : $0 / $1 }
        }
    }

    private static func pairs(_ left: [Double], _ right: [Double]) -> [(Double, Double)] {
        left.prefix(8).flatMap { first in right.prefix(8).map { (first, $0) } }
    }

    /// `CGFloat(page) * width`: one page further is one width further.
    private func factor(_ parts: ArraySlice<ExprSyntax>) -> [Double] {
        let counts = parts.contains { part in
            part.paths.contains { $0.speaks(of: ["index", "page", "tab", "step"]) }
        }
        return counts ? [0, 1] : []
    }
}

extension Amounts {
    private func values(of call: Call, depth: Int) -> [Double] {
        let given = call.node.arguments.map(\.expression)
        switch call.name {
        case "radians": return given.flatMap { values(of: $0, depth: depth - 1) }.map { $0 * 180 / .pi }
        case "Angle", "degrees", "CGFloat", "Double", "CGSize", "CGPoint", "init":
            return given.flatMap { values(of: $0, depth: depth - 1) }
        case "max", "min":
            let all = given.map { values(of: $0, depth: depth - 1) }
            return all.contains([]) ? [] : all.flatMap(\.self)
        case "random":
            guard let range = call.argument("in")?.inBrackets ?? call.argument("in") else { return [] }
            let ends = range.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            return ends.flatMap { values(of: $0, depth: depth - 1) }
        default:
            let body = call.base == nil ? file.members(around: call.node).bodies[call.name] ?? [] : []
            let found = body.flatMap { results(of: $0, depth: depth) }
            // A frame or a length made of the size of the view lies somewhere in it.
            return found.isEmpty && given.contains(where: \.namesWholeView) ? [0, Self.wholeView] : found
        }
    }

    private func named(_ expression: ExprSyntax, depth: Int) -> [Double] {
        if expression.namesWholeView { return [Self.wholeView] }
        switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "zero": return [0]
        case "pi": return [.pi]
        default: break
        }
        guard let path = expression.path else { return [] }
        let parts = path.split(separator: ".").map(String.init)
        if let value = file.localValue(of: parts[0], around: expression) {
            return values(of: value, depth: depth - 1)
        }
        // `size.width` of a value that the file keeps whole.
        let isPart = parts.count > 1 && ["width", "height", "x", "y", "degrees"].contains(parts.last)
        let name = isPart ? parts.dropLast().joined(separator: ".") : path
        let members = file.members(around: expression)
        if let body = members.bodies[name] { return body.flatMap { results(of: $0, depth: depth) } }
        return stored(name, around: expression, depth: depth)
    }

    /// The first value of a property and all that it is set to; none when nothing sets it.
    private func stored(_ name: String, around node: ExprSyntax, depth: Int) -> [Double] {
        let type = node.enclosingTypeName
        let set = file.assignments.filter { $0.path == name && $0.node.enclosingTypeName == type }
        guard !set.isEmpty else { return [] }
        let first = file.variables.filter { $0.enclosingTypeName == type }.flatMap { Array($0.bindings) }
            .first { $0.name == name }?.initializer?.value
        let later = set.flatMap { assignment -> [Double] in
            let parts = assignment.node.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            return combined(parts.dropFirst(2), depth: depth - 1)
        }
        return (first.map { values(of: $0, depth: depth - 1) } ?? []) + later
    }

    /// Of `{ isOpen ? 0 : 300 }`, and of each `return`.
    private func results(of body: Syntax, depth: Int) -> [Double] {
        var found = Search.all(ReturnStmtSyntax.self, in: body).compactMap(\.expression)
        let items =
            body.as(AccessorBlockSyntax.self)?.accessors.as(CodeBlockItemListSyntax.self)
            ?? body.as(CodeBlockSyntax.self)?.statements
        if let only = items?.first?.item.as(ExprSyntax.self), items?.count == 1 { found.append(only) }
        return found.flatMap { values(of: $0, depth: depth - 1) }
    }
}

extension ExprSyntax {
    /// `geometry.size.width`, `UIScreen.main.bounds.height`, `.screenW`.
    fileprivate var namesWholeView: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text.lowercased()
            if ["width", "height", "size"].contains(name) {
                return member.base?.written.speaks(of: ["geo", "proxy", "reader", "screen", "window"])
                    == true
            }
            return name.hasPrefix("screen") && name.speaks(of: ["screenw", "screenh", "screensize"])
        }
        if let call = Call(self) { return call.node.arguments.contains { $0.expression.namesWholeView } }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text.lowercased().speaks(of: ["screenw", "screenh"])
            == true
    }
}
