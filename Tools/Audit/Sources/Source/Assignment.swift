import SwiftSyntax

/// `target = value`, `target += value`, or `target.toggle()`.
public struct Assignment: Sendable {
    public let target: ExprSyntax
    /// `true` in `isOn = true`; nil for `toggle()` and values made of several parts.
    public let value: ExprSyntax?
    /// The whole statement.
    public let node: ExprSyntax

    /// The last name assigned to: `isOn` of `self.model.isOn`.
    public var name: String { target.lastName ?? "" }

    /// The target without `self`: `model.isOn`.
    public var path: String {
        var text = target.written.filter { $0 != "?" && $0 != "!" }
        if text.hasPrefix("self.") { text.removeFirst(5) }
        return text.hasPrefix("$") ? String(text.dropFirst()) : text
    }

    init?(_ node: SequenceExprSyntax) {
        var elements = node.elements.makeIterator()
        guard let target = elements.next(), let sign = elements.next(),
            sign.kind == .assignmentExpr
                || ["+=", "-="].contains(sign.as(BinaryOperatorExprSyntax.self)?.operator.text),
            let value = elements.next()
        else { return nil }
        self.target = target
        self.value = elements.next() == nil ? value : nil
        self.node = ExprSyntax(node)
    }

    init?(toggle call: Call) {
        guard call.name == "toggle", let base = call.base else { return nil }
        self.target = base
        self.value = nil
        self.node = ExprSyntax(call.node)
    }
}

extension SequenceExprSyntax {
    /// `a` of `a = b`.
    var assigned: ExprSyntax? {
        let parts = Array(elements)
        return parts.count > 2 && parts[1].is(AssignmentExprSyntax.self) ? parts[0] : nil
    }
}

extension SourceFile {
    /// The values given to `name` anywhere in the file.
    func assignments(to name: String) -> [ExprSyntax] {
        assignmentsByName[name]?.compactMap(\.value) ?? []
    }
}
