import SwiftSyntax

/// The fix of a tap: a plain button, where that is certainly the same view.
extension Tap {
    /// Empty where a button might look, lie or act otherwise.
    var asButton: [Edit] {
        guard call.name == "onTapGesture", position == chain.modifiers.count - 1,
            chain.node.endPosition == call.node.endPosition, let action, action.isPlainAction,
            call.node.arguments.allSatisfy({ $0.label?.text == "perform" }), let member = call.member,
            let base = member.base, ViewChain(of: base).isSameInButton, !member.period.leadingTrivia.hasComment,
            let code = code(action: action.written, label: base.written)
        else { return [] }
        let start = chain.node.positionAfterSkippingLeadingTrivia.utf8Offset
        return [Edit(start: start, end: chain.node.endPositionBeforeTrailingTrivia.utf8Offset, text: code)]
    }

    /// On one line where both parts are; nil where the lines could not be indented without changing a text.
    private func code(action: String, label: String) -> String? {
        guard (action + label).contains("\n") else {
            return "Button \(action) label: { \(label) }.buttonStyle(.plain)"
        }
        guard let indent = chain.node.lineIndent, !(action + label).contains("\"\"\"") else { return nil }
        let deeper = call.lineBreak.dropFirst(indent.count)
        let moved = deeper.isEmpty ? action : action.replacing(call.lineBreak, with: indent)
        return
            "Button \(moved) label: {\(indent)    \(label.replacing("\n", with: "\n    "))\(indent)}\(indent).buttonStyle(.plain)"
    }
}

extension Call {
    /// The break and the blanks before this modifier's dot, so that a further one stands like it; empty on one line.
    var lineBreak: String {
        guard let dot = node.calledExpression.as(MemberAccessExprSyntax.self)?.period else { return "" }
        let trivia = dot.leadingTrivia.description
        guard let newline = trivia.lastIndex(of: "\n") else { return "" }
        return String(trivia[newline...])
    }
}

extension ExprSyntax {
    /// The break and the blanks before it, where it is the first on its line.
    fileprivate var lineIndent: String? {
        guard let token = firstToken(viewMode: .sourceAccurate) else { return nil }
        let before = token.leadingTrivia.description
        return before.lastIndex(of: "\n").map { String(before[$0...]) }
    }
}

extension ClosureExprSyntax {
    /// It neither names nor uses the place of the tap.
    fileprivate var isPlainAction: Bool { signature == nil && !mentions(["$0"]) }
}

extension Trivia {
    fileprivate var hasComment: Bool { pieces.contains { !$0.isWhitespace } }
}

extension ViewChain {
    /// SwiftUI's own and drawn the same in a plain button: no control inside, and no text of several lines, which a button centres.
    fileprivate var isSameInButton: Bool {
        guard modifiers.allSatisfy({ Extent.knows($0.name) && !$0.isConditional && !Self.ofWhole.contains($0.name) }),
            !modifiers.contains(where: { $0.name.hasPrefix("on") || $0.name.hasPrefix("accessibility") })
        else { return false }
        if ["Image", "Spacer", "Divider"].contains(name) || SwiftUIViews.shapes.contains(name) { return true }
        if root.written.hasPrefix("Color.") { return true }
        if name == "Text" { return isOneLine }
        guard ["HStack", "VStack", "ZStack"].contains(name), let content = rootCall?.closure(nil) else { return false }
        return content.statements.allSatisfy { statement in
            statement.item.as(ExprSyntax.self).map { ViewChain(of: $0).isSameInButton } == true
        }
    }

    private var isOneLine: Bool {
        if has("multilineTextAlignment") { return true }
        if modifiers("lineLimit").contains(where: { $0.call.firstUnlabelled?.written == "1" }) {
            return true
        }
        let literal = rootCall?.firstUnlabelled?.as(StringLiteralExprSyntax.self)
        return literal.map { $0.segments.count == 1 && $0.written.count <= 24 } == true
    }

    /// They act on the whole view, or are asked of it.
    private static let ofWhole: Set<String> = [
        "gesture", "simultaneousGesture", "highPriorityGesture", "popover", "sheet", "alert", "confirmationDialog",
        "fullScreenCover", "task", "focusable", "focused", "textSelection", "id", "tag", "allowsHitTesting", "hidden",
        "position", "buttonStyle", "menuStyle", "keyboardShortcut",
    ]
}
